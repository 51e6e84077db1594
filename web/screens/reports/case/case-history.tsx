import { Link } from '@tanstack/react-router';
import { hidePicture } from '#contract/safety/report-cases.ts';
import type { ReportCase } from '#contract/safety/report.wire.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';
import { useReportsTexts } from '#web/locales/en/reports.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { smallOf } from './case-people.tsx';
import styles from './report-case.module.css';
import { useCaseCalls } from './use-case-calls.ts';

type Props = { details: ReportCase };

/** The heading of the photos, which the decision leads to. */
export const picturesId = 'case-pictures';

/** The pictures of the reported member, each with a button that hides it while it is decided. */
export function CasePictures({ details, mayDecide }: Props & { mayDecide: boolean }) {
  const t = useReportCaseTexts();
  const { send, isBusy } = useCaseCalls();
  const { pictures, report } = details;
  return (
    <Card className={styles.part}>
      <h2 id={picturesId} tabIndex={-1}>
        {t('pictures.title')}
      </h2>
      {pictures.length === 0 && <p className={styles.soft}>{t('pictures.none')}</p>}
      <ul className={styles.pictures}>
        {pictures.map(({ photo_id, path, source, is_hidden }, index) => {
          const number = index + 1;
          const label = t(is_hidden ? 'pictures.show' : 'pictures.hide', { number });
          const input = { report_id: report.r_id, photo_id, is_hidden: !is_hidden };
          return (
            <li key={photo_id} className={styles.picture}>
              <img src={path === null ? source : smallOf(path)} alt={t('pictures.alt', { number })} />
              {is_hidden && <span className={styles.soft}>{t('pictures.hidden')}</span>}
              {mayDecide && (
                <Button
                  look="outline"
                  size="small"
                  isBusy={isBusy(hidePicture)}
                  onClick={() => void send(hidePicture, input)}
                >
                  {label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** Interest and blocks between the two, and the other reports by and about them. */
export function CaseRelations({ details }: Props) {
  const t = useReportCaseTexts();
  const { writeDateTime } = useDates();
  const { interest, blocks, reported, reporter } = details;
  const nameOf = (id: number) =>
    [reported, reporter].find((member) => member?.u_id === id)?.u_firstname ?? String(id);
  return (
    <Card className={styles.part}>
      <h2>{t('between')}</h2>
      {interest === null && blocks.length === 0 && <p className={styles.soft}>{t('nothingBetween')}</p>}
      {interest !== null && (
        <p>
          {t(`interest.${interest.status}`, {
            who: nameOf(interest.sender_id),
            when: writeDateTime(interest.answered_at ?? interest.created_at),
          })}
        </p>
      )}
      {blocks.map(({ blocker_id: blockerId, created_at: at }) => (
        <p key={blockerId}>{t('block', { who: nameOf(blockerId), when: writeDateTime(at) })}</p>
      ))}
      <EarlierReports details={details} />
    </Card>
  );
}

function EarlierReports({ details: { earlier, report } }: Props) {
  const t = useReportCaseTexts();
  const reports = useReportsTexts();
  const roleOf = (one: ReportCase['earlier'][number]) => {
    if (one.reported_id === report.reported?.u_id) return t('earlier.aboutReported');
    if (one.reporter_id === report.reported?.u_id) return t('earlier.byReported');
    return one.reported_id === report.reporter?.u_id ? t('earlier.aboutReporter') : t('earlier.byReporter');
  };
  return (
    <>
      <h3>{t('earlier.title')}</h3>
      {earlier.length === 0 && <p className={styles.soft}>{t('earlier.none')}</p>}
      <ul className={styles.list}>
        {earlier.map((one) => (
          <li key={one.r_id}>
            <Link to="/admin-reports/$reportId" params={{ reportId: String(one.r_id) }}>
              {one.r_ticket}
            </Link>{' '}
            {reports(`reasons.${one.r_reason}`)} · {roleOf(one)} ·{' '}
            {one.r_outcome === null
              ? reports(`status.${one.r_status}`)
              : reports(`outcomes.${one.r_outcome}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who decided what, when and why; the latest first. */
export function CaseDecisions({ details: { decisions } }: Props) {
  const t = useReportCaseTexts();
  const reports = useReportsTexts();
  const { writeDateTime } = useDates();
  return (
    <Card className={styles.part}>
      <h2>{t('history.title')}</h2>
      {decisions.length === 0 && <p className={styles.soft}>{t('history.none')}</p>}
      <ol className={styles.list}>
        {decisions.map((decision) => (
          <li key={decision.decided_at + decision.outcome}>
            <strong>
              {t('history.entry', {
                outcome: reports(`outcomes.${decision.outcome}`),
                who: decision.decided_by,
              })}
            </strong>{' '}
            <span className={styles.soft}>
              {writeDateTime(decision.decided_at)}
              {decision.until !== null && ` ${t('history.until', { until: writeDateTime(decision.until) })}`}
            </span>
            <p>{decision.reason}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
