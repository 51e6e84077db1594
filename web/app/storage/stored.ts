import { isOwned, keyOf, type StoredName } from './stored-keys.ts';

type Place = {
  key: StoredName;
  /** What the value is about, where there are several of that name. */
  part?: string;
  /** `tab` outlives a reload of this tab, `device` a restart of the browser. */
  lifetime: 'tab' | 'device';
};

type Options<T> = Place & {
  /** Checks what is stored, which another version may have written; undefined for what it does not know. */
  parse: (stored: unknown) => T | undefined;
};

export type Stored<T> = {
  read: () => T | undefined;
  write: (value: T) => void;
  remove: () => void;
};

/** A value in the storage of the browser, as JSON. Without storage, or with a full one, nothing is stored. */
export function createStored<T>({ parse, ...place }: Options<T>): Stored<T> {
  const { read, write, remove } = createStoredText(place);
  return {
    read: () => attempt(() => parse(JSON.parse(read() ?? 'null'))),
    write: (value) => write(JSON.stringify(value)),
    remove,
  };
}

/**
 * The same for a text, as it is. What belongs to a member is stored under their id: it is read by that member alone, and a screen that
 * closes after the session ended stores nothing.
 */
export function createStoredText({ key, part, lifetime }: Place): Stored<string> {
  const access = <R>(use: (storage: Storage, fullKey: string) => R) =>
    attempt(() => {
      const owner = isOwned(key) ? sessionStorage.getItem('user_id') : '';
      if (owner === null) return undefined;
      return use(lifetime === 'tab' ? sessionStorage : localStorage, keyOf(key, { owner, part }));
    });
  return {
    read: () => access((storage, fullKey) => storage.getItem(fullKey) ?? undefined),
    write: (text) => access((storage, fullKey) => storage.setItem(fullKey, text)),
    remove: () => access((storage, fullKey) => storage.removeItem(fullKey)),
  };
}

/** Returns the texts among the properties of a stored value, by their names. */
export function readTexts(stored: unknown): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isText));
}

/** Browsers forbid the storage in some windows and refuse what does not fit; what is on the screen is still there. */
export function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
