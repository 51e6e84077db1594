import type { z } from 'zod';
import type { userWire } from '#contract/administration/user.wire.ts';

/** A member as the list of the administrator area has them. */
export type ListedUser = z.infer<typeof userWire>;

export function fullNameOf(user: Pick<ListedUser, 'u_firstname' | 'u_lastname'>): string {
  return `${user.u_firstname} ${user.u_lastname}`.trim();
}
