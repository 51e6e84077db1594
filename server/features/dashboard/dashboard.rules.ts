import { type AdministratorRole, isPermitted } from '#contract/administration/permissions.ts';
import { permissionOfQueue, type QueueName, queueNames } from '#contract/dashboard/queues.ts';

/** The days of a week, and of the one before it. */
export const weekDays = 7;

/** How many events there were in the last seven days, and in the seven before. */
export type Weeks = { last: number; previous: number };

/**
 * By how many percent a week is above the week before, with one decimal. After a week without events it is 100 for any event, and 0
 * for none, because the documented field is a number; the screen then says the two numbers instead.
 */
export function growthOf({ last, previous }: Weeks): number {
  if (previous === 0) return last === 0 ? 0 : 100;
  return Math.round(((last - previous) / previous) * 1000) / 10;
}

/** The queues whose screen a role may open. */
export function listQueuesOf(role: AdministratorRole): QueueName[] {
  return queueNames.filter((queue) => isPermitted(role, permissionOfQueue[queue]));
}

/** A profile counts as complete from this completion on, in the percent that its owner reads. */
export const completePercent = 60;

/** How many tenths the members are divided into by how often they are shown. */
export const tenths = 10;

/** One sum for each tenth, the most shown first; tenths without members are zeros. */
export function fillTenths(sums: readonly { tenth: number; shows: number }[]): number[] {
  const byTenth = new Map(sums.map(({ tenth, shows }) => [tenth, shows]));
  return Array.from({ length: tenths }, (_, index) => byTenth.get(index + 1) ?? 0);
}
