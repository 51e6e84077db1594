import { Button } from '#web/design/button.tsx';
import { useConversationsTexts } from '#web/locales/en/connecting/conversations.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './page-edges.module.css';
import type { MessagePages } from './use-message-pages.ts';

/** Over the edges of the messages, so that none is moved: older ones are on their way, or a page could not be loaded. */
export function PageEdges({ pages }: { pages: MessagePages }) {
  const t = useConversationsTexts();
  return (
    <>
      {pages.older === 'loading' && (
        <p className={styles.edge} data-at="top">
          {t('messages.older')}
        </p>
      )}
      {pages.older === 'failed' && (
        <Failure
          at="top"
          text={t('messages.olderFailed')}
          onRetry={() => pages.loadOlder({ isRetry: true })}
        />
      )}
      {pages.newer === 'failed' && (
        <Failure
          at="bottom"
          text={t('messages.newerFailed')}
          onRetry={() => pages.loadNewer({ isRetry: true })}
        />
      )}
    </>
  );
}

type FailureProps = { at: 'top' | 'bottom'; text: string; onRetry: () => void };

function Failure({ at, text, onRetry }: FailureProps) {
  const common = useCommonTexts();
  return (
    <div role="alert" className={styles.edge} data-at={at}>
      <p>{text}</p>
      <Button look="quiet" size="small" onClick={onRetry}>
        {common('actions.tryAgain')}
      </Button>
    </div>
  );
}
