import { type Kysely, sql } from 'kysely';

/** The plans of a fresh site call interests and messages what the rest of the site calls them. What an owner wrote stays. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`update plans set features = array_replace(
    array_replace(features, 'Unlimited connection requests', 'Unlimited interests'),
    'Unlimited chat', 'Unlimited messages'
  )`.execute(database);
}
