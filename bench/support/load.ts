import autocannon from 'autocannon';
import { readCpuSeconds } from './resources.ts';
import type { RunningServer } from './running-server.ts';

export type Load = {
  path: string;
  connections: number;
  /** For POST: the JSON body of each connection, in turn. */
  bodies?: readonly object[];
  /** The headers of each request, in turn; every connection begins at another of them. */
  headers?: readonly Record<string, string>[];
} & ({ seconds: number } | { requests: number });

export type LoadResult = {
  perSecond: number;
  /** Milliseconds; the load generator counts whole ones. */
  p99: number;
  total: number;
  /** Processor time of the server's process for each request, in microseconds; it does not know of other loads. */
  cpuMicroseconds: number;
};

/** Loads a server from this process. Throws when an answer is not a success: then the numbers mean nothing. */
export async function loadServer(server: RunningServer, load: Load): Promise<LoadResult> {
  const { path, connections, bodies, headers } = load;
  const requests = headers?.map((own, index) => requestOf(own, bodies?.[index % bodies.length]));
  let turn = 0;
  const cpuBefore = readCpuSeconds(server.pid);
  const result = await autocannon({
    url: server.address + path,
    connections,
    ...('seconds' in load ? { duration: load.seconds } : { amount: load.requests }),
    ...(bodies !== undefined && { method: 'POST' }),
    ...(requests !== undefined && { requests }),
    setupClient: (client: autocannon.Client) => {
      if (requests !== undefined) {
        client.setRequests(rotate(requests, Math.floor((turn * requests.length) / connections)));
        turn += 1;
        return;
      }
      if (bodies === undefined) return;
      client.setHeaders({ 'content-type': 'application/json' });
      client.setBody(JSON.stringify(bodies[turn % bodies.length]));
      turn += 1;
    },
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests to ${path} failed`);
  const total = result.requests.total;
  return {
    perSecond: total / result.duration,
    p99: result.latency.p99,
    total,
    cpuMicroseconds: ((readCpuSeconds(server.pid) - cpuBefore) / total) * 1e6,
  };
}

function requestOf(headers: Record<string, string>, body: object | undefined): autocannon.Request {
  if (body === undefined) return { headers };
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

function rotate(requests: readonly autocannon.Request[], by: number): autocannon.Request[] {
  return [...requests.slice(by), ...requests.slice(0, by)];
}
