import type { ReportWire } from '#contract/safety/report.wire.ts';
import { useReportsTexts } from '#web/i18n/use-reports-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import { ExpandableText } from '#web/lists/expandable-text.tsx';
import styles from './report-card.module.css';
import { ReportedPerson, ReportReason, ReportTicket } from './report-facts.tsx';

/** A report as a card, with everything the table has. */
export function ReportCard({ report }: { report: ReportWire }) {
  const t = useReportsTexts();
  return (
    <>
      <div className={styles.head}>
        <ReportTicket report={report} />
        <span className={styles.time}>
          <Ago instant={report.r_created_at} hasDateAfterWeek />
        </span>
      </div>
      <p>
        <ReportReason report={report} /> · {t(`places.${report.r_place}`)}
      </p>
      <ExpandableText text={report.r_text} />
      <dl className={styles.people}>
        <div>
          <dt>{t('reported')}</dt>
          <dd>
            <ReportedPerson person={report.reported} />
          </dd>
        </div>
        <div>
          <dt>{t('reporter')}</dt>
          <dd>
            <ReportedPerson person={report.reporter} />
          </dd>
        </div>
      </dl>
    </>
  );
}
