import type { z } from 'zod';
import type { noteWire } from '#contract/members/member.wire.ts';
import {
  type CodeLength,
  deleteSessionsOf,
  factorNoticeJob,
  requestCodeWithin,
  takeSecondFactorAway,
} from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { type AuditedAction, recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { findMember, lockMember, subjectOf } from './find-member.ts';
import { insertNote, listNotesOf, type Note } from './notes.repository.ts';

/** An action of an administrator on one member. */
export type Help = { memberId: number; administratorId: number; reason?: string | undefined };
type HelpWithin = Help & { now: Date };

const mostNotes = 200;

/** The notes about a member, newest first. Throws not_found or not_a_member. */
export async function listNotes({ database }: Context, accountId: number) {
  await findMember(database, accountId);
  return (await listNotesOf(database, { accountId, limit: mostNotes })).map(presentNote);
}

/** Adds a note about a member; the audit log records that, without the text. Throws not_found or not_a_member. */
export async function addNote(
  context: Context,
  { memberId, administratorId, text }: Help & { text: string },
) {
  const now = context.now();
  return context.transact(async ({ database }) => {
    await lockMember(database, memberId);
    await insertNote(database, { accountId: memberId, authorId: administratorId, text, createdAt: now });
    const [note] = await listNotesOf(database, { accountId: memberId, limit: 1 });
    if (note === undefined) throw new Error('The note was inserted a moment ago');
    await recordAction(database, {
      administratorId,
      action: 'member.note_added',
      subject: subjectOf(memberId),
      now,
    });
    return presentNote(note);
  });
}

function presentNote({ id, text, author, createdAt }: Note): z.infer<typeof noteWire> {
  return { n_id: id, n_text: text, n_author: author, n_created_at: createdAt.toISOString() };
}

/** The contact details of a member; the look is recorded. Throws not_found or not_a_member. */
export async function showContact(context: Context, { memberId, administratorId }: Help) {
  return context.transact(async ({ database }) => {
    const { email, mobile, mobileVerifiedAt } = await findMember(database, memberId);
    await recordAction(database, {
      administratorId,
      action: 'member.contact_viewed',
      subject: subjectOf(memberId),
      now: context.now(),
    });
    return { u_email: email, u_mobile: mobile, u_mobile_verified: mobileVerifiedAt !== null };
  });
}

/** Ends every session of a member and returns how many there were. Throws not_found or not_a_member. */
export async function signOutMember(context: Context, help: Help): Promise<number> {
  return context.transact(async (work) => {
    const { ended, entry } = await signOutWithin(work, { ...help, now: context.now() });
    await recordAction(work.database, entry);
    return ended;
  });
}

/** The same inside a transaction; the caller adds the entry to the audit log at the end. */
export async function signOutWithin(
  { database }: Work,
  { memberId, administratorId, reason, now }: HelpWithin,
): Promise<{ ended: number; entry: AuditedAction }> {
  await lockMember(database, memberId);
  const ended = await deleteSessionsOf(database, { accountId: memberId });
  const entry: AuditedAction = {
    administratorId,
    action: 'member.signed_out',
    subject: subjectOf(memberId),
    ...(reason !== undefined && { reason }),
    after: { sessions: ended },
    now,
  };
  return { ended, entry };
}

/**
 * Sends a member a new code that verifies the address, or lets its owner finish the registration, and gives the number of its digits.
 * Throws not_found, not_a_member, already_verified, account_inactive, code_sent_recently or too_many_codes.
 */
export async function resendCode(context: Context, help: Help): Promise<CodeLength> {
  return context.transact(async (work) => {
    const { codeLength, entry } = await resendWithin(work, { ...help, now: context.now() });
    await recordAction(work.database, entry);
    return codeLength;
  });
}

/** The same inside a transaction, which a refusal leaves as it was; the caller adds the entry to the audit log at the end. */
export async function resendWithin(
  work: Work,
  { memberId, administratorId, reason, now }: HelpWithin,
): Promise<{ codeLength: CodeLength; entry: AuditedAction }> {
  const { email, status, emailVerifiedAt, isIncomplete } = await findMember(work.database, memberId);
  if (emailVerifiedAt !== null && !isIncomplete) throw problem('already_verified');
  if (status !== 'active') throw problem('account_inactive');
  const codeLength = await requestCodeWithin(work, { purpose: 'enter', address: email, now });
  const entry: AuditedAction = {
    administratorId,
    action: 'member.code_sent',
    subject: subjectOf(memberId),
    ...(reason !== undefined && { reason }),
    now,
  };
  return { codeLength, entry };
}

/**
 * Takes the second factor of a member away, who has lost it, signs them out and mails them. The password or a code is still asked for.
 * Throws not_found, not_a_member or no_second_factor.
 */
export async function removeSecondFactor(
  context: Context,
  { memberId, administratorId, reason }: Help & { reason: string },
): Promise<void> {
  const now = context.now();
  await context.transact(async (work) => {
    const { database } = work;
    await lockMember(database, memberId);
    const hadOne = await takeSecondFactorAway(database, { accountId: memberId, now });
    if (!hadOne) throw problem('no_second_factor');
    await work.enqueue(factorNoticeJob, { accountId: memberId, change: 'taken_away' });
    await recordAction(database, {
      administratorId,
      action: 'member.second_factor_removed',
      subject: subjectOf(memberId),
      reason,
      now,
    });
  });
}
