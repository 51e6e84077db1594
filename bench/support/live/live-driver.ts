import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readSharedClock } from './live-clock.ts';

/** One event: when its change began and when it was committed. Microseconds of the shared clock. */
export type ToldEvent = { number: number; begunAt: number; committedAt: number };

/** What a driver is asked for: so many events, evenly, to members of a group; their numbers begin at `first`. */
export type Drive = { group: 'own' | 'other'; first: number; count: number; perSecond: number };

export type Tell = (event: { number: number; group: Drive['group'] }) => Promise<ToldEvent>;

/** Lets the measurement make events in the process that is measured, and read its memory. */
export function serveDriver(port: number, tell: Tell): void {
  setFlagsFromString('--expose-gc');
  // The flag puts this function there.
  const collect = runInNewContext('gc') as () => void;
  const answer = async (url: URL): Promise<object> => {
    if (url.pathname === '/memory') {
      collect();
      return { bytes: process.memoryUsage().rss };
    }
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

async function drive({ group, first, count, perSecond }: Drive, tell: Tell): Promise<ToldEvent[]> {
  const startedAt = performance.now();
  const telling: Promise<ToldEvent>[] = [];
  while (telling.length < count) {
    const due = Math.min(count, ((performance.now() - startedAt) / 1000) * perSecond);
    while (telling.length < due) telling.push(tell({ number: first + telling.length, group }));
    await pauseUntil(startedAt + (telling.length / perSecond) * 1000);
  }
  return Promise.all(telling);
}

async function pauseUntil(instant: number): Promise<void> {
  const left = instant - performance.now();
  await (left > 1 ? new Promise((resolve) => setTimeout(resolve, left)) : turn());
}

/** For the side without commits: it sends at once. */
export function tellAtOnce(number: number, send: () => void): ToldEvent {
  const now = readSharedClock();
  send();
  return { number, begunAt: now, committedAt: now };
}
