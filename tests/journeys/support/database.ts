import { createDatabaseOn, type TestDatabase } from '#tests/support/databases/test-database.ts';

/** What the setup of a run passes to its workers. */
const variables = { server: 'JOURNEY_SERVER_URL', template: 'JOURNEY_TEMPLATE' } as const;

/** Passes the server and the migrated template database of this run to the workers. */
export function announceTemplate(place: Record<keyof typeof variables, string>): void {
  process.env[variables.server] = place.server;
  process.env[variables.template] = place.template;
}

/** A copy of the template for one product, or for several that share it. */
export async function copyTemplate(): Promise<TestDatabase> {
  return createDatabaseOn(readVariable(variables.server), readVariable(variables.template));
}

function readVariable(variable: string): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`${variable} is set at the start of a run of journeys`);
  return value;
}
