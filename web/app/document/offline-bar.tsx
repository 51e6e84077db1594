import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useWaitingCount } from '#web/app/client/reachability.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { isAdministrator, useSession } from '#web/app/client/session.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './offline-bar.module.css';

/** Says that the server cannot be reached, and what becomes of what is pressed, and how much waits. The page begins below it. */
export function OfflineBar() {
  const t = useCommonTexts();
  const count = useWaitingCount();
  const session = useSession();
  // What an administrator or a visitor sends does not wait.
  const isMember = session !== undefined && !isAdministrator(session);
  const sentence = isMember ? t('offline.waits') : t('offline.nothing');
  const bar = useRef<HTMLDivElement>(null);
  // What sticks to the top of the screen sticks below the bar.
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const changes = new ResizeObserver(() => {
      style.setProperty('--offline-height', `${element.offsetHeight}px`);
    });
    changes.observe(element);
    return () => {
      changes.disconnect();
      style.removeProperty('--offline-height');
    };
  }, []);
  useEffect(() => {
    announce(t('offline.text'));
    return () => announce('');
  }, [t]);
  return (
    <div ref={bar} role="status" className={styles.bar}>
      <IconCloudOff size="1.25rem" aria-hidden="true" className={styles.icon} />
      <span>
        <strong>{t('offline.text')}</strong> {sentence} {count > 0 && t('offline.waiting', { count })}
      </span>
    </div>
  );
}
