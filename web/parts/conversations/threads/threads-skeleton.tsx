import { Skeleton } from '#web/design/skeleton.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './threads-skeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** Conversations that load, in their shape. */
export function ThreadsSkeleton() {
  const t = useConversationsTexts();
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('list.loading')}
      </p>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="var(--target)" height="var(--target)" />
          <div className={styles.words}>
            <Skeleton width="55%" />
            <Skeleton width="85%" height="0.875em" />
          </div>
        </div>
      ))}
    </div>
  );
}
