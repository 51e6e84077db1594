import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showReportedMessages } from '#contract/safety/report-cases.ts';
import type { ReportCase, ReportedMessage } from '#contract/safety/report.wire.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './case-messages.module.css';

type Props = { details: ReportCase };

/** The messages that a report carries, loaded when they are asked for, because every look is recorded. */
export function CaseMessages({ details }: Props) {
  const t = useReportCaseTexts();
  const { report, messages: count } = details;
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({
    ...endpointQuery(showReportedMessages, { report_id: report.r_id }),
    // Nothing but a press loads them, once.
    enabled: isAsked,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const title = t('messages.title', { count });
  const messages = query.data?.data;
  return (
    <Card className={styles.part}>
      <h2>{title}</h2>
      {messages === undefined && !(isAsked && hasFailed(query)) && (
        <div className={styles.closed}>
          <Button look="outline" size="small" isBusy={query.isFetching} onClick={() => setAsked(true)}>
            {t('messages.show')}
          </Button>
          <span className={styles.hint}>{t('messages.hint')}</span>
        </div>
      )}
      {isAsked && hasFailed(query) && <LoadFailure query={query} title={t('messages.failedTitle')} />}
      {messages !== undefined && (
        <ol ref={focusList} tabIndex={-1} aria-label={title} className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.position} message={message} details={details} />
          ))}
        </ol>
      )}
    </Card>
  );
}

/** The button that had the focus is not there any more. */
function focusList(list: HTMLOListElement | null): void {
  list?.focus({ preventScroll: true });
}

/** A message with its sender's name and side. Addresses in it are no links. */
function Message({ message, details }: Props & { message: ReportedMessage }) {
  const t = useReportCaseTexts();
  const { writeExactTime, writeDateTime } = useDates();
  const { sender_id: senderId, sent_at: at } = message;
  const side = details.reported?.u_id === senderId ? 'reported' : 'reporter';
  return (
    <li className={styles.message} data-side={side}>
      <p className={styles.facts}>
        <bdi className={styles.name}>{useNameOf(details[side], senderId)}</bdi>
        <span>{t(side)}</span>
        <time dateTime={at} title={writeExactTime(at)}>
          {writeDateTime(at)}
        </time>
      </p>
      {message.is_taken_back ? (
        <p className={styles.hint}>{t('messages.takenBack')}</p>
      ) : (
        <p dir="auto" className={styles.text}>
          {message.text}
        </p>
      )}
    </li>
  );
}

function useNameOf(member: ReportCase['reported'], id: number): string {
  const t = useReportCaseTexts();
  const site = useSite();
  if (member === null || member.u_status === 'erased') {
    return t('erased', { id: `${site.member_id_prefix}${id}` });
  }
  return `${member.u_firstname ?? ''} ${member.u_lastname ?? ''}`.trim();
}
