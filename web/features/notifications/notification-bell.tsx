import { Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconBell } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announce } from '#web/design/announcer.tsx';
import { IconButton } from '#web/design/icon-button.tsx';
import { useNotificationsTexts } from '#web/i18n/use-notifications-texts.ts';
import styles from './notification-bell.module.css';
import { NotificationList } from './notification-list.tsx';
import { notificationsQuery } from './notifications.queries.ts';
import { useReading } from './use-reading.ts';

const mostCounted = 99;

/** The bell of the top bar: how many notices are new, and behind it what they tell. Opening it marks them as read. */
export function NotificationBell() {
  const t = useNotificationsTexts();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(notificationsQuery());
  const reading = useReading();
  const notices = query.data?.data;
  const unread = query.data?.unread ?? 0;
  useArrivals(query.data?.unread);

  const readNow = useEffectEvent(reading.read);
  useEffect(() => {
    if (isOpen && notices !== undefined) readNow(notices);
  }, [isOpen, notices]);
  const turn = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) reading.forget();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={turn}
      position="bottom-end"
      width="min(24rem, 100vw - var(--space-8))"
      trapFocus
      returnFocus
      shadow="xl"
      radius="var(--radius-card)"
      transitionProps={{ transition: 'fade', duration: 150 }}
    >
      <Popover.Target>
        <IconButton
          look="bar"
          className={styles.bell}
          aria-label={unread === 0 ? t('open') : t('openUnread', { count: unread })}
          onClick={() => turn(!isOpen)}
        >
          <IconBell size="1.5rem" stroke={1.75} aria-hidden="true" />
          {unread > 0 && (
            <span className={styles.count} aria-hidden="true">
              {unread > mostCounted ? t('many') : unread}
            </span>
          )}
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown className={styles.panel} aria-labelledby={titleId}>
        <h2 id={titleId} className={styles.title} tabIndex={-1} data-autofocus>
          {t('title')}
        </h2>
        <NotificationList query={query} isFresh={reading.isFresh} onChoose={() => turn(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Has screen readers say that something came while the page was open. */
function useArrivals(unread: number | undefined): void {
  const t = useNotificationsTexts();
  const before = useRef(unread);
  const sayNow = useEffectEvent((count: number) => announce(t('arrived', { count })));
  useEffect(() => {
    if (unread === undefined) return;
    const arrived = before.current === undefined ? 0 : unread - before.current;
    before.current = unread;
    if (arrived > 0) sayNow(arrived);
  }, [unread]);
}
