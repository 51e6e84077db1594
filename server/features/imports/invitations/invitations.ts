import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import { mostLinksOfFile } from '#contract/imports/invitations.ts';
import type {
  linkInvitations as linkInvitationsEndpoint,
  listInvitations as listInvitationsEndpoint,
  sendInvitations as sendInvitationsEndpoint,
  showInvitedPerson as showInvitedPersonEndpoint,
} from '#contract/imports/invitations.ts';
import { createToken, hashToken } from '#server/features/accounts/accounts.ts';
import { findChoices } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import { removeInvitedPhotos } from '#server/features/photos/photos.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { problem } from '#server/platform/problem.ts';
import { findImport } from '../imports.repository.ts';
import {
  closeInvitation,
  findUnanswered,
  lockInvitation,
  lockWithoutAddress,
  markInvited,
  orderMails,
  setInvitationToken,
} from './answers.repository.ts';
import { linkOf } from './deliver-invitations.ts';
import { listFacts, nameOf, presentInvitation } from './invitations.presenter.ts';
import { searchInvitations } from './invitations.repository.ts';

/** Lists invitations, newest first by default. Throws invalid_input for an invalid cursor. */
export async function listInvitations(
  { database, now }: Context,
  input: ValidInput<typeof listInvitationsEndpoint>,
) {
  const query = readListing(input, 'created_at');
  const { import_id: importId, state } = input;
  const { rows, total } = await searchInvitations(database, { ...query, importId, state });
  const today = todayAt(await findSiteSettings(database), now());
  return { data: rows.map((row) => presentInvitation(row, today)), ...pagingOf(query, total) };
}

/** What is stored of an imported person who has not answered. Throws not_found. */
export async function showInvitedPerson(
  context: Pick<Context, 'database' | 'now'>,
  invitationId: number,
): Promise<EndpointData<typeof showInvitedPersonEndpoint>> {
  const invitation = await findUnanswered(context.database, invitationId);
  if (invitation === undefined) throw problem('not_found');
  return {
    iv_facts: listFacts(invitation, await findChoices(context)),
    iv_to_confirm: invitation.toConfirm,
    iv_source: invitation.source,
  };
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
  const link = { invitationId, administratorId, now: context.now() };
  const token = await context.transact(({ database }) => makeToken(database, link));
  if (token === null) throw problem('not_found');
  return linkOf(context.configuration, token);
}

/** Replaces the token of an unanswered invitation and records it; null for any other invitation. */
async function makeToken(
  database: Database,
  { invitationId: id, administratorId, now }: { invitationId: number; administratorId: number; now: Date },
): Promise<string | null> {
  const token = createToken();
  const tokenHash = hashToken(token);
  const invitation = await setInvitationToken(database, { id, tokenHash, provesEmail: false });
  if (invitation === undefined) return null;
  await markInvited(database, { id, tokenHash, now });
  const subject = `invitation ${id}`;
  await recordAction(database, { administratorId, action: 'invitation.linked', subject, now });
  return token;
}

/** Makes the links of the people of an import without an address, each recorded like a single one, as a CSV. Throws not_found. */
export async function linkInvitations(
  context: Context,
  { input, administratorId }: { input: ValidInput<typeof linkInvitationsEndpoint>; administratorId: number },
): Promise<EndpointData<typeof linkInvitationsEndpoint>> {
  const { import_id: importId, renews } = input;
  const now = context.now();
  if ((await findImport(context.database, importId)) === undefined) throw problem('not_found');
  const lines = await context.transact(async ({ database }) => {
    const people = await lockWithoutAddress(database, { importId, renews, most: mostLinksOfFile });
    const made: string[][] = [];
    for (const person of people) {
      const token = await makeToken(database, { invitationId: person.id, administratorId, now });
      if (token === null) continue;
      const name = nameOf(person) ?? '';
      const link = linkOf(context.configuration, token);
      made.push([person.sheetId ?? '', name, writeMobile(person.mobile), link]);
    }
    return made;
  });
  return {
    links: lines.length,
    csv: byteOrderMark + writeCsv([['Number', 'Name', 'Mobile', 'Link'], ...lines]),
  };
}

/** A number as people dial it; the space keeps a spreadsheet from rounding it. */
function writeMobile(mobile: string | null): string {
  return (mobile ?? '').replace(/^\+91(\d{5})(\d{5})$/, '$1 $2');
}

/** Erases a person's data on request, as if the person had declined, and records the action. Throws not_found. */
export async function eraseInvitation(
  context: Context,
  { invitationId, administratorId }: { invitationId: number; administratorId: number },
): Promise<void> {
  const now = context.now();
  await context.transact(async (work) => {
    const { database } = work;
    const invitation = await lockInvitation(database, invitationId);
    if (invitation === undefined) throw problem('not_found');
    await removeInvitedPhotos(work, invitationId);
    await closeInvitation(database, { id: invitationId, state: 'declined', claimedBy: null, updatedAt: now });
    const subject = `invitation ${invitationId}`;
    await recordAction(database, { administratorId, action: 'invitation.erased', subject, now });
  });
}
