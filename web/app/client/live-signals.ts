type Listener<T> = (value: T) => void;
type Signal<T> = {
  send: (value: T) => void;
  /** Calls back each time. Returns the function that stops this. */
  listen: (listener: Listener<T>) => () => void;
};

function createSignal<T>(): Signal<T> {
  const listeners = new Set<Listener<T>>();
  return {
    send: (value) => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A partner is writing a message to the viewer, by the partner's id. Nothing that is cached changes with it. */
export const typingSignal = createSignal<number>();

/** The live connection of this window opened, or opened again. */
export const connectedSignal = createSignal<void>();
