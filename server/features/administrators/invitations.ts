import type { SessionData } from '#contract/accounts/sessions.ts';
import {
  type acceptAdministratorInvitation as acceptEndpoint,
  administratorInvitationWire,
  type inviteAdministrator as inviteEndpoint,
  type showAdministratorInvitation as showEndpoint,
} from '#contract/administration/administrators.ts';
import type { EndpointData, ValidInput } from '#contract/calls/endpoint.ts';
import {
  createToken,
  findAccountById,
  findAccountByEmail,
  hashNewPassword,
  hashToken,
  insertAdministrator,
  isUnverifiedRegistration,
  removeUnverified,
  startSession,
} from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import type { Client } from '#server/platform/http/route.ts';
import { problem } from '#server/platform/problem.ts';
import { invitationMailJob } from './administrators.mail.ts';
import {
  findInvitation,
  lockAdministrators,
  reviveAdministrator,
  takeInvitation,
  upsertInvitation,
} from './administrators.repository.ts';
import { invitationDays } from './administrators.rules.ts';
import { lockOwner } from './lock-owner.ts';

const dayMs = 24 * 60 * 60_000;

/** Invites a person by mail. Throws already_registered when the address belongs to a member or an administrator. */
export async function inviteAdministrator(
  context: Context,
  { callerId, input }: { callerId: number; input: ValidInput<typeof inviteEndpoint> },
): Promise<number> {
  const { email, name, role } = input;
  return context.transact(async (work) => {
    const { database } = work;
    await lockOwner(database, callerId);
    if (!(await canBecomeAdministrator(work, email))) throw problem('already_registered');
    const now = context.now();
    const id = await upsertInvitation(database, {
      email,
      name,
      role,
      // The job that mails the link makes the token, so that no queue contains it.
      tokenHash: hashToken(createToken()),
      invitedBy: callerId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    });
    await work.enqueue(invitationMailJob, { invitationId: id });
    const subject = `administrator invitation ${id}`;
    const action = 'administrator.invited';
    await recordAction(database, { administratorId: callerId, action, subject, after: { role }, now });
    return id;
  });
}

/** An address without an account, that of a registration that nobody verified, or that of a former administrator. */
async function canBecomeAdministrator({ database }: Work, email: string): Promise<boolean> {
  const account = await findAccountByEmail(database, email);
  if (account === undefined || isUnverifiedRegistration(account)) return true;
  const administrators = await lockAdministrators(database);
  return account.role === 'admin' && administrators.every(({ id }) => id !== account.id);
}

/** What an invitation offers. Throws not_found. */
export async function showInvitation(
  { database, now }: Context,
  token: string,
): Promise<EndpointData<typeof showEndpoint>> {
  const invitation = await findInvitation(database, { tokenHash: hashToken(token), now: now() });
  if (invitation === undefined) throw problem('not_found');
  return {
    ai_name: invitation.name,
    ai_role: administratorInvitationWire.shape.ai_role.parse(invitation.role),
    ai_expires_at: invitation.expiresAt.toISOString(),
  };
}

type Acceptance = { input: ValidInput<typeof acceptEndpoint>; client: Client };

/** Makes the invited person an administrator, and signs in. Throws not_found, already_registered or invalid_input. */
export async function acceptInvitation(
  context: Context,
  { input, client }: Acceptance,
): Promise<SessionData> {
  const tokenHash = hashToken(input.token);
  const open = await findInvitation(context.database, { tokenHash, now: context.now() });
  // Hashing a password takes long, so it is done for a token that exists alone.
  if (open === undefined) throw problem('not_found');
  const passwordHash = await hashNewPassword(context, {
    password: input.password,
    owner: { firstName: open.name, email: open.email },
  });
  return context.transact(async (work) => {
    const now = context.now();
    const invitation = await takeInvitation(work.database, { tokenHash, now });
    if (invitation === undefined) throw problem('not_found');
    const { email, name } = invitation;
    const role = administratorInvitationWire.shape.ai_role.parse(invitation.role);
    if (!(await canBecomeAdministrator(work, email))) throw problem('already_registered');
    await removeUnverified(work.database, email);
    const former = await findAccountByEmail(work.database, email);
    const administrator = { email, passwordHash, role, name, now };
    if (former !== undefined) {
      await reviveAdministrator(work.database, { ...administrator, accountId: former.id });
    }
    const accountId = former?.id ?? (await insertAdministrator(work.database, administrator));
    const account = accountId === null ? undefined : await findAccountById(work.database, accountId);
    if (account === undefined) throw problem('already_registered');
    const session = await startSession(work, { account, client, now });
    await recordAction(work.database, {
      administratorId: account.id,
      action: 'administrator.joined',
      subject: `account ${account.id}`,
      after: { role },
      now,
    });
    return session;
  });
}
