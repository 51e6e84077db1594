import type { ValidInput } from '#contract/endpoint.ts';
import type { sendInvitations as contract } from '#contract/imports/send-invitations.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Context } from '#server/platform/context.ts';
import { orderMails } from './answers.repository.ts';

/** Orders the mails of an import, or of the chosen invitations; gives how many. They leave at a bounded pace. */
export async function sendInvitations(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof contract>; administratorId: number },
): Promise<number> {
  const { import_id: importId, invitation_ids: ids } = input;
  return context.transact(async ({ database }) => {
    const mails = await orderMails(database, { importId, ids });
    const subject = importId === undefined ? `${mails} invitations` : `import ${importId}`;
    await recordAction(database, {
      administratorId,
      action: 'invitations.ordered',
      subject,
      now: context.now(),
    });
    return mails;
  });
}
