import { randomUUID } from 'node:crypto';
import { type Account, findAccountByEmail } from '#server/features/accounts/accounts.ts';
import { closeInvitationsTo } from '#server/features/imports/imports.ts';
import { eraseMember } from '#server/features/privacy/privacy.ts';
import { announceMemberChange } from '#server/features/settings/settings.ts';
import { isShownToOthers } from '#server/features/visibility/visibility.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { notifyProcesses } from '#server/platform/database/database-channel.ts';
import { type Announcement, writePayloads } from '#server/platform/live/announcer.ts';

/** What was erased under an e-mail address: a member, the invitation of an imported person, or both. */
export type ErasedPerson = { wasMember: boolean; wasInvited: boolean };

/**
 * Erases the person with an e-mail address at once, as the product does a week after a member's request: the member, and the data
 * that was imported about the person. The audit log records it by number alone.
 */
export async function erasePerson(
  { database, files, configuration, now }: Pick<Context, 'database' | 'files' | 'configuration' | 'now'>,
  email: string,
): Promise<ErasedPerson> {
  const { folders, ...outcome } = await database.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email);
    const erased =
      account === undefined
        ? null
        : await eraseAccount({ configuration, database: transaction }, { account, now: now() });
    const invited = await closeInvitationsTo(transaction, { identifiers: [email], now: now() });
    const invitations = invited + (erased?.invitations ?? 0);
    const wasInvited = invitations > 0;
    const record = { administratorId: null, after: { invitations }, now: now() };
    if (account !== undefined && erased !== null) {
      await recordAction(transaction, {
        ...record,
        action: 'member.erased',
        subject: `account ${account.id}`,
      });
    } else if (wasInvited) {
      await recordAction(transaction, { ...record, action: 'invitation.erased', subject: 'invitations' });
    }
    return { folders: erased?.folders ?? [], wasMember: erased !== null, wasInvited };
  });
  // The nightly cleaning finds the files that an interruption leaves.
  for (const folder of folders) await files.deleteUnder(folder);
  return outcome;
}

type Erasing = { account: Account; now: Date };

/** Erases a member. The open windows of others are connected to running servers, which are other processes. */
async function eraseAccount(context: Pick<Context, 'configuration' | 'database'>, { account, now }: Erasing) {
  const { database: transaction } = context;
  const announcements: Announcement[] = [];
  const announce = (accountId: number, event: Announcement['event']) =>
    void announcements.push({ accountId, event });
  if (isShownToOthers(account)) await announceMemberChange({ database: transaction, announce }, account.id);
  await notifyProcesses(transaction, writePayloads(randomUUID(), { announcements }));
  return eraseMember(context, { accountId: account.id, now });
}
