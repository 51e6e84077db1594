import { IconCloudOff } from '@tabler/icons-react';
import { useEffect, useLayoutEffect } from 'react';
import { useWaitingCount } from '#web/api/reachability.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { isAdministrator, useSession } from '#web/api/session.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import styles from './offline-bar.module.css';

/** Says that the server cannot be reached, and what becomes of what is pressed, and how much waits. The end of the page moves up by its height. */
export function OfflineBar() {
  const t = useCommonTexts();
  const count = useWaitingCount();
  const session = useSession();
  // What an administrator or a visitor sends does not wait.
  const isMember = session !== undefined && !isAdministrator(session);
  const sentence = isMember ? t('offline.waits') : t('offline.nothing');
  useLayoutEffect(() => {
    document.documentElement.dataset['offline'] = '';
    return () => {
      delete document.documentElement.dataset['offline'];
    };
  }, []);
  useEffect(() => {
    announce(t('offline.text'));
    return () => announce('');
  }, [t]);
  return (
    <div role="status" className={styles.bar}>
      <IconCloudOff size="1.25rem" aria-hidden="true" className={styles.icon} />
      <span>
        <strong>{t('offline.text')}</strong> {sentence} {count > 0 && t('offline.waiting', { count })}
      </span>
    </div>
  );
}
