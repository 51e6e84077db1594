import type { Application } from '#server/application.ts';
import type { Configuration } from '#server/configuration.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { stopOnSignals } from '#server/platform/stop-on-signals.ts';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { buildWhenStale } from '#scripts/start/build-when-stale.ts';
import { readPopulationState, writePopulationState } from './population-state.ts';
import { populate, usualMembers } from './populate.ts';
import { colleagues, signIns } from './population.ts';
import { listSeenFirst } from './portraits/list-seen-first.ts';
import { countPainted, paintPortraits } from './portraits/paint-portraits.ts';
import type { DemoOptions } from './read-options.ts';
import { showLines, showProgress } from './show-progress.ts';
import { startProduct } from './start-product.ts';

/** Makes the population when there is none, starts the product, says how to sign in, and paints what is not painted yet. */
export async function runDemo(options: DemoOptions): Promise<void> {
  await buildWhenStale();
  const store = await openStore(process.env);
  try {
    await makePopulation(store, options);
  } finally {
    await store.close();
  }
  const { configuration } = store;
  const application = await startProduct(configuration);
  const stopping = new AbortController();
  let painting = Promise.resolve();
  const close = async () => {
    stopping.abort();
    await painting;
    await application.close();
  };
  stopOnSignals(close, createLogger(configuration.logLevel));
  try {
    // The pictures of the demo's own member are there at the first sign-in.
    await paintSome(application, { upTo: 1 });
    await application.server.listen({ port: configuration.port, host: configuration.host });
    await application.startWorkers();
  } catch (error) {
    // Most often a busy port. The data directory must be released.
    await close();
    throw error;
  }
  tellSignIns(configuration);
  painting = paintRest(application, stopping.signal);
  await painting;
}

async function makePopulation(store: Store, { members: wanted, seed }: DemoOptions): Promise<void> {
  const members = wanted ?? usualMembers;
  const { dataDirectory } = store.configuration;
  const progress = showProgress('Inviting people', members);
  const making = populate(store, {
    members,
    seed,
    onProgress: progress.update,
    beforeCommit: () => writePopulationState(dataDirectory, { seed, members, painted: 0, first: [] }),
  });
  const made = await making.finally(progress.stop);
  if (made.isNew) {
    await writePopulationState(dataDirectory, {
      seed,
      members,
      painted: 0,
      first: await listSeenFirst(store),
    });
  }
  if (!made.isNew && wanted !== undefined) {
    process.stderr.write(
      `There are ${made.members} members already; they are left as they are. Another DATA_DIR or database holds others.\n`,
    );
  }
}

type Part = { upTo?: number; signal?: AbortSignal; onProgress?: (done: number) => void };

/** Continues painting. A failed picture is reported, and the product runs without it. */
async function paintSome({ context }: Application, part: Part): Promise<void> {
  try {
    const state = await readPopulationState(context.configuration.dataDirectory);
    if (state !== null) await paintPortraits(context, { ...part, state });
  } catch (error) {
    process.stderr.write(`No more portraits: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

/** Paints beside the product, and shows the progress. */
async function paintRest(application: Application, signal: AbortSignal): Promise<void> {
  const state = await readPopulationState(application.context.configuration.dataDirectory);
  if (state === null || state.painted >= countPainted(state)) return;
  const { update } = showLines('Portraits painted', { total: countPainted(state), begun: state.painted });
  await paintSome(application, { signal, onProgress: update });
}

/** The administrators of the other roles, which have the owner's password. */
function writeColleagues(): string {
  const lines = colleagues.map(({ role, email }) => `  ${role.replace('_', ' ').padEnd(18)}${email}`);
  return ['', '  With one part of the administration each, and the same password:', ...lines].join('\n');
}

function tellSignIns({ publicUrl, dataDirectory }: Configuration): void {
  process.stdout.write(`
  ${publicUrl}

  Administrator   ${signIns.administrator.email}   ${signIns.administrator.password}
  Member          ${signIns.member.email}   ${signIns.member.password}
${writeColleagues()}

  Codes and mails: sign in as the administrator and open "Mail outbox".
  Stop with Ctrl-C; everything is kept in ${dataDirectory}.

`);
}
