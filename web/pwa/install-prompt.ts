import { createStore } from '#web/design/store.ts';

/** What Chromium browsers hand over when the site may be installed; not in the standard DOM types. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> };

/** How this browser installs the site: by asking, by hand, or not any more because it is installed. */
export type InstallState = 'offered' | 'by-hand-ios' | 'by-hand' | 'installed';

let offer: InstallEvent | undefined;

export const installState = createStore<InstallState>('by-hand');

/** Listens from the start: browsers offer the installation once, and early. */
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

/** Shows the browser's own question. An offer can be used once. */
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

/** iPads call themselves Macs, but no Mac has a touch screen. */
function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
