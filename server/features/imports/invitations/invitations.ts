import type { ValidInput } from '#contract/calls/endpoint.ts';
import type {
  listInvitations as listInvitationsEndpoint,
  sendInvitations as sendInvitationsEndpoint,
} from '#contract/imports/invitations.ts';
import { createToken, hashToken } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import {
  closeInvitation,
  lockInvitation,
  markInvited,
  orderMails,
  setInvitationToken,
} from './answers.repository.ts';
import { linkOf } from './deliver-invitations.ts';
import { presentInvitation } from './invitations.presenter.ts';
import { searchInvitations } from './invitations.repository.ts';

/** Lists invitations, newest first by default. Throws invalid_input for an invalid cursor. */
export async function listInvitations(
  { database }: Context,
  input: ValidInput<typeof listInvitationsEndpoint>,
) {
  const query = readListing(input, 'created_at');
  const { import_id: importId, state } = input;
  const { rows, total } = await searchInvitations(database, { ...query, importId, state });
  return { data: rows.map(presentInvitation), ...pagingOf(query, total) };
}

/** Orders the mails of an import, or of the chosen invitations, and returns their number. */
export async function sendInvitations(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof sendInvitationsEndpoint>; administratorId: number },
): Promise<number> {
  const { import_id: importId, invitation_ids: ids } = input;
  return context.transact(async ({ database }) => {
    const mails = await orderMails(database, { importId, ids });
    const subject = importId === undefined ? `${mails} invitations` : `import ${importId}`;
    const now = context.now();
    await recordAction(database, { administratorId, action: 'invitations.ordered', subject, now });
    return mails;
  });
}

/**
 * Makes the link of an invitation for an administrator to hand over, and records the action. Such a link does not prove an
 * e-mail address. Throws not_found for an answered or unknown invitation.
 */
export async function linkInvitation(
  context: Context,
  { invitationId, administratorId }: { invitationId: number; administratorId: number },
): Promise<string> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const now = context.now();
  await context.transact(async ({ database }) => {
    const invitation = await setInvitationToken(database, {
      id: invitationId,
      tokenHash,
      provesEmail: false,
    });
    if (invitation === undefined) throw problem('not_found');
    await markInvited(database, { id: invitationId, tokenHash, now });
    const subject = `invitation ${invitationId}`;
    await recordAction(database, { administratorId, action: 'invitation.linked', subject, now });
  });
  return linkOf(context.configuration, token);
}

/** Erases a person's data on request, as if the person had declined, and records the action. Throws not_found. */
export async function eraseInvitation(
  context: Context,
  { invitationId, administratorId }: { invitationId: number; administratorId: number },
): Promise<void> {
  const now = context.now();
  await context.transact(async ({ database }) => {
    const invitation = await lockInvitation(database, invitationId);
    if (invitation === undefined) throw problem('not_found');
    await closeInvitation(database, { id: invitationId, state: 'declined', claimedBy: null, updatedAt: now });
    const subject = `invitation ${invitationId}`;
    await recordAction(database, { administratorId, action: 'invitation.erased', subject, now });
  });
}
