// The line to a table: messages with acknowledgement, sent again until they are answered; frames as they come.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const ANSWER_WITHIN = 8000;
const POLL_SECONDS = 20;
const SOCKETS_TO_TRY = 3;

export class Line {
  // `heard` gets {frame}, {you} and {state: "live" | "polling" | "lost"}; `where` gives {seat, wide, since} for a new connection.
  constructor(table, where, heard) {
    this.base = `/api/tables/${table}`;
    this.where = where;
    this.heard = heard;
    this.waiting = new Map();
    this.count = 0;
    this.failures = 0;
    this.session = Math.random().toString(36).slice(2, 10);
    addEventListener("online", () => this.open());
    this.open();
  }

  send(message) {
    const id = `${this.session}-${++this.count}`;
    return new Promise((resolve) => {
      this.waiting.set(id, { message: { ...message, id }, resolve, timer: 0 });
      this.push(id);
    });
  }

  // Whether anybody can see the page; who cannot is told of their turn in another way.
  hide(hidden) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "hidden", hidden }));
  }

  look(seat, wide) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ type: "look", seat, wide }));
    else if (this.polling) this.poll();
  }

  push(id) {
    const entry = this.waiting.get(id);
    if (!entry) return;
    clearTimeout(entry.timer);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(entry.message));
    else if (this.polling) this.post(id, entry);
    entry.timer = setTimeout(() => this.push(id), ANSWER_WITHIN);
  }

  answered(answer) {
    const entry = this.waiting.get(answer.re);
    if (!entry) return;
    clearTimeout(entry.timer);
    this.waiting.delete(answer.re);
    entry.resolve(answer);
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return;
    clearTimeout(this.retry);
    const address = new URL(`${this.base}/live?${this.query()}`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.polling = false;
      this.heard({ state: "live" });
      if (document.hidden) this.hide(true);
      for (const id of this.waiting.keys()) this.push(id);
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "answer") this.answered(message);
      else if (message.type === "frame") this.heard({ frame: message.frame, now: message.now });
      else if (message.type === "you") this.heard({ you: message });
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  query() {
    const { seat, wide, since } = this.where();
    return `since=${since}&wide=${wide}${seat === null ? "" : `&seat=${seat}`}`;
  }

  lost() {
    this.failures += 1;
    if (this.failures >= SOCKETS_TO_TRY && !this.polling) this.startPolling();
    if (!this.polling) this.heard({ state: "lost" });
    this.retry = setTimeout(() => this.open(), Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1)));
  }

  // The same messages by POST, the same frames by long poll, where sockets do not get through.

  startPolling() {
    this.polling = true;
    for (const id of this.waiting.keys()) this.push(id);
    this.poll();
  }

  async poll() {
    this.aborter?.abort();
    const aborter = new AbortController();
    this.aborter = aborter;
    while (this.polling && !aborter.signal.aborted) {
      try {
        const wait = this.where().since ? POLL_SECONDS : 0;
        const response = await fetch(`${this.base}/state?${this.query()}&wait=${wait}`, { signal: aborter.signal });
        if (!response.ok) throw new Error(response.statusText);
        const { you, frame, now } = await response.json();
        if (aborter.signal.aborted) return;
        this.heard({ state: "polling" });
        this.heard({ you });
        this.heard({ frame, now });
      } catch {
        if (aborter.signal.aborted) return;
        this.heard({ state: "lost" });
        await new Promise((resolve) => setTimeout(resolve, 2000));
      }
    }
  }

  async post(id, entry) {
    try {
      const response = await fetch(`${this.base}/messages`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(entry.message),
      });
      this.answered({ re: id, ...(await response.json()) });
    } catch {
      // The timer of the message sends it again.
    }
  }
}
