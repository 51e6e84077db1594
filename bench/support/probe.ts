import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 5;

/** Asks for a small answer every few milliseconds over one connection until `work` is done: how long each one took, in ms. */
export async function probeWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const latencies: number[] = [];
  const ending = new AbortController();
  const end = () => ending.abort();
  const watched = work.then(end, end);
  while (!ending.signal.aborted) {
    const askedAt = performance.now();
    await ask(url, agent);
    latencies.push(performance.now() - askedAt);
    await wait(pauseMs);
  }
  await watched;
  agent.destroy();
  return latencies;
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}
