import type { Context } from '#server/platform/context.ts';
import { removeFiles } from './remove-files.ts';
import { deleteWaitingBeyond } from './photos.repository.ts';

/** How many photos of an account may wait for a place. */
const mostWaiting = 10;

/** The oldest of too many photos that wait for a place are removed: whoever only uploads does not fill the store. */
export async function makeRoom({ transact }: Pick<Context, 'transact'>, accountId: number): Promise<void> {
  await transact(async (work) => {
    await removeFiles(work, await deleteWaitingBeyond(work.database, { accountId, kept: mostWaiting }));
  });
}
