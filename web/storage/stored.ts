type Place = {
  key: string;
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

/** The same for a text, as it is. */
export function createStoredText({ key, lifetime }: Place): Stored<string> {
  const open = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => attempt(() => open().getItem(key) ?? undefined),
    write: (text) => attempt(() => open().setItem(key, text)),
    remove: () => attempt(() => open().removeItem(key)),
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
