import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { readOutboxMail } from '#contract/administration/outbox.ts';
import { Segments } from '#web/design/inputs/segments.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useAdministrationTexts } from '#web/locales/en/administration.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { BackLink } from '#web/parts/lists/beside/back-link.tsx';
import { EntryPane } from '#web/parts/lists/beside/entry-pane.tsx';
import { outboxMailQuery } from './administration.queries.ts';
import styles from './mail-pane.module.css';

type Props = {
  id: string;
  /** On phones the mail replaces the list, with a link back. */
  isAlone?: boolean;
};

/** One mail: as its receiver would see it, or its text. */
export function MailPane({ id, isAlone = false }: Props) {
  const t = useAdministrationTexts();
  const back = isAlone && (
    <BackLink from="/admin-outbox" search={({ mail: _mail, ...list }) => list}>
      {t('outbox.back')}
    </BackLink>
  );
  return (
    <EntryPane
      back={back}
      query={useQuery(outboxMailQuery(id))}
      missing={{ code: 'not_found', title: t('outbox.missingTitle'), text: t('outbox.missingText') }}
      skeleton={<MailSkeleton />}
      renderEntry={(mail) => <Mail mail={mail} isAlone={isAlone} />}
    />
  );
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
