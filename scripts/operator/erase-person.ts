import { deleteMember, findAccountByIdentifier } from '#server/features/accounts/accounts.repository.ts';
import { closeInvitationsTo } from '#server/features/imports/answers.repository.ts';
import { deleteReviewsOf } from '#server/features/reviews/reviews.repository.ts';
import { deleteStoriesOf } from '#server/features/stories/stories.repository.ts';
import type { Store } from './open-store.ts';

/** Who was erased under an e-mail address: a member, somebody who was imported and had not answered, or both. */
export type ErasedPerson = { wasMember: boolean; wasInvited: boolean };

/**
 * Erases a member with everything that hangs on the account, the stories that tell of them and the reviews that they
 * wrote, and what an import has brought about the same person. Their
 * photos' files are removed as orphans by the next cleaning.
 */
export async function erasePerson(
  { database, now }: Pick<Store, 'database' | 'now'>,
  email: string,
): Promise<ErasedPerson> {
  return database.transaction().execute(async (transaction) => {
    const account = await findAccountByIdentifier(transaction, email);
    if (account?.role === 'user') {
      await deleteStoriesOf(transaction, account.id);
      await deleteReviewsOf(transaction, account.id);
    }
    const wasMember = await deleteMember(transaction, email);
    const numbers = wasMember && typeof account?.mobile === 'string' ? [account.mobile] : [];
    const identifiers = [email, ...numbers];
    const closed = await closeInvitationsTo(transaction, { identifiers, now: now() });
    return { wasMember, wasInvited: closed > 0 };
  });
}
