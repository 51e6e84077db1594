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
 * Whether anybody else sees a member at all; `isShown` is the same rule in SQL. Of a member that nobody sees nothing may be announced:
 * neither a block nor a correction, nor that they hide or leave.
 */
export function isShownToOthers(
  member: Pick<Visibility, 'status' | 'emailVerifiedAt' | 'isHidden' | 'isWithheld'>,
): boolean {
  const { status, emailVerifiedAt, isHidden, isWithheld } = member;
  return status === 'active' && emailVerifiedAt !== null && !isHidden && !isWithheld;
}

/**
 * Whether a viewer may know that a member exists: the member is active, verified, neither hidden nor withheld, of
 * a gender that the viewer seeks, and neither blocked the other. `isVisibleTo` is the same rule in SQL; a test compares the two.
 */
export function isVisible(member: Visibility, { accountId, soughtGenders }: Viewpoint): boolean {
  const isMember = member.role === 'user' && isShownToOthers(member);
  return (
    isMember && !member.isBlocked && member.accountId !== accountId && soughtGenders.includes(member.gender)
  );
}
