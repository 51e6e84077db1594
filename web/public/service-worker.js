// @ts-check
/// <reference lib="webworker" />

/**
 * Shows the offline page when nobody can be reached, keeps the files whose names carry a hash of their content, and shows pushes.
 * Calls and pages are never kept: they hold personal data.
 */

/** Of the offline page and its files; a test says when it must change. */
const version = 'e5909d62';
const offlineCache = `offline-${version}`;
const assetsCache = 'assets';
const mostAssets = 200;

const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.css', '/art/mark.svg', '/art/mark-on-dark.svg'];
const offlinePolicy = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

// `self` is typed as a window where no worker is expected.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineFiles().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldCaches(), preloadNavigations()]).then(() => worker.clients.claim()));
});

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

worker.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(openScreen(notification.data));
});

worker.addEventListener('pushsubscriptionchange', (event) => {
  // Browsers send it with the subscriptions, of which the standard types know nothing yet.
  event.waitUntil(subscribeAgain(/** @type {PushChange} */ (event)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(loadPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(loadAsset(event));
  else if (offlineFiles.includes(pathname)) event.respondWith(loadOfflineFile(request));
});

async function keepOfflineFiles() {
  const cache = await caches.open(offlineCache);
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
}

async function forgetOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== offlineCache && name !== assetsCache).map((name) => caches.delete(name)),
  );
}

/** The page is asked for while the worker starts, so that the worker slows nothing down. */
async function preloadNavigations() {
  await worker.registration.navigationPreload?.enable();
}

/** @param {FetchEvent} event */
async function loadPage({ request, preloadResponse }) {
  try {
    /** @type {Response | undefined} */
    const preloaded = await preloadResponse;
    return preloaded ?? (await fetch(request));
  } catch {
    return showOfflinePage();
  }
}

async function showOfflinePage() {
  const kept = await caches.match(offlinePage);
  if (kept === undefined) return Response.error();
  return new Response(await kept.blob(), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': offlinePolicy },
  });
}

/** @param {Request} request */
async function loadOfflineFile(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request.url)) ?? Response.error();
  }
}

/** @param {FetchEvent} event */
async function loadAsset(event) {
  const { request } = event;
  const kept = await caches.match(request.url, { cacheName: assetsCache });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keepAsset(request, answer.clone()));
  return answer;
}

/**
 * A full disk keeps nothing, and takes nothing away: the file was fetched.
 * @param {Request} request
 * @param {Response} answer
 */
async function keepAsset(request, answer) {
  try {
    const cache = await caches.open(assetsCache);
    await cache.put(request.url, answer);
    await forgetOldestAssets(cache);
  } catch {
    // Kept another time.
  }
}

/** @param {Cache} cache */
async function forgetOldestAssets(cache) {
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - mostAssets));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

/** A push replaces the last one, which was not looked at: a phone rings once. The pages close it when somebody is there. */
const tag = 'messages';
const defaultIcon = '/icons/icon-192.png';

/**
 * Shows what a push says, unless the person is looking at the site.
 * @param {PushMessageData | null} data
 */
async function showPush(data) {
  const push = readPush(data);
  if (push === undefined || (maySayNothing() && (await isWatched()))) return;
  const { title, body, path } = push;
  await worker.registration.showNotification(title, { body, tag, icon: await findIcon(), data: path });
}

/** @param {PushMessageData | null} data */
function readPush(data) {
  try {
    const { title, body, path } = data?.json() ?? {};
    if (typeof title === 'string' && typeof body === 'string') return { title, body, path };
  } catch {
    // Not a push of this site.
  }
  return undefined;
}

/** Safari ends a subscription whose pushes show nothing. All other browsers name themselves after Chrome, or have another engine. */
function maySayNothing() {
  const { userAgent } = navigator;
  return !userAgent.includes('AppleWebKit') || userAgent.includes('Chrome');
}

function listWindows() {
  return worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
}

async function isWatched() {
  const windows = await listWindows();
  return windows.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
}

/** The icon of the installed site, which is the operator's own logo where there is one. */
async function findIcon() {
  try {
    const answer = await fetch('/manifest.webmanifest');
    const { icons } = await answer.json();
    return icons[0].src;
  } catch {
    return defaultIcon;
  }
}

/**
 * Shows a screen of this site in the window that shows it already, else in the one that was used last, else in a new one.
 * @param {unknown} path
 */
async function openScreen(path) {
  const { origin } = worker.location;
  const wanted = new URL(typeof path === 'string' ? path : '/', origin);
  const { href, pathname } = wanted.origin === origin ? wanted : new URL('/', origin);
  const windows = await listWindows();
  const showing = windows.find(({ url }) => new URL(url).pathname === pathname);
  const open = showing ?? windows[0];
  try {
    // First, because browsers allow it for a moment after the press.
    await open?.focus();
    if (showing === undefined) await (open === undefined ? worker.clients.openWindow(href) : open.navigate(href));
  } catch {
    // A window that this worker cannot lead, for example one that was loaded without it.
    await worker.clients.openWindow(href);
  }
}

/** @typedef {ExtendableEvent & { oldSubscription?: PushSubscription | null, newSubscription?: PushSubscription | null }} PushChange */

/**
 * Subscribes again when the browser has ended a subscription. The server hears of it when the member comes back, because the worker
 * has no session.
 * @param {PushChange} change
 */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  if (newSubscription || !oldSubscription) return;
  await worker.registration.pushManager.subscribe(oldSubscription.options);
}
