import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 5;

/** A call that others make: GET, or POST when it has a body. Each of the callers, if it has some, makes it in turn. */
export type Probe = { url: string; callers?: readonly Record<string, string>[]; body?: object };

/** Makes a call every few milliseconds over one connection until `work` is done: how long each one took, in ms. */
export async function probeWhile(probe: Probe, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const latencies: number[] = [];
  const ending = new AbortController();
  const end = () => ending.abort();
  const watched = work.then(end, end);
  while (!ending.signal.aborted) {
    const askedAt = performance.now();
    await ask(agent, { ...probe, caller: probe.callers?.[latencies.length % probe.callers.length] });
    latencies.push(performance.now() - askedAt);
    await wait(pauseMs);
  }
  await watched;
  agent.destroy();
  return latencies;
}

type Call = Probe & { caller: Record<string, string> | undefined };

function ask(agent: Agent, { url, caller, body }: Call): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST';
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers: { ...caller, ...type } }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
