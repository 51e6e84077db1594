/** The roles of administrators. A bureau gives each person the one that fits the work. */
export const administratorRoles = ['owner', 'moderator', 'finance', 'support', 'grievance_officer'] as const;
export type AdministratorRole = (typeof administratorRoles)[number];

const everyRole = administratorRoles;

/**
 * What administrators may do, and which roles may do it. Every endpoint of administrators names one of these permissions; the gate,
 * the menu, the screens and docs/administration.md follow from this table.
 */
export const rolesWithPermission = {
  'dashboard.read': everyRole,
  /** The list and the profiles of members, without contact details. */
  'members.read': everyRole,
  'members.switch': ['owner', 'moderator'],
  /** Notes, a new code, signing out everywhere. */
  'members.help': ['owner', 'moderator', 'support', 'grievance_officer'],
  /** E-mail address and mobile number; every look is recorded. */
  'members.contacts': ['owner', 'support', 'grievance_officer'],
  'members.correct': ['owner', 'support'],
  /** Takes a lost second factor away, after making sure who asks. */
  'members.second_factor': ['owner', 'support'],
  'members.erase': ['owner', 'grievance_officer'],
  'members.export': ['owner'],
  'review.decide': ['owner', 'moderator'],
  'reports.read': ['owner', 'moderator', 'grievance_officer'],
  'reports.decide': ['owner', 'moderator', 'grievance_officer'],
  /** The outcome that closes an account for good. */
  'members.ban': ['owner', 'grievance_officer'],
  'enquiries.answer': ['owner', 'support', 'grievance_officer'],
  'choices.edit': ['owner', 'moderator'],
  'imports.run': ['owner'],
  'plans.edit': ['owner', 'finance'],
  'plans.assign': ['owner', 'finance'],
  'payments.decide': ['owner', 'finance'],
  'stories.decide': ['owner', 'moderator'],
  'banners.edit': ['owner', 'moderator'],
  'site.edit': ['owner'],
  'audit.read': ['owner', 'grievance_officer'],
  'jobs.run': ['owner'],
  /** The outbox contains codes and links for signing in, those of administrators as well. */
  'outbox.read': ['owner'],
  'administrators.manage': ['owner'],
} as const satisfies Record<string, readonly AdministratorRole[]>;

export type Permission = keyof typeof rolesWithPermission;

/** Whether administrators of a role have a permission. */
export function isPermitted(role: AdministratorRole, permission: Permission): boolean {
  const roles: readonly AdministratorRole[] = rolesWithPermission[permission];
  return roles.includes(role);
}
