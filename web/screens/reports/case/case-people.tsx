import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { digitsIn } from '#contract/fields/fold-digit.ts';
import { identifyMember, showComplainant } from '#contract/safety/report-cases.ts';
import type { ReportCase } from '#contract/safety/report.wire.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { TextField } from '#web/design/field.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useReportCaseTexts } from '#web/locales/en/admin/report-case.ts';
import { useReportsTexts } from '#web/locales/en/reports.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import styles from './report-case.module.css';
import { useCaseCalls } from './use-case-calls.ts';

type Member = NonNullable<ReportCase['reported']>;
type CaseProps = { details: ReportCase; mayDecide: boolean };

/** The two people of a case, side by side. */
export function CasePeople({ details, mayDecide }: CaseProps) {
  const t = useReportCaseTexts();
  const { reported, reporter, report } = details;
  const mayIdentify = mayDecide && report.r_source === 'visitor' && report.r_status === 'open';
  return (
    <div className={styles.people}>
      <Card className={styles.part}>
        <h2>{t('reported')}</h2>
        {reported === null ? <p>{t('nobodyReported')}</p> : <MemberHead member={reported} />}
        {mayIdentify && <Identify reportId={report.r_id} isNamed={reported !== null} />}
      </Card>
      <Card className={styles.part}>
        <h2>{t('reporter')}</h2>
        {reporter === null ? <p>{t(`sources.${report.r_source}`)}</p> : <MemberHead member={reporter} />}
        {details.has_contact && mayDecide && <Complainant reportId={report.r_id} />}
      </Card>
    </div>
  );
}

/** Name, age and state of a member, with the link to the profile, and what was imposed on the account. */
function MemberHead({ member }: { member: Member }) {
  const t = useReportCaseTexts();
  const reports = useReportsTexts();
  const site = useSite();
  const id = `${site.member_id_prefix}${member.u_id}`;
  if (member.u_status === 'erased') return <p>{t('erased', { id })}</p>;
  const name = `${member.u_firstname ?? ''} ${member.u_lastname ?? ''}`.trim();
  return (
    <>
      <div className={styles.head}>
        {member.u_profile_pic !== null && (
          <img
            className={styles.portrait}
            src={smallOf(member.u_profile_pic)}
            alt=""
            width={60}
            height={80}
          />
        )}
        <p className={styles.lines}>
          <Link
            to="/user-profileView"
            search={{ userId: member.u_id }}
            aria-label={t('openProfile', { name })}
          >
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.soft}>
            {id} · {reports(`states.${member.u_status}`)}
          </span>
          {member.age !== null && <span className={styles.soft}>{t('years', { count: member.age })}</span>}
        </p>
      </div>
      {member.restrictions.length > 0 && (
        <ul className={styles.list}>
          {member.restrictions.map((restriction) => (
            <li key={restriction.created_at + restriction.kind}>
              <Restriction restriction={restriction} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Restriction({ restriction }: { restriction: Member['restrictions'][number] }) {
  const t = useReportCaseTexts();
  const { writeDateTime } = useDates();
  const { kind, reason, until, ended_at: endedAt } = restriction;
  const named = { kind: t(`restrictions.${kind}`), reason };
  if (endedAt !== null) return t('restrictions.ended', { ...named, when: writeDateTime(endedAt) });
  if (until !== null) return t('restrictions.until', { ...named, until: writeDateTime(until) });
  return t('restrictions.open', named);
}

/** Names the member that a complaint is about: the profile ID, with or without its letters. */
function Identify({ reportId, isNamed }: { reportId: number; isNamed: boolean }) {
  const t = useReportCaseTexts();
  const { send, isBusy, errorOf } = useCaseCalls();
  const site = useSite();
  const [number, setNumber] = useState('');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(identifyMember, {
          report_id: reportId,
          user_id: Number(digitsIn(number)),
        });
      }}
    >
      <TextField
        label={t('identify.label')}
        description={t('identify.hint', { prefix: site.member_id_prefix })}
        value={number}
        error={errorOf('user_id')}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" look="outline" size="small" isBusy={isBusy(identifyMember)}>
        {t(isNamed ? 'identify.another' : 'identify.button')}
      </Button>
    </form>
  );
}

/** How to reach the person who complained, loaded when it is asked for, because every look is recorded. */
function Complainant({ reportId }: { reportId: number }) {
  const t = useReportCaseTexts();
  const { send, isBusy } = useCaseCalls();
  const [contact, setContact] = useState<{ name: string; email: string; phone: string | null }>();
  if (contact === undefined) {
    const show = async () => setContact((await send(showComplainant, { report_id: reportId }))?.data);
    return (
      <p className={styles.lines}>
        <Button look="outline" size="small" isBusy={isBusy(showComplainant)} onClick={() => void show()}>
          {t('contact.show')}
        </Button>
        <span className={styles.soft}>{t('contact.hint')}</span>
      </p>
    );
  }
  return (
    <dl className={styles.list}>
      <dt>{t('contact.name')}</dt>
      <dd>{contact.name}</dd>
      <dt>{t('contact.email')}</dt>
      <dd>{contact.email}</dd>
      {contact.phone !== null && (
        <>
          <dt>{t('contact.phone')}</dt>
          <dd>{contact.phone}</dd>
        </>
      )}
    </dl>
  );
}

/** A small width of a portrait. */
export function smallOf(path: string): string {
  return path.replace('/960.jpg', '/160.jpg');
}
