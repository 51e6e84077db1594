type Options<T> = {
  key: string;
  /** `tab` outlives a reload of this tab, `device` a restart of the browser. */
  lifetime: 'tab' | 'device';
  /** Checks what is stored, which another version may have written; undefined for what it does not know. */
  parse: (stored: unknown) => T | undefined;
};

export type Stored<T> = {
  read: () => T | undefined;
  write: (value: T) => void;
  remove: () => void;
};

/** A value in the storage of the browser, as JSON. Without storage, or with a full one, nothing is stored. */
export function createStored<T>({ key, lifetime, parse }: Options<T>): Stored<T> {
  const open = () => (lifetime === 'tab' ? sessionStorage : localStorage);
  return {
    read: () => {
      try {
        return parse(JSON.parse(open().getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      try {
        open().setItem(key, JSON.stringify(value));
      } catch {
        // What is on the screen is still there.
      }
    },
    remove: () => {
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
