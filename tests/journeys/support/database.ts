import { createDatabaseOn, type TestDatabase } from '#tests/support/test-database.ts';

/** What the start of a run tells its workers. */
const variables = { server: 'JOURNEY_SERVER_URL', template: 'JOURNEY_TEMPLATE' } as const;

/** Names the server and the database that the databases of this run begin as, with every table and nobody in it. */
export function announceTemplate(place: Record<keyof typeof variables, string>): void {
  process.env[variables.server] = place.server;
  process.env[variables.template] = place.template;
}

/** A copy of the template for one product, or for several that share it. */
export async function copyTemplate(): Promise<TestDatabase<string>> {
  return createDatabaseOn(readVariable(variables.server), readVariable(variables.template));
}

function readVariable(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is set at the start of a run of journeys`);
  return value;
}
