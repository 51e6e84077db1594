/** The facts that decide whether a member is visible to another. */
export type Visibility = {
  accountId: number;
  role: string;
  status: string;
  emailVerifiedAt: Date | null;
  isHidden: boolean;
  /** Whether the profile is withheld until a moderator approves it. */
  isWithheld: boolean;
  gender: string;
  /** Whether either of the two blocked the other. */
  isBlocked: boolean;
};

/** The viewer and the genders that they seek. */
export type Viewpoint = { accountId: number; soughtGenders: readonly string[] };

/**
 * The genders that a member of a gender seeks. Members of two genders see each other or neither does: brides see grooms, and members
 * who are neither see one another (decision 34).
 */
export function soughtGendersOf(gender: string): string[] {
  if (gender === 'Female') return ['Male'];
  return gender === 'Male' ? ['Female'] : ['Other'];
}

export function viewpointOf({ accountId, gender }: { accountId: number; gender: string }): Viewpoint {
  return { accountId, soughtGenders: soughtGendersOf(gender) };
}

/**
 * Whether a viewer may know that a member exists: the member is active, verified, neither hidden nor withheld, of
 * a gender that the viewer seeks, and neither blocked the other. `isVisibleTo` is the same rule in SQL; a test compares the two.
 */
export function isVisible(member: Visibility, { accountId, soughtGenders }: Viewpoint): boolean {
  const { role, status, emailVerifiedAt, isHidden, isWithheld, isBlocked } = member;
  const isActive = role === 'user' && status === 'active' && emailVerifiedAt !== null;
  const isShown = isActive && !isHidden && !isWithheld;
  return isShown && !isBlocked && member.accountId !== accountId && soughtGenders.includes(member.gender);
}
