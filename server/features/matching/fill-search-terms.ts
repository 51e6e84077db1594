import type { Context } from '#server/platform/context.ts';
import { refreshMatching } from './matching-rows.repository.ts';
import { listWithoutTerms } from './search-terms.repository.ts';

const batchSize = 1000;

/** Lets free text find the next members who were here before it could; false when there are no more. */
export async function fillSearchTerms({ transact }: Pick<Context, 'transact'>): Promise<boolean> {
  return transact(async ({ database }) => {
    const ids = await listWithoutTerms(database, batchSize);
    await refreshMatching(database, ids);
    return ids.length === batchSize;
  });
}
