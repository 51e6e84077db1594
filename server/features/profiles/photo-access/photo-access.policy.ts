import { type AdministratorRole, isPermitted } from '#contract/administration/permissions.ts';

type Caller = {
  accountId: number;
  administrator: { role: AdministratorRole } | null;
  /** The step of the sign-in that is missing. */
  missing: string | null;
};

/** A folder of the store with files that need a permission. `ownerId` is null for the whole of a public picture. */
export type PhotoFolder = { part: 'portraits' | 'whole'; ownerId: number | null; isShown: boolean };

/** Why a caller may open the files of a folder. A viewer may while the member is visible to them. */
export type PhotoRight = 'owner' | 'administrator' | 'viewer';

/** Null when nobody's right applies, and while a step of the sign-in is missing. */
export function findRight(caller: Caller, { part, ownerId, isShown }: PhotoFolder): PhotoRight | null {
  const { accountId, administrator, missing } = caller;
  if (missing !== null) return null;
  if (ownerId === accountId) return 'owner';
  if (administrator !== null) return mayDecide(administrator, { part, ownerId }) ? 'administrator' : null;
  return part === 'portraits' && ownerId !== null && isShown ? 'viewer' : null;
}

function mayDecide(
  { role }: NonNullable<Caller['administrator']>,
  { part, ownerId }: Pick<PhotoFolder, 'part' | 'ownerId'>,
): boolean {
  if (ownerId === null) return isPermitted(role, 'banners.edit') || isPermitted(role, 'stories.decide');
  if (part === 'portraits') return isPermitted(role, 'members.read');
  return isPermitted(role, 'review.decide') || isPermitted(role, 'reports.read');
}
