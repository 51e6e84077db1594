import { createStore } from '#web/design/store.ts';

/** The event of Chromium browsers when the site can be installed; not in the standard DOM types. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** How this browser installs the site: with a prompt, by hand, or not at all because it is installed. */
type InstallState = 'offered' | 'by-hand-ios' | 'by-hand' | 'installed';

let offer: InstallEvent | undefined;

export const installState = createStore<InstallState>('by-hand');

/** Follows what the browser offers. To be called at the start: browsers offer the installation once, and early. */
export function followInstallation(): void {
  installState.set(readState());
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Browsers that send this event send it with its prompt.
    offer = event as InstallEvent;
    installState.set('offered');
  });
  window.addEventListener('appinstalled', () => installState.set('installed'));
}

/** Shows the browser's own prompt. An offer can be used once. */
export async function askToInstall(): Promise<void> {
  const current = offer;
  offer = undefined;
  if (current === undefined) return;
  const { outcome } = await current.prompt();
  installState.set(outcome === 'accepted' ? 'installed' : 'by-hand');
}

function readState(): InstallState {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed';
  return isAppleTouchDevice() ? 'by-hand-ios' : 'by-hand';
}

/** iPads name themselves Macs, but no Mac has a touch screen. */
export function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}

/** Registers the worker. Registering it again changes nothing. */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
}

/** Registers the worker that shows the offline page and pushes, once everything the page needs has arrived. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Without it the offline page and pushes are missing; private windows of some browsers refuse it.
    registerWorker().catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
