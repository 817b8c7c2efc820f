// Shows that it is somebody's turn while no page is open, and brings them to the table.

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? { title: "Landtake", body: "", url: "/", tag: "turn" };
  const options = { body: told.body, tag: told.tag, data: told.url, icon: "/static/icon.svg" };
  event.waitUntil(self.registration.showNotification(told.title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data, self.location.origin).href));
});

async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => page.url === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
