import type { z } from 'zod';
import type { auditEntryWire } from '#contract/administration/audit.ts';
import { isAuditAction } from '#contract/administration/audit.choices.ts';
import { EmailText } from '#web/parts/facts/email-text.tsx';
import { readDevice } from '#web/parts/facts/device.rules.ts';
import { useAuditActionTexts, useAuditTexts } from '#web/locales/en/admin/audit.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { ExpandableText } from '#web/parts/lists/expandable-text.tsx';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './audit-screen.module.css';
import { wordsOfValue } from './changed-fields.rules.ts';
import { useSubjectText } from './use-subject-text.ts';

/** An entry of the audit log. */
export type ListedEntry = z.infer<typeof auditEntryWire>;

type Props = { entry: ListedEntry };

/** How long ago, and the exact minute: in a log both are read. */
export function EntryTime({ entry: { au_created_at: instant } }: Props) {
  const { writeDateTime } = useDates();
  return (
    <span className={styles.lines}>
      <Ago instant={instant} />
      <span className={styles.soft}>{writeDateTime(instant)}</span>
    </span>
  );
}

/** The administrator, the command line, or the number of an account that is gone. */
export function EntryWho({ entry: { au_administrator_id: id, au_administrator: name } }: Props) {
  const t = useAuditTexts();
  if (id === null) return t('commandLine');
  return (
    <bdi className={styles.name}>{name === null ? t('removed', { id }) : <EmailText text={name} />}</bdi>
  );
}

/** What happened to which subject, and the reason. */
export function EntryWhat({ entry }: Props) {
  const t = useAuditTexts();
  const sentences = useAuditActionTexts();
  const { au_action: action, au_reason: reason } = entry;
  return (
    <span className={styles.lines}>
      <strong className={styles.sentence}>{isAuditAction(action) ? sentences(action) : action}</strong>
      <Subject entry={entry} />
      {reason !== null && <ExpandableText text={t('reason', { reason: wordsOfValue(reason) })} />}
    </span>
  );
}

/** A member by the id that is shown everywhere; an administrator has none. */
function Subject({ entry: { au_subject: subject, au_action: action } }: Props) {
  const t = useAuditTexts();
  const text = useSubjectText(subject);
  const isOfAdministrator = /^(?:administrator|second_factor)\./.test(action);
  const id = isOfAdministrator ? /^account (\d+)$/.exec(subject)?.[1] : undefined;
  return <bdi className={styles.soft}>{id === undefined ? text : t('subjectAdministrator', { id })}</bdi>;
}

/** The network address and the browser. */
export function EntryOrigin({ entry }: Props) {
  const t = useAuditTexts();
  const { au_address: address, au_user_agent: userAgent, au_administrator_id: administratorId } = entry;
  if (address === null && administratorId === null) return t('onServer');
  const { browser, system } = readDevice(userAgent ?? '');
  const device =
    browser === undefined || system === undefined
      ? (browser ?? system ?? t('unknownDevice'))
      : t('device', { browser, system });
  return (
    <span className={styles.lines}>
      {address !== null && <span className={styles.address}>{address}</span>}
      {userAgent !== null && (
        <span className={styles.soft} title={userAgent}>
          {device}
        </span>
      )}
    </span>
  );
}
