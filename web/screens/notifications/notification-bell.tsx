import { useQuery, queryOptions, useQueryClient } from '@tanstack/react-query';
import { IconBell, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import {
  listNotifications,
  readNotifications,
  type NotificationWire,
} from '#contract/notifications/notifications.ts';
import { IconButton } from '#web/design/icon-button.tsx';
import { loadLater } from '#web/design/load-later.ts';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { Popover } from '#web/design/overlays/popover.tsx';
import { useNotificationsTexts } from '#web/locales/en/notifications.ts';
import { ApiUnreachable } from '#web/app/client/answer.ts';
import { callEndpoint } from '#web/app/client/browser-client.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { findArrived, latestOf } from './notifications.rules.ts';
import styles from './notification-bell.module.css';

/** The notifications of the bell. Refetched on focus too, because a sleeping device misses events. */
function notificationsQuery() {
  return queryOptions({
    ...endpointQuery(listNotifications, {}),
    refetchOnWindowFocus: 'always',
  });
}

const none: ReadonlySet<number> = new Set();

/**
 * Marks the notifications of the opened bell as read; until the bell is closed they are still shown as new. After a failed
 * call they stay unread, and the next opening tries again.
 */
function useReading() {
  const queries = useQueryClient();
  const [newIds, setNewIds] = useState(none);
  const { queryKey } = notificationsQuery();
  const send = async (upTo: number) => {
    try {
      const answer = await callEndpoint(readNotifications, { up_to: upTo });
      if (!answer.result) return;
      queries.setQueryData(queryKey, (before) => before && markRead(before, { upTo, ...answer.data }));
    } catch (error) {
      if (!(error instanceof ApiUnreachable)) throw error;
    }
  };
  return {
    isNew: ({ notification_id: id }: NotificationWire) => newIds.has(id),
    read: (notifications: readonly NotificationWire[]) => {
      const unread = notifications.filter(({ is_read }) => !is_read).map(({ notification_id: id }) => id);
      if (unread.length === 0) return;
      setNewIds((before) => new Set([...before, ...unread]));
      void send(Math.max(...notifications.map(({ notification_id: id }) => id)));
    },
    endReading: () => setNewIds(none),
  };
}

/** Returns the answer with all notifications up to one marked as read. */
function markRead<Answer extends { data: NotificationWire[]; unread: number }>(
  answer: Answer,
  { upTo, unread }: { upTo: number; unread: number },
): Answer {
  const data = answer.data.map((notification) =>
    notification.notification_id <= upTo ? { ...notification, is_read: true } : notification,
  );
  return { ...answer, data, unread };
}

const mostCounted = 99;

const NotificationList = loadLater(
  async () => (await import('./notification-list.tsx')).NotificationList,
  <NotificationSkeleton />,
);

/** The sentences are loaded when the first notification arrives. */
const Arrivals = loadLater(async () => (await import('./arrivals.tsx')).Arrivals);

/** The notifications that arrived last while the page was open. */
function useArrived(notifications: readonly NotificationWire[] | undefined): readonly NotificationWire[] {
  const latest = useRef<number>(undefined);
  const [arrived, setArrived] = useState<readonly NotificationWire[]>([]);
  useEffect(() => {
    if (notifications === undefined) return;
    const found = findArrived(notifications, latest.current);
    latest.current = latestOf(notifications);
    if (found.length > 0) setArrived(found);
  }, [notifications]);
  return arrived;
}

/** The bell of the top bar, with the number of unread notifications. Opening it lists them and marks them as read. */
export function NotificationBell() {
  const t = useNotificationsTexts();
  const sayMissing = useMissingNotice();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(notificationsQuery());
  const reading = useReading();
  const notifications = query.data?.data;
  const unread = query.data?.unread ?? 0;
  const arrived = useArrived(notifications);

  const read = useEffectEvent(reading.read);
  useEffect(() => {
    if (isOpen && notifications !== undefined) read(notifications);
  }, [isOpen, notifications]);
  const toggle = (isOpening: boolean) => {
    setOpen(isOpening);
    if (!isOpening) reading.endReading();
  };
  const giveUp = () => {
    toggle(false);
    void sayMissing();
  };
  return (
    <>
      {/* What is not announced is still counted on the bell. */}
      {arrived.length > 0 && <Arrivals arrived={arrived} onMissing={() => undefined} />}
      <Popover
        isOpen={isOpen}
        onChange={toggle}
        position="bottom-end"
        width="min(24rem, 100vw - var(--space-8))"
        className={styles.panel}
        aria-labelledby={titleId}
        opener={
          <IconButton
            look="bar"
            className={styles.bell}
            aria-label={unread === 0 ? t('open') : t('openUnread', { count: unread })}
            onClick={() => toggle(!isOpen)}
          >
            <IconBell size="1.5rem" stroke={1.75} aria-hidden="true" />
            {unread > 0 && (
              <span className={styles.count} aria-hidden="true">
                {unread > mostCounted ? t('many') : unread}
              </span>
            )}
          </IconButton>
        }
      >
        <header className={styles.header}>
          <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus>
            {t('title')}
          </h2>
          <SettingsLink onChoose={() => toggle(false)} />
        </header>
        <NotificationList
          query={query}
          isNew={reading.isNew}
          onChoose={() => toggle(false)}
          onMissing={giveUp}
        />
      </Popover>
    </>
  );
}

/** A link to the settings for notifications. */
function SettingsLink({ onChoose }: { onChoose: () => void }) {
  const t = useNotificationsTexts();
  return (
    <Link
      to="/settings"
      search={{ section: 'notifications' }}
      className={styles.settings}
      aria-label={t('settings')}
      title={t('settings')}
      onClick={onChoose}
    >
      <IconSettings size="1.375rem" stroke={1.75} aria-hidden="true" />
    </Link>
  );
}
