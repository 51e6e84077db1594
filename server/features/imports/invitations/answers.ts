import type { EndpointData } from '#contract/calls/endpoint.ts';
import type { showInvitation as showInvitationEndpoint } from '#contract/imports/invitation-answers.ts';
import { hashToken } from '#server/features/accounts/accounts.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { listInvitedPreviews, removeInvitedPhotos } from '#server/features/photos/photos.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { daysBefore, invitationDays } from '../imports.rules.ts';
import {
  closeInvitation,
  findInvitationByToken,
  type LinkKey,
  lockInvitationByToken,
} from './answers.repository.ts';
import { presentFacts } from './invitations.presenter.ts';

/** By what the unanswered invitation of a link is found: the hash of its token, and not having expired. */
export function linkKey({ now }: Pick<Context, 'now'>, token: string): LinkKey {
  return { tokenHash: hashToken(token), createdAfter: daysBefore(now(), invitationDays) };
}

/** What is stored about the person of a link. Throws not_found for a wrong, answered or expired link. */
export async function showInvitation(
  context: Context,
  token: string,
): Promise<EndpointData<typeof showInvitationEndpoint>> {
  const { database } = context;
  const invitation = await findInvitationByToken(database, linkKey(context, token));
  if (invitation === undefined) throw problem('not_found');
  const choices = await findChoices(context);
  const { termsVersion } = await findSiteSettings(database);
  const photos = await listInvitedPreviews(database, invitation.id);
  return presentFacts(invitation, { choices, termsVersion, photos });
}

/** Erases at once everything stored about the person of a link. Throws not_found. */
export async function declineInvitation(context: Context, token: string): Promise<void> {
  await context.transact(async (work) => {
    const invitation = await lockInvitationByToken(work.database, linkKey(context, token));
    if (invitation === undefined) throw problem('not_found');
    const answer = { state: 'declined', claimedBy: null, updatedAt: context.now() } as const;
    await removeInvitedPhotos(work, invitation.id);
    await closeInvitation(work.database, { id: invitation.id, ...answer });
  });
}
