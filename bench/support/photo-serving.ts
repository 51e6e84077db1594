import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareSides, ratiosOf } from './compare.ts';
import { type LoadResult, loadServer } from './load.ts';
import { median } from './numbers.ts';
import type { Product } from './product.ts';
import { printGoal, printHeading, printTable } from './report.ts';
import { type RunningServer, startServer } from './running-server.ts';

const rounds = 6;
const connections = 8;
const seconds = 3;
const mostTimes = 1.3;

/** The file of a photo as a browser loads it for a card, against the same file of the same folder behind Fastify's static files. */
export async function measureServing(
  product: Product,
  { server, sealed }: { server: RunningServer; sealed: string },
): Promise<void> {
  const bareServer = await startServer({
    file: fileURLToPath(import.meta.resolve('./bare/bare-files.ts')),
    environment: { FILES: path.join(product.dataDirectory, 'photos') },
    logFile: path.join(product.scratch, 'bare-files.log'),
    readyPath: '/health/ready',
  });
  const token = sealed.split('/')[2]?.slice(0, 24) ?? '';
  const paths = {
    own: sealed.replace('960.jpg', '320.avif'),
    bare: `/${token.slice(0, 2)}/${token}/320.avif`,
  };
  const measured: { bare: LoadResult; own: LoadResult }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = {
      bare: await loadServer(bareServer, { path: paths.bare, connections, seconds }),
      own: await loadServer(server, { path: paths.own, connections, seconds }),
    };
    // The first round warms both up.
    if (round > 0) measured.push(pair);
  }
  await bareServer.stop();
  const sides = {
    bare: { name: 'Fastify with @fastify/static', samples: measured.map(({ bare }) => bare) },
    own: { name: 'built product: path sealed for a session', samples: measured.map(({ own }) => own) },
  };
  const timeEach = ({ perSecond }: LoadResult) => 1e6 / perSecond;
  printHeading(`GET /photos/…/320.avif (${product.engine}; ${connections} connections, ${rounds} rounds)`);
  printTable(
    ['', 'time each (µs)', 'p99 (ms)', 'processor time of the process each (µs)'],
    compareSides([timeEach, ({ p99 }) => p99, ({ cpuMicroseconds }) => cpuMicroseconds], sides),
  );
  printGoal(
    `at most ${mostTimes} times the time of static files`,
    median(ratiosOf(timeEach, sides)) <= mostTimes,
  );
}
