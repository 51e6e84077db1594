import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { readOutboxMail } from '#contract/administration/outbox.ts';
import { ApiRefused } from '#web/api/answer.ts';
import { Segments } from '#web/design/inputs/segments.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design/state.tsx';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import { outboxMailQuery } from './administration.queries.ts';
import styles from './mail-pane.module.css';

type Props = {
  id: string;
  /** On phones the mail replaces the list, with a link back. */
  isAlone?: boolean;
};

/** One mail: as its receiver would see it, or its text. */
export function MailPane({ id, isAlone = false }: Props) {
  const { data, error, isError, refetch } = useQuery(outboxMailQuery(id));
  return (
    <article className={styles.pane}>
      {isAlone && <BackToList />}
      {data !== undefined && <Mail mail={data.data} isAlone={isAlone} />}
      {data === undefined && !isError && <MailSkeleton />}
      {isError && <MailFailure error={error} onRetry={() => void refetch()} />}
    </article>
  );
}

function BackToList() {
  const t = useAdministrationTexts();
  return (
    <Link
      from="/admin-outbox"
      search={({ mail: _mail, ...list }) => list}
      className={styles.back}
      activeProps={{}}
    >
      <IconArrowLeft size="1.25rem" aria-hidden="true" />
      {t('outbox.back')}
    </Link>
  );
}

function MailFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useAdministrationTexts();
  const common = useCommonTexts();
  if (error instanceof ApiRefused && error.refusal.code === 'not_found') {
    return <EmptyState title={t('outbox.missingTitle')} text={t('outbox.missingText')} />;
  }
  const text = sentenceOfFailure(error, common('states.unreachable')) ?? common('states.failedText');
  return <ErrorState text={text} onRetry={onRetry} />;
}

type WholeMail = z.infer<(typeof readOutboxMail)['data']>;

function Mail({ mail, isAlone }: { mail: WholeMail; isAlone: boolean }) {
  const t = useAdministrationTexts();
  const [view, setView] = useState<string>(mail.ob_html === '' ? 'text' : 'html');
  const heading = useRef<HTMLHeadingElement>(null);
  // On phones the list is gone, and the focus continues from the mail.
  useEffect(() => {
    if (isAlone) heading.current?.focus({ preventScroll: true });
  }, [isAlone]);
  const Subject = isAlone ? 'h1' : 'h2';
  return (
    <>
      <header className={styles.header}>
        <Subject ref={heading} tabIndex={-1} className={styles.subject}>
          {mail.ob_subject}
        </Subject>
        <p className={styles.facts}>
          {t('outbox.to', { address: mail.ob_to })} <span aria-hidden="true">·</span>{' '}
          <Ago instant={mail.ob_created_at} />
        </p>
        {mail.ob_html !== '' && (
          <Segments
            aria-label={t('outbox.view')}
            value={view}
            onChange={setView}
            data={[
              { value: 'html', label: t('outbox.html') },
              { value: 'text', label: t('outbox.text') },
            ]}
          />
        )}
      </header>
      {view === 'html' ? (
        <iframe
          className={styles.frame}
          title={t('outbox.frame', { subject: mail.ob_subject })}
          sandbox=""
          srcDoc={mail.ob_html}
        />
      ) : (
        <pre className={styles.text}>{mail.ob_text}</pre>
      )}
    </>
  );
}

function MailSkeleton() {
  return (
    <div className={styles.header} aria-busy="true">
      <Skeleton height="var(--heading-2)" width="60%" />
      <Skeleton width="40%" />
      <Skeleton height="24rem" />
    </div>
  );
}
