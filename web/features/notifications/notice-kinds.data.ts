import {
  IconBookmark,
  IconCalendarHeart,
  IconEye,
  IconHeart,
  IconHeartCheck,
  IconHeartMinus,
  IconHeartX,
  IconPhone,
  type Icon,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { NotificationKind } from '#contract/notifications/notification.choices.ts';

/** The sign of every kind of notice, and where it leads. */
export const noticeKinds = {
  interest_received: { icon: IconHeart, place: linkOptions({ to: '/inbox' }) },
  interest_accepted: {
    icon: IconHeartCheck,
    place: linkOptions({ to: '/inbox', search: { tab: 'accepted', by: 'them' } }),
  },
  interest_declined: { icon: IconHeartX, place: linkOptions({ to: '/inbox', search: { tab: 'sent' } }) },
  interest_cancelled: { icon: IconHeartMinus, place: linkOptions({ to: '/inbox' }) },
  contact_viewed: {
    icon: IconPhone,
    place: linkOptions({ to: '/inbox', search: { tab: 'contacts', by: 'them' } }),
  },
  visit: { icon: IconEye, place: linkOptions({ to: '/profile-vists' }) },
  todays_matches: { icon: IconCalendarHeart, place: linkOptions({ to: '/todaysMatch' }) },
  // It leads to its search, as long as that is there.
  search_alert: { icon: IconBookmark, place: undefined },
} as const satisfies Record<NotificationKind, { icon: Icon; place: object | undefined }>;
