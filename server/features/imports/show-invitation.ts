import type { EndpointData } from '#contract/endpoint.ts';
import type { showInvitation as contract } from '#contract/imports/show-invitation.ts';
import { hashToken } from '#server/features/accounts/accounts.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { problem } from '#server/platform/problem.ts';
import { findInvitationByToken } from './answers.repository.ts';
import { daysBefore, invitationDays } from './imports.rules.ts';
import { presentHeldFacts } from './invitations.presenter.ts';

/** What is held about the person of a link. Throws not_found for a wrong link, an answered one and one that is too old. */
export async function showInvitation(
  context: Context,
  token: string,
): Promise<EndpointData<typeof contract>> {
  const { database } = context;
  const invitation = await findInvitationByToken(database, linkKey(context, token));
  if (invitation === undefined) throw problem('not_found');
  const choices = await findChoices(context);
  const { termsVersion } = await findSiteSettings(database);
  return presentHeldFacts(invitation, { choices, termsVersion });
}

/** By what an unanswered invitation is found: the hash of its link, and not being too old. */
export function linkKey(
  { now }: Pick<Context, 'now'>,
  token: string,
): { tokenHash: string; createdAfter: Date } {
  return { tokenHash: hashToken(token), createdAfter: daysBefore(now(), invitationDays) };
}
