import { Skeleton } from '#web/design/skeleton.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import styles from './messages-skeleton.module.css';

const bubbles = [
  { key: 'a', width: '55%', isOwn: false },
  { key: 'b', width: '38%', isOwn: false },
  { key: 'c', width: '48%', isOwn: true },
  { key: 'd', width: '62%', isOwn: false },
  { key: 'e', width: '30%', isOwn: true },
  { key: 'f', width: '58%', isOwn: true },
];

/** Messages that load, in their shape. */
export function MessagesSkeleton() {
  const t = useConversationsTexts();
  return (
    <div className={styles.messages} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('messages.loading')}
      </p>
      {bubbles.map(({ key, width, isOwn }) => (
        <div key={key} className={styles.line} data-is-own={isOwn}>
          <Skeleton width={width} height="var(--target)" />
        </div>
      ))}
    </div>
  );
}
