import {
  IconAlertTriangle,
  IconBookmark,
  IconCalendarHeart,
  IconCertificate,
  IconEye,
  IconEyeOff,
  IconFlag,
  IconGift,
  IconHeartCheck,
  IconHeartMinus,
  IconHeartX,
  IconLock,
  IconLockOpen,
  IconMailHeart,
  IconMessageCircle,
  IconPhone,
  IconReceipt,
  IconReceiptOff,
  IconReceiptRefund,
  IconStar,
  IconUserCheck,
  type Icon,
} from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import type { BellKind, NoticeKind } from '#contract/notifications/notification.choices.ts';
import type { NotificationWire } from '#contract/notifications/notifications.ts';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useNotificationsTexts } from '#web/locales/en/notifications.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import styles from './notification-list.module.css';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { nameOf } from './notifications.rules.ts';
import { useNotificationSentence } from './use-notification-sentences.ts';

type Props = {
  query: UseQueryResult<{ data: NotificationWire[] }>;
  /** Whether a notification was new when the bell was opened. */
  isNew: (notification: NotificationWire) => boolean;
  /** Called when the link of a notification is followed. */
  onChoose: () => void;
};

/** The notifications in all states, latest first. */
export function NotificationList({ query, isNew, onChoose }: Props) {
  const t = useNotificationsTexts();
  const notifications = query.data?.data;
  if (notifications === undefined && hasFailed(query)) return <LoadFailure query={query} />;
  if (notifications === undefined) return <NotificationSkeleton />;
  if (notifications.length === 0)
    return <EmptyState level="h3" title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => (
        <li key={notification.notification_id}>
          <NotificationItem notification={notification} isNew={isNew(notification)} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

const toReview = linkOptions({ to: '/settings', search: { section: 'review' } });

/** The icon and the link of every kind. */
const kinds = {
  interest_received: { icon: IconMailHeart, link: linkOptions({ to: '/inbox' }) },
  interest_accepted: {
    icon: IconHeartCheck,
    link: linkOptions({ to: '/inbox', search: { tab: 'accepted', by: 'them' } }),
  },
  interest_declined: { icon: IconHeartX, link: linkOptions({ to: '/inbox', search: { tab: 'sent' } }) },
  interest_cancelled: { icon: IconHeartMinus, link: linkOptions({ to: '/inbox' }) },
  message_received: { icon: IconMessageCircle, link: linkOptions({ to: '/chatWindow' }) },
  contact_viewed: {
    icon: IconPhone,
    link: linkOptions({ to: '/inbox', search: { tab: 'contacts', by: 'them' } }),
  },
  visit: { icon: IconEye, link: linkOptions({ to: '/profile-vists' }) },
  todays_matches: { icon: IconCalendarHeart, link: linkOptions({ to: '/todaysMatch' }) },
  review_decided: { icon: IconUserCheck, link: linkOptions({ to: '/myProfile' }) },
  search_alert: { icon: IconBookmark, link: undefined },
  report_acted: { icon: IconFlag, link: undefined },
  report_dismissed: { icon: IconFlag, link: undefined },
  account_warned: { icon: IconAlertTriangle, link: undefined },
  account_hidden: { icon: IconEyeOff, link: undefined },
  account_suspended: { icon: IconLock, link: undefined },
  account_reinstated: { icon: IconLockOpen, link: undefined },
  payment_confirmed: { icon: IconReceipt, link: linkOptions({ to: '/subscription' }) },
  payment_rejected: { icon: IconReceiptOff, link: linkOptions({ to: '/subscription' }) },
  payment_refunded: { icon: IconReceiptRefund, link: linkOptions({ to: '/subscription' }) },
  plan_assigned: { icon: IconGift, link: linkOptions({ to: '/subscription' }) },
  plan_ending: { icon: IconCertificate, link: linkOptions({ to: '/subscription' }) },
  review_published: { icon: IconStar, link: toReview },
  review_rejected: { icon: IconStar, link: toReview },
  review_answered: { icon: IconStar, link: toReview },
} as const satisfies Record<BellKind | NoticeKind, { icon: Icon; link: object | undefined }>;

type ItemProps = { notification: NotificationWire; isNew: boolean; onChoose: () => void };

function NotificationItem({ notification, isNew, onChoose }: ItemProps) {
  const link = linkOf(notification);
  const content = <ItemContent notification={notification} isNew={isNew} />;
  if (link === undefined) return <div className={styles.item}>{content}</div>;
  return (
    <Link {...link} className={styles.item} onClick={onChoose}>
      {content}
    </Link>
  );
}

/** Returns where a notification leads: a message to its conversation, an alert to its saved search while that exists. */
function linkOf({ kind, partner, search_id: saved }: NotificationWire) {
  if (kind === 'message_received' && partner !== null) {
    return linkOptions({ to: '/chatWindow', search: { partner: partner.u_id } });
  }
  return saved === null ? kinds[kind].link : linkOptions({ to: '/moreMatch', search: { saved } });
}

function ItemContent({ notification, isNew }: Omit<ItemProps, 'onChoose'>) {
  const t = useNotificationsTexts();
  const sentenceOf = useNotificationSentence();
  return (
    <>
      <ItemPicture notification={notification} />
      <span className={styles.words}>
        <span className={styles.sentence}>{sentenceOf(notification)}</span>
        <span className={styles.time}>
          <Ago instant={notification.created_at} />
        </span>
      </span>
      {isNew && <span className={styles.isNew}>{t('isNew')}</span>}
    </>
  );
}

/** The partner with the icon of the kind, or the icon alone. */
function ItemPicture({ notification: { kind, partner } }: { notification: NotificationWire }) {
  const { icon: KindIcon } = kinds[kind];
  const name = nameOf(partner);
  if (name === undefined) {
    return (
      <span className={styles.disc}>
        <KindIcon size="1.375rem" stroke={1.75} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span className={styles.partner}>
      <Avatar name={name} picture={partner?.u_profile_pic} />
      <span className={styles.mark}>
        <KindIcon size="0.875rem" stroke={2} aria-hidden="true" />
      </span>
    </span>
  );
}
