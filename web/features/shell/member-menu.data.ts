import {
  IconBookmark,
  IconCalendarHeart,
  IconCrown,
  IconEye,
  IconHearts,
  IconInbox,
  IconLayoutDashboard,
  IconMessageCircle,
  IconSettings,
  IconUser,
  IconUserSearch,
  type Icon,
} from '@tabler/icons-react';
import type { member } from '#web/locales/en/member.ts';
import type { MenuPath } from './menu-link.tsx';

/** Words that need nothing filled in. */
type Label = Exclude<keyof typeof member.shell, 'mine' | 'id' | 'openAccount'>;

/** One entry of the member's menus: where it leads, what it says, how it looks. */
export type MemberEntry = { to: MenuPath; text: Label; icon: Icon };

export const ownEntries: readonly MemberEntry[] = [
  { to: '/dashboard', text: 'dashboard', icon: IconLayoutDashboard },
  { to: '/myProfile', text: 'myProfile', icon: IconUser },
];

export const matchEntries: readonly MemberEntry[] = [
  { to: '/todaysMatch', text: 'todaysMatch', icon: IconCalendarHeart },
  { to: '/myMatch', text: 'myMatch', icon: IconHearts },
  { to: '/moreMatch', text: 'moreMatch', icon: IconUserSearch },
];

export const otherEntries: readonly MemberEntry[] = [
  { to: '/inbox', text: 'inbox', icon: IconInbox },
  { to: '/subscription', text: 'subscription', icon: IconCrown },
  { to: '/shortlisted', text: 'shortlisted', icon: IconBookmark },
  { to: '/profile-vists', text: 'profileVisits', icon: IconEye },
];

/** Behind the picture on wide screens; the flat menu of phones has it, too. */
export const settingsEntry: MemberEntry = { to: '/settings', text: 'settings', icon: IconSettings };

/** The five of the bottom bar on phones. The second stands for all screens of matches. */
export const bottomEntries: readonly (MemberEntry & { alsoAt?: readonly MenuPath[] })[] = [
  { to: '/dashboard', text: 'dashboard', icon: IconLayoutDashboard },
  { to: '/todaysMatch', text: 'matches', icon: IconHearts, alsoAt: ['/myMatch', '/moreMatch'] },
  { to: '/inbox', text: 'inbox', icon: IconInbox },
  { to: '/chatWindow', text: 'messages', icon: IconMessageCircle },
  { to: '/myProfile', text: 'profile', icon: IconUser },
];
