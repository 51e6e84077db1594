import type { Configuration } from '#server/configuration.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { openStore, type Store } from '#scripts/operator/open-store.ts';
import { endWithParent } from '#scripts/start/end-with-parent.ts';
import { writePopulationState } from './population-state.ts';
import { populate, StoreInUse, usualMembers } from './populate.ts';
import { colleagues, signIns } from './population.ts';
import { listSeenFirst } from './portraits/list-seen-first.ts';
import { paintSome } from './portraits/paint-some.ts';
import { type DemoOptions, readOptions } from './read-options.ts';
import { showProgress } from './show-progress.ts';

// A step of the demo: fills the store, paints its own member, and sends the text with the sign-ins.
endWithParent();
const options = readOptions(process.argv.slice(2));
try {
  if (options !== null) await prepare(options);
} catch (error) {
  if (!isOperatorsToMend(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function prepare(wanted: DemoOptions): Promise<void> {
  const store = await openStore(process.env);
  try {
    await makePopulation(store, wanted);
    // Her pictures are there at the first sign-in.
    await paintSome(store, { upTo: 1 });
  } finally {
    await store.close();
  }
  process.send?.(writeSignIns(store.configuration));
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

/** The administrators of the other roles, which have the owner's password. */
function writeColleagues(): string {
  const lines = colleagues.map(({ role, email }) => `  ${role.replace('_', ' ').padEnd(18)}${email}`);
  return ['', '  With one part of the administration each, and the same password:', ...lines].join('\n');
}

function writeSignIns({ publicUrl, dataDirectory }: Configuration): string {
  return `
  ${publicUrl}

  Administrator   ${signIns.administrator.email}   ${signIns.administrator.password}
  Member          ${signIns.member.email}   ${signIns.member.password}
${writeColleagues()}

  Codes and mails: sign in as the administrator and open "Mail outbox".
  Stop with Ctrl-C; everything is kept in ${dataDirectory}.

`;
}

function isOperatorsToMend(error: unknown): error is Error {
  return [StoreInUse, ConfigurationError, DataDirectoryInUse].some((kind) => error instanceof kind);
}
