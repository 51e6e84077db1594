import { attempt } from './stored.ts';

/** Removes the values of this tab with a key that begins so. Apart, because no page that a visitor opens needs it. */
export function removeFromTab(prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}
