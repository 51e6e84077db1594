import { useQuery } from '@tanstack/react-query';
import { IconBell, IconSettings } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { IconButton } from '#web/design/icon-button.tsx';
import { loadLater } from '#web/design/load-later.ts';
import { useMissingNotice } from '#web/app/document/use-missing-notice.ts';
import { Popover } from '#web/design/overlays/popover.tsx';
import { useNotificationsTexts } from '#web/locales/en/notifications.ts';
import styles from './notification-bell.module.css';
import { NotificationSkeleton } from './notification-skeleton.tsx';
import { notificationsQuery, useReading } from './notifications.queries.ts';
import { useAnnouncingArrivals } from './use-notification-sentences.ts';

const mostCounted = 99;

const NotificationList = loadLater(
  async () => (await import('./notification-list.tsx')).NotificationList,
  <NotificationSkeleton />,
);

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
  useAnnouncingArrivals(notifications);

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
