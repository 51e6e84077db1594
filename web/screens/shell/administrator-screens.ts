import {
  IconAdjustments,
  IconBook2,
  IconChecklist,
  IconCreditCard,
  IconFileImport,
  IconFlag,
  IconHistory,
  IconLayoutDashboard,
  IconListDetails,
  IconMailExclamation,
  IconMessageQuestion,
  IconPhoto,
  IconReceipt,
  IconShieldLock,
  IconStars,
  IconSubtask,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { Permission } from '#contract/administration/permissions.ts';
import type { administration } from '#web/locales/en/administration.ts';
import type { MenuPath } from './menu-entries.tsx';

type Entry = { to: MenuPath; text: keyof typeof administration.shell; icon: Icon; permission: Permission };

/** The entries of the administrator menu, each with the permission that its screen needs. */
export const administratorEntries: readonly Entry[] = [
  { to: '/admin-dashboard', text: 'dashboard', icon: IconLayoutDashboard, permission: 'dashboard.read' },
  { to: '/userManagement', text: 'users', icon: IconUsers, permission: 'members.read' },
  { to: '/admin-review', text: 'review', icon: IconChecklist, permission: 'review.decide' },
  { to: '/banner-settings', text: 'banners', icon: IconPhoto, permission: 'banners.edit' },
  { to: '/admin-succestories', text: 'stories', icon: IconBook2, permission: 'stories.decide' },
  { to: '/admin-reviews', text: 'reviews', icon: IconStars, permission: 'stories.decide' },
  { to: '/subscription-management', text: 'subscriptions', icon: IconReceipt, permission: 'plans.edit' },
  { to: '/admin-payments', text: 'payments', icon: IconCreditCard, permission: 'payments.decide' },
  { to: '/enquiries', text: 'enquiries', icon: IconMessageQuestion, permission: 'enquiries.answer' },
  { to: '/admin-reports', text: 'reports', icon: IconFlag, permission: 'reports.read' },
  { to: '/admin-profile', text: 'roles', icon: IconShieldLock, permission: 'review.decide' },
  { to: '/admin-choices', text: 'choices', icon: IconListDetails, permission: 'choices.edit' },
  { to: '/admin-import', text: 'import', icon: IconFileImport, permission: 'imports.run' },
  { to: '/admin-site', text: 'site', icon: IconAdjustments, permission: 'site.edit' },
  { to: '/admin-outbox', text: 'outbox', icon: IconMailExclamation, permission: 'outbox.read' },
  { to: '/admin-audit', text: 'audit', icon: IconHistory, permission: 'audit.read' },
  { to: '/admin-jobs', text: 'jobs', icon: IconSubtask, permission: 'jobs.run' },
];

/** Screens without an entry in the menu. */
const otherScreens: readonly { to: MenuPath; permission: Permission }[] = [
  { to: '/user-profileView', permission: 'members.read' },
  { to: '/admin-successStoryView', permission: 'stories.decide' },
];

/** The permission of the screen at a path, its subpages included; undefined for a screen that every administrator may open. */
export function permissionOfScreen(path: string): Permission | undefined {
  const screens = [...administratorEntries, ...otherScreens];
  return screens.find(({ to }) => path === to || path.startsWith(`${to}/`))?.permission;
}
