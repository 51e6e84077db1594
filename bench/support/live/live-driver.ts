import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readSharedClock } from './live-clock.ts';

/** One event: when its change began and when it was committed. Microseconds of the shared clock. */
export type ToldEvent = { number: number; begunAt: number; committedAt: number };

/** What a driver is asked for: so many events, evenly, to members of a group; their places begin at `first`. */
export type Drive = { group: 'own' | 'other'; first: number; count: number; perSecond: number };

/** Makes the event of a place; the answer has the number by which the crowd knows it. */
export type Tell = (event: { place: number; group: Drive['group'] }) => Promise<ToldEvent>;

/** Bytes of a process: what it holds after a collection, in its heap and its buffers, and what the system has given to it. */
export type Memory = { held: number; resident: number };

/** Lets the measurement make events in the process that is measured, and read its memory. */
export function serveDriver(port: number, tell: Tell): void {
  const answer = async (url: URL): Promise<object> => {
    if (url.pathname === '/memory') return readMemory();
    if (url.pathname !== '/drive') return {};
    const asked = Object.fromEntries(url.searchParams);
    const [first, count, perSecond] = [
      Number(asked['first']),
      Number(asked['count']),
      Number(asked['perSecond']),
    ];
    return drive({ group: asked['group'] === 'own' ? 'own' : 'other', first, count, perSecond }, tell);
  };
  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '', 'http://localhost')).then((body) =>
      response.end(JSON.stringify(body)),
    );
  });
  // The measurement comes back to its connection whenever it wants something.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
}

/** Several collections, because objects with finalisers go with the second one. */
async function readMemory(): Promise<Memory> {
  setFlagsFromString('--expose-gc');
  // The flag puts this function there.
  const collect = runInNewContext('gc') as () => void;
  for (let times = 0; times < 4; times += 1) {
    collect();
    await wait(100);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { held: heapUsed + external, resident: rss };
}

async function drive({ group, first, count, perSecond }: Drive, tell: Tell): Promise<ToldEvent[]> {
  const startedAt = performance.now();
  const telling: Promise<ToldEvent>[] = [];
  while (telling.length < count) {
    const due = Math.min(count, ((performance.now() - startedAt) / 1000) * perSecond);
    while (telling.length < due) telling.push(tell({ place: first + telling.length, group }));
    // Waiting in a loop would be more exact, and would take a processor from the others that it is measured with.
    await wait(startedAt + (telling.length / perSecond) * 1000 - performance.now());
  }
  return Promise.all(telling);
}

/** For the side without commits: it sends at once. */
export function tellAtOnce(number: number, send: () => void): ToldEvent {
  const now = readSharedClock();
  send();
  return { number, begunAt: now, committedAt: now };
}
