import type { MessageWire } from '#contract/conversations/message.wire.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useRelativeTimes } from '#web/parts/dates/use-relative-times.ts';
import { useConversation } from '../use-conversation.ts';
import { excerptAround } from './excerpt.rules.ts';
import styles from './found-messages.module.css';
import { markFound } from './mark-found.tsx';

type Props = {
  /** Undefined while they load. */
  hits: readonly MessageWire[] | undefined;
  hasFailed: boolean;
  search: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: () => void;
  onShow: (hit: MessageWire) => void;
};

/** What a search found, in place of the messages. */
export function FoundMessages({ hits, hasFailed, search, onShow, ...rest }: Props) {
  const t = useConversationsTexts();
  const common = useCommonTexts();
  if (hits === undefined && hasFailed) {
    return (
      <div className={styles.found} role="alert">
        <p>{t('find.failed')}</p>
        <Button look="outline" size="small" onClick={rest.onRetry}>
          {common('actions.tryAgain')}
        </Button>
      </div>
    );
  }
  if (hits === undefined) return <Loading />;
  return (
    <div className={styles.found}>
      <p role="status" className={styles.summary}>
        {hits.length === 0
          ? t('find.nothing')
          : t(rest.hasMore ? 'find.foundMany' : 'find.found', { count: hits.length })}
      </p>
      <ul aria-label={t('find.results')} className={styles.list}>
        {hits.map((hit) => (
          <li key={hit.m_id}>
            <Hit hit={hit} search={search} onShow={() => onShow(hit)} />
          </li>
        ))}
      </ul>
      {rest.hasMore && (
        <Button look="quiet" isBusy={rest.isLoadingMore} onClick={rest.onMore}>
          {t('find.more')}
        </Button>
      )}
    </div>
  );
}

type HitProps = { hit: MessageWire; search: string; onShow: () => void };

function Hit({ hit, search, onShow }: HitProps) {
  const t = useConversationsTexts();
  const { writeLatest } = useRelativeTimes();
  const { viewerId, name } = useConversation();
  return (
    <button type="button" className={styles.hit} onClick={onShow}>
      <span className={styles.head}>
        <bdi className={styles.sender}>{hit.m_sender_id === viewerId ? t('messages.you') : name}</bdi>
        <time dateTime={hit.m_created_at}>{writeLatest(hit.m_created_at)}</time>
      </span>
      <span dir="auto" className={styles.text}>
        {markFound(excerptAround(hit.m_text, search), search)}
      </span>
    </button>
  );
}

const lines = ['a', 'b', 'c', 'd'];

function Loading() {
  const t = useConversationsTexts();
  return (
    <div className={styles.found} aria-busy="true">
      <p role="status" className="visually-hidden">
        {t('find.loading')}
      </p>
      {lines.map((line) => (
        <div key={line} className={styles.loading}>
          <Skeleton width="30%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </div>
  );
}
