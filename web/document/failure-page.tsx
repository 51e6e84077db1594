import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiRefused, ApiUnreachable } from '#web/api/answer.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/state.tsx';
import styles from './failure-page.module.css';
import { PlainPage } from './plain-page.tsx';

/** A page that could not be shown, with a way to try again and the number that support can look up. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <PlainPage>
      <title>{t('titles.failure')}</title>
      <EmptyState level="h1" title={t('failure.title')} text={t(sentenceOf(error))}>
        <Button onClick={retry}>{t('actions.tryAgain')}</Button>
        <LinkButton to="/" look="outline">
          {t('actions.backToHome')}
        </LinkButton>
      </EmptyState>
      {error instanceof ApiRefused && (
        <p className={styles.reference}>{t('states.requestNumber', { id: error.refusal.request_id })}</p>
      )}
    </PlainPage>
  );
}

/** Without a connection a page fails in many ways: its data or any of its files did not arrive. */
function sentenceOf(error: unknown) {
  const isOffline = typeof document !== 'undefined' && !navigator.onLine;
  return isOffline || error instanceof ApiUnreachable ? 'states.unreachable' : 'failure.text';
}
