import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { createContext, useContext, type ReactNode } from 'react';
import { ApiRefused, ApiUnreachable, keyOfFailure } from '#web/app/client/answer.ts';
import { homeOf } from '#web/app/client/guards.ts';
import { useSession } from '#web/app/client/session.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Logo } from '#web/design/logo.tsx';
import { EmptyState } from '#web/design/state.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './plain-page.module.css';
import { useSite } from './site.ts';

/** Whether a page is rendered in the frame of an area, which has the landmarks and the link to its home. */
export const InsideArea = createContext(false);

/** A page with the logo and one message. Inside the frame of an area, the message alone. */
export function PlainPage({ children }: { children: ReactNode }) {
  const site = useSite();
  const isInside = useContext(InsideArea);
  if (isInside) return children;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo name={site.name} picture={site.logo} />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}

/** An address that does not exist, or that is not visible to the person: the same answer. */
export function NotFoundPage() {
  const t = useCommonTexts();
  const session = useSession();
  return (
    <PlainPage>
      <title>{t('titles.notFound')}</title>
      <EmptyState level="h1" title={t('notFound.title')} text={t('notFound.text')}>
        {session !== undefined && <LinkButton to={homeOf(session)}>{t('actions.toDashboard')}</LinkButton>}
        <LinkButton to="/" look={session === undefined ? 'filled' : 'outline'}>
          {t('actions.backToHome')}
        </LinkButton>
      </EmptyState>
    </PlainPage>
  );
}

/** A page that could not be shown, with a button to try again and the number that support can look up. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const t = useCommonTexts();
  const router = useRouter();
  const title = t(isOffline() ? 'failure.titleOffline' : 'failure.title');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <PlainPage>
      <title>{title}</title>
      <EmptyState level="h1" title={title} text={t(sentenceOf(error))}>
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
  if (isOffline()) return 'states.unreachable';
  return error instanceof ApiUnreachable ? keyOfFailure(error) : 'failure.text';
}

function isOffline(): boolean {
  return typeof document !== 'undefined' && !navigator.onLine;
}
