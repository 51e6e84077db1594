import { Link } from '@tanstack/react-router';
import type { MemberRestriction } from '#contract/members/member.wire.ts';
import { ticketOf } from '#contract/safety/tickets.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './restrictions.module.css';

type Props = { restrictions: readonly MemberRestriction[] };

/** Whether a report keeps the member from signing in, so that the switch cannot. */
export function isClosed({ u_restrictions }: { u_restrictions: readonly MemberRestriction[] }): boolean {
  return u_restrictions.some(({ kind }) => kind !== 'hidden');
}

/** What reports imposed, in short: a badge, the end, and the report that can end it. */
export function RestrictionBadges({ restrictions }: Props) {
  const t = useMembersTexts();
  const { writeDate } = useDates();
  return restrictions.map((restriction) => (
    <span key={restriction.kind} className={styles.badges}>
      <span className={styles.badge} data-kind={restriction.kind}>
        {t(`restrictions.${restriction.kind}`)}
      </span>
      {restriction.until !== null && (
        <span>{t('restrictions.until', { date: writeDate(restriction.until) })}</span>
      )}
      <ReportOf restriction={restriction} />
    </span>
  ));
}

/** The same in sentences, with what they mean for the member and for the switch. */
export function RestrictionLines({ restrictions }: Props) {
  const t = useMembersTexts();
  const { writeDate } = useDates();
  return restrictions.map((restriction) => (
    <p key={restriction.kind}>
      <strong>
        {restriction.until === null
          ? t(`restrictions.lines.${restriction.kind}`)
          : t(`restrictions.linesUntil.${restriction.kind}`, {
              date: writeDate(restriction.until),
            })}
      </strong>{' '}
      {t(`restrictions.meaning.${restriction.kind}`)} <ReportOf restriction={restriction} />
    </p>
  ));
}

/** The ticket of the report, as a link for a role that may open it. */
function ReportOf({ restriction: { report_id: reportId } }: { restriction: MemberRestriction }) {
  const t = useMembersTexts();
  const mayOpen = useIsPermitted('reports.read');
  if (reportId === null) return null;
  const ticket = ticketOf(reportId);
  if (!mayOpen) return <span className={styles.ticket}>{ticket}</span>;
  return (
    <Link
      to="/admin-reports/$reportId"
      params={{ reportId: String(reportId) }}
      className={styles.link}
      aria-label={t('restrictions.open', { ticket })}
    >
      {ticket}
    </Link>
  );
}
