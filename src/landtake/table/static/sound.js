// A few quiet sounds, made on the spot; off until somebody wants them.

const TUNES = { turn: [523, 659], move: [330], refused: [196], over: [523, 659, 784] };

export class Sound {
  constructor() {
    this.enabled = false;
  }

  play(name) {
    if (!this.enabled) return;
    this.context ??= new AudioContext();
    TUNES[name].forEach((pitch, i) => {
      const start = this.context.currentTime + i * 0.12;
      const tone = this.context.createOscillator();
      const volume = this.context.createGain();
      tone.type = "triangle";
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
      tone.connect(volume).connect(this.context.destination);
      tone.start(start);
      tone.stop(start + 0.25);
    });
  }
}
