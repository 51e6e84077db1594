import { sql } from 'kysely';
import type { Database } from '#server/platform/database/database.ts';

export type PageVersion = {
  version: string;
  text: string;
  finalText: string | null;
  note: string;
  publishedAt: Date;
  administrator: string | null;
};

/** The published versions of a page, newest first. */
export async function listPageVersions(database: Database, page: string): Promise<PageVersion[]> {
  return database
    .selectFrom('pageVersions')
    .leftJoin('accounts', 'accounts.id', 'pageVersions.publishedBy')
    .leftJoin('administrators', 'administrators.accountId', 'pageVersions.publishedBy')
    .select(['version', 'text', 'finalText', 'note', 'publishedAt'])
    .select(sql<string | null>`coalesce(nullif(administrators.name, ''), accounts.email)`.as('administrator'))
    .where('page', '=', page)
    .orderBy('pageVersions.id', 'desc')
    .execute();
}

type NewVersion = {
  page: string;
  version: string;
  text: string;
  finalText: string | null;
  note: string;
  publishedBy: number | null;
  publishedAt: Date;
};

/** Adds a version of a page. Of one that is there, only the final text is added, if it has none. */
export async function insertPageVersion(database: Database, version: NewVersion): Promise<void> {
  await database
    .insertInto('pageVersions')
    .values(version)
    .onConflict((conflict) =>
      conflict
        .columns(['page', 'version'])
        .doUpdateSet({ finalText: version.finalText })
        .where('pageVersions.finalText', 'is', null),
    )
    .execute();
}
