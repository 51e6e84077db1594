import { setTimeout as wait } from 'node:timers/promises';
import { connectLive, type LiveClient } from './live-client.ts';

/** A window as a browser keeps it: it shows what it asked for last, and comes back elsewhere when its server goes. */
export type LiveWindow<Shown> = {
  /** Resolves when it shows what is expected, whether it does already or only after it was told of a change. */
  shows: (isExpected: (shown: Shown) => boolean) => Promise<void>;
  /** Leaves its server and connects anew, to the one it likes best. */
  comeBack: () => void;
  close: () => Promise<void>;
};

export type LiveWindowOptions<Shown> = {
  token: string;
  /** Where servers are, the one it likes best first. */
  listAddresses: () => readonly string[];
  /** Asks the server it is connected to for what it shows. */
  load: (address: string) => Promise<Shown>;
};

const pauseMs = 20;

/** Opens a window: after connecting and after everything it is told, it asks anew. */
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
    // A server that is gone cannot answer: then the next one is asked.
    const value = await load(connected.address).catch(() => null);
    isLoading = false;
    if (value !== null) {
      shown = { value };
      for (const look of waiting) look();
    }
    if (isStale) await refresh();
  };
  /** Stays as long as the connection holds; false when there was none. */
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
