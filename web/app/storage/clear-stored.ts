import { attempt } from './stored.ts';
import { readKey } from './stored-keys.ts';

/**
 * Removes what a person leaves in this browser when their session ends: all that is not a setting of the browser. The unsent texts of
 * the given member stay. What is not known is removed, too: an older version may have stored it.
 */
export function clearPerson({ unsentOf }: { unsentOf?: string | undefined }): void {
  clear((key) => {
    const { kind, owner } = readKey(key);
    return kind === 'browser' || (kind === 'unsent' && owner === unsentOf);
  });
  // Only pictures that wait to be sent are there, beside the files of the site itself.
  attempt(() => void clearCaches().catch(() => undefined));
}

/** Removes what waits for another member than the one who signs in now. */
export function clearOthers(userId: string): void {
  clear((key) => {
    const { kind, owner } = readKey(key);
    return (kind !== 'own' && kind !== 'unsent') || owner === userId;
  });
}

function clear(stays: (key: string) => boolean): void {
  for (const open of [() => sessionStorage, () => localStorage]) {
    attempt(() => {
      const storage = open();
      for (const key of Object.keys(storage)) if (!stays(key)) storage.removeItem(key);
    });
  }
}

const cachesOfTheSite = /^(?:assets|offline-.*)$/;

async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !cachesOfTheSite.test(name)).map((name) => caches.delete(name)));
}
