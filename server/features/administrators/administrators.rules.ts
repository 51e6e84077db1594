import type { AdministratorRole } from '#contract/administration/permissions.ts';

/** How long the link of an invitation can be used. */
export const invitationDays = 7;

type Administrator = { id: number; role: string; status: string };
/** What becomes of an administrator; null when removed. */
type Change = { role: AdministratorRole; status: 'active' | 'inactive' } | null;

/** Whether an active owner remains after one administrator changes. */
export function leavesAnOwner(
  administrators: readonly Administrator[],
  { id, change }: { id: number; change: Change },
): boolean {
  return administrators
    .map((one) => (one.id === id ? change : one))
    .some((one) => one !== null && one.role === 'owner' && one.status === 'active');
}
