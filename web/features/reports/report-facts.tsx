import type { ReportWire } from '#contract/safety/report.wire.ts';
import { useSite } from '#web/document/site.ts';
import { useReportsTexts } from '#web/i18n/use-reports-texts.ts';
import styles from './report-facts.module.css';

type Props = { report: ReportWire };

/** What the reporter was told, and whether somebody has dealt with it. */
export function ReportTicket({ report }: Props) {
  const t = useReportsTexts();
  return (
    <span className={styles.lines}>
      <strong className={styles.ticket}>{report.r_ticket}</strong>
      <span className={styles.soft}>{t(`status.${report.r_status}`)}</span>
    </span>
  );
}

export function ReportReason({ report }: Props) {
  const t = useReportsTexts();
  return <span className={styles.reason}>{t(`reasons.${report.r_reason}`)}</span>;
}

/** One of the two: name, number and state. Of somebody erased the number is all that is left. */
export function ReportedPerson({ person }: { person: ReportWire['reporter'] }) {
  const t = useReportsTexts();
  const site = useSite();
  const names = [person.u_firstname, person.u_lastname].filter((name) => name !== null);
  return (
    <span className={styles.lines}>
      {names.length > 0 && <bdi>{names.join(' ')}</bdi>}
      <span className={styles.soft}>
        {site.member_id_prefix}
        {person.u_id} · <span data-status={person.u_status}>{t(`states.${person.u_status}`)}</span>
      </span>
    </span>
  );
}
