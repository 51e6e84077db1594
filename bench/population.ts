import { parseArgs } from 'node:util';
import { inventPerson } from '#demo/people/invent-person.ts';
import { populate } from '#demo/populate.ts';
import { showLines } from '#demo/show-progress.ts';
import { openStore } from '#scripts/operator/open-store.ts';
import { startPostgres } from '#scripts/test/start-postgres.ts';
import { formatNumber } from './support/numbers.ts';
import { printGoal, printHeading, printTable } from './support/report.ts';
import { readMemoryMiB } from './support/resources.ts';
import { createScratch } from './support/scratch.ts';

// How long a population takes on a PostgreSQL server of its own: `npm run bench:population -- --members 1000000`.
const { values } = parseArgs({ options: { members: { type: 'string', default: '100000' } } });
const members = Number(values.members);
/** 100,000 members in two minutes, a million in twenty. */
const goalSeconds = members * 0.0012;

const server = await startPostgres();
const store = await openStore({ DATA_DIR: createScratch(), DATABASE_URL: server.url });
let mostMemory = 0;
const watching = setInterval(() => {
  mostMemory = Math.max(mostMemory, readMemoryMiB(process.pid));
}, 200);
const progress = showLines('Members', { total: members });

const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
await populate(store, { members, onProgress: progress.update });
const seconds = (performance.now() - startedAt) / 1000;
const { user, system } = process.cpuUsage(cpuBefore);
const processorSeconds = (user + system) / 1e6;
clearInterval(watching);
await store.close();
await server.stop();

const inventedAt = performance.now();
const sample = Math.min(members, 20_000);
for (let index = 0; index < sample; index += 1) inventPerson({ seed: 1, index, now: new Date() });
const inventing = ((performance.now() - inventedAt) / 1000 / sample) * members;

printHeading(`A population of ${members.toLocaleString('en')} on a PostgreSQL server`);
printTable(
  [
    'members',
    'seconds',
    'members per second',
    'own processor time (s)',
    'inventing alone (s)',
    'resident at most (MiB)',
  ],
  [
    [members.toLocaleString('en'), seconds, members / seconds, processorSeconds, inventing, mostMemory].map(
      (cell) => (typeof cell === 'number' ? formatNumber(cell) : cell),
    ),
  ],
);
printGoal(`in ${formatNumber(goalSeconds)} s`, seconds <= goalSeconds);
