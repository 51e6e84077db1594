// @ts-check
/// <reference lib="webworker" />

/**
 * Shows the offline page when nobody can be reached, and keeps the files whose names carry a hash of their content.
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
