import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { Population } from '../populations.ts';
import { startSession } from '../calls/start-session.ts';
import type { SideProgram } from './live-side.ts';

/** The two processes of the product, as programs with members to connect. */
export type ProductPair = { first: SideProgram; second: SideProgram };

export type WantedPair = {
  /** The script of both processes. */
  file: string;
  /** The members at each of them. */
  connections: number;
  scratch: string;
};

/** Signs members in, half of them for each of two processes on one database. */
export async function prepareProductPair(
  population: Population,
  { file, connections, scratch }: WantedPair,
): Promise<ProductPair> {
  const { ids, tokens } = await signIn(population, connections * 2);
  const recipientsFile = path.join(scratch, 'recipients.json');
  writeFileSync(
    recipientsFile,
    JSON.stringify({ own: ids.slice(0, connections), other: ids.slice(connections) }),
  );
  const program = (name: string) => ({
    file,
    environment: {
      ...population.environment,
      DATA_DIR: path.join(scratch, name),
      SECRET_KEY: 'a key that both processes have in common',
      RATE_LIMITS: 'off',
      RECIPIENTS_FILE: recipientsFile,
    },
  });
  return {
    first: { ...program('first'), tokens: tokens.slice(0, connections) },
    second: { ...program('second'), tokens: tokens.slice(connections) },
  };
}

async function signIn({ store }: Population, count: number): Promise<{ ids: number[]; tokens: string[] }> {
  const rows = await store.database
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'user')
    .where('status', '=', 'active')
    .orderBy('id')
    .limit(count)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length < count) throw new Error(`There are only ${ids.length} active members`);
  const tokens: string[] = [];
  for (const id of ids) tokens.push(await startSession(store, id));
  // The other tables are those of a database that has been running for a while.
  await sql`vacuum (analyze) sessions`.execute(store.database);
  return { ids, tokens };
}
