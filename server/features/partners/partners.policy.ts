/** What decides whether somebody is shown. */
export type Standing = {
  accountId: number;
  role: string;
  status: string;
  emailVerifiedAt: Date | null;
  isHidden: boolean;
  gender: string;
  /** One of the two blocked the other. */
  isBlocked: boolean;
};

/** Who looks, and the genders of those whom they may marry. */
export type Viewpoint = { accountId: number; soughtGenders: readonly string[] };

/**
 * Whether a viewer may know of somebody at all: an active, verified member who is not hidden, of a gender that the viewer
 * looks for, and neither blocked the other. For everybody else the answer is that of somebody who does not exist.
 */
export function isVisible(person: Standing, { accountId, soughtGenders }: Viewpoint): boolean {
  return isShown(person) && person.accountId !== accountId && soughtGenders.includes(person.gender);
}

function isShown({ role, status, emailVerifiedAt, isHidden, isBlocked }: Standing): boolean {
  return role === 'user' && status === 'active' && emailVerifiedAt !== null && !isHidden && !isBlocked;
}
