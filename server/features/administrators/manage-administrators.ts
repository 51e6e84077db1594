import { type AdministratorRole, administratorRoles } from '#contract/administration/permissions.ts';
import type {
  listAdministrators as listEndpoint,
  updateAdministrator as updateEndpoint,
} from '#contract/administration/administrators.ts';
import type { EndpointData, EndpointExtra, ValidInput } from '#contract/calls/endpoint.ts';
import { deleteSessionsOf, takeSecondFactorAway } from '#server/features/accounts/accounts.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Work } from '#server/platform/database/transact.ts';
import { problem } from '#server/platform/problem.ts';
import { roleChangedMailJob } from './administrators.mail.ts';
import { presentAdministrator, presentInvitation } from './administrators.presenter.ts';
import {
  changeAdministrator,
  changeStatus,
  deleteAdministrator,
  deleteInvitation,
  deleteInvitationsBy,
  listAdministratorRows,
  listInvitationRows,
} from './administrators.repository.ts';
import { leavesAnOwner } from './administrators.rules.ts';
import { lockOwner } from './lock-owner.ts';

type List = { data: EndpointData<typeof listEndpoint> } & EndpointExtra<typeof listEndpoint>;

/** All administrators and the open invitations. */
export async function listAdministrators({ database, now }: Context, callerId: number): Promise<List> {
  const administrators = await listAdministratorRows(database);
  const invitations = await listInvitationRows(database, now());
  return {
    data: administrators.map((administrator) => presentAdministrator(administrator, callerId)),
    invitations: invitations.map(presentInvitation),
  };
}

type Update = { callerId: number; input: ValidInput<typeof updateEndpoint> };

/**
 * Changes the name, role or status of another administrator. A role counts from the next call of an open session; switching off ends
 * all sessions. The open invitations of one who may invite no longer are withdrawn. Throws not_found, not_yourself or last_owner.
 */
export async function updateAdministrator(context: Context, { callerId, input }: Update): Promise<void> {
  const { administrator_id: id, reason } = input;
  await context.transact(async (work) => {
    const { administrators, administrator } = await lockOther(work, { id, callerId });
    const before = readState(administrator);
    const after = {
      name: input.name ?? before.name,
      role: input.role ?? before.role,
      status: input.status ?? before.status,
    };
    if (!leavesAnOwner(administrators, { id, change: after })) throw problem('last_owner');
    await changeAdministrator(work.database, { accountId: id, name: after.name, role: after.role });
    const withdrawn = isActiveOwner(after) ? {} : await withdrawInvitationsOf(work, id);
    if (after.status !== before.status) {
      await changeStatus(work.database, { accountId: id, status: after.status });
      if (after.status === 'inactive') await deleteSessionsOf(work.database, { accountId: id });
    }
    if (after.role !== before.role) await work.enqueue(roleChangedMailJob, { accountId: id });
    await recordAction(work.database, {
      administratorId: callerId,
      action: 'administrator.updated',
      subject: `account ${id}`,
      ...(reason !== undefined && { reason }),
      before: { role: before.role, status: before.status },
      after: { role: after.role, status: after.status, ...withdrawn },
      now: context.now(),
    });
  });
}

function isActiveOwner({ role, status }: { role: string; status: string }): boolean {
  return role === 'owner' && status === 'active';
}

/** An administrator who may invite no longer leaves no link behind. Returns what the audit log says about it. */
async function withdrawInvitationsOf(
  { database }: Work,
  administratorId: number,
): Promise<{ invitationsWithdrawn?: number }> {
  const invitationsWithdrawn = await deleteInvitationsBy(database, administratorId);
  return invitationsWithdrawn > 0 ? { invitationsWithdrawn } : {};
}

type Removal = { callerId: number; id: number; reason: string | undefined };

/** Removes another administrator for good. Throws not_found, not_yourself or last_owner. */
export async function removeAdministrator(
  context: Context,
  { callerId, id, reason }: Removal,
): Promise<void> {
  await context.transact(async (work) => {
    const { administrators, administrator } = await lockOther(work, { id, callerId });
    if (!leavesAnOwner(administrators, { id, change: null })) throw problem('last_owner');
    await deleteSessionsOf(work.database, { accountId: id });
    const withdrawn = await withdrawInvitationsOf(work, id);
    // An account that is invited again later begins without it.
    await takeSecondFactorAway(work.database, { accountId: id, now: context.now() });
    await deleteAdministrator(work.database, id);
    await recordAction(work.database, {
      administratorId: callerId,
      action: 'administrator.removed',
      subject: `account ${id}`,
      ...(reason !== undefined && { reason }),
      before: { role: administrator.role },
      ...('invitationsWithdrawn' in withdrawn && { after: withdrawn }),
      now: context.now(),
    });
  });
}

/** Withdraws an invitation. Throws not_found. */
export async function withdrawInvitation(context: Context, { callerId, id, reason }: Removal): Promise<void> {
  await context.transact(async ({ database }) => {
    await lockOwner(database, callerId);
    const withdrawn = await deleteInvitation(database, id);
    if (withdrawn === undefined) throw problem('not_found');
    await recordAction(database, {
      administratorId: callerId,
      action: 'administrator.invitation_withdrawn',
      subject: `administrator invitation ${id}`,
      ...(reason !== undefined && { reason }),
      before: { role: withdrawn.role },
      now: context.now(),
    });
  });
}

async function lockOther({ database }: Work, { id, callerId }: { id: number; callerId: number }) {
  const administrators = await lockOwner(database, callerId);
  const administrator = administrators.find((one) => one.id === id);
  if (administrator === undefined) throw problem('not_found');
  if (id === callerId) throw problem('not_yourself');
  return { administrators, administrator };
}

function readState({ name, role, status }: { name: string; role: string; status: string }) {
  const known: AdministratorRole | undefined = administratorRoles.find((one) => one === role);
  if (known === undefined) throw new Error(`There is no role ${role}`);
  return { name, role: known, status: status === 'active' ? ('active' as const) : ('inactive' as const) };
}
