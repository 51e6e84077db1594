import { setTimeout as wait } from 'node:timers/promises';
import { connectLive, type LiveClient } from './live-client.ts';

/** A window of a browser: it shows its latest answer, and connects to another server when its own is gone. */
export type LiveWindow<Shown> = {
  /** Resolves when it shows what is expected, now or after an event. */
  shows: (isExpected: (shown: Shown) => boolean) => Promise<void>;
  /** Leaves its server and connects to the preferred one. */
  comeBack: () => void;
  close: () => Promise<void>;
};

export type LiveWindowOptions<Shown> = {
  token: string;
  /** The addresses of the servers, the preferred one first. */
  listAddresses: () => readonly string[];
  /** Loads what it shows from the connected server. */
  load: (address: string) => Promise<Shown>;
};

const pauseMs = 20;

/** Opens a window, which loads again after connecting and after every event. */
export function openWindow<Shown>({
  token,
  listAddresses,
  load,
}: LiveWindowOptions<Shown>): LiveWindow<Shown> {
  const ending = new AbortController();
  let connected: { client: LiveClient; address: string } | null = null;
  let shown: { value: Shown } | null = null;
  const waiting = new Set<() => void>();
  let isLoading = false;
  let isStale = false;

  const refresh = async (): Promise<void> => {
    isStale = true;
    if (isLoading || connected === null) return;
    isLoading = true;
    isStale = false;
    // A server that is gone cannot answer; the window connects to the next one.
    const value = await load(connected.address).catch(() => null);
    isLoading = false;
    if (value !== null) {
      shown = { value };
      for (const look of waiting) look();
    }
    if (isStale) await refresh();
  };
  /** Resolves when the connection ends; false when it could not be opened. */
  const stayAt = async (address: string): Promise<boolean> => {
    const client = await connectLive(address, { token }).catch(() => null);
    if (client === null) return false;
    client.socket.on('message', () => void refresh());
    connected = { client, address };
    void refresh();
    if (ending.signal.aborted) client.socket.close();
    await client.closed;
    connected = null;
    return true;
  };
  const stayAnywhere = async (): Promise<boolean> => {
    for (const address of listAddresses()) if (await stayAt(address)) return true;
    return false;
  };
  const stay = async () => {
    while (!ending.signal.aborted) if (!(await stayAnywhere())) await wait(pauseMs);
  };
  const staying = stay();

  return {
    shows: (isExpected) =>
      new Promise((resolve) => {
        const look = () => {
          if (shown === null || !isExpected(shown.value)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    comeBack: () => connected?.client.socket.close(),
    close: async () => {
      ending.abort();
      connected?.client.socket.close();
      await staying;
    },
  };
}
