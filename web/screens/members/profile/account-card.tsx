import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MemberProfile } from '#contract/members/member.wire.ts';
import { showContact } from '#contract/members/members.ts';
import { useIsPermitted } from '#web/app/client/administrator.ts';
import { loadEndpoint } from '#web/app/client/browser-client.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { showOutcome } from '#web/design/messages/outcomes.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useDates } from '#web/parts/dates/use-dates.ts';
import { Ago } from '#web/parts/dates/ago.tsx';
import { sentenceOfFailure } from '#web/app/client/failures.ts';
import { MemberSwitch } from '../member-switch.tsx';
import { writePhone } from '#web/parts/facts/phone.rules.ts';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';
import styles from './member-profile.module.css';

type Props = { member: MemberProfile };

/** The account: contact details, status, and what the member did here, in numbers. */
export function AccountCard({ member }: Props) {
  const t = useMembersTexts();
  const { writeDate } = useDates();
  const mayAudit = useIsPermitted('audit.read');
  const { interests, active_plan: plan, correction } = member;
  return (
    <Card>
      <h2>{t('profile.account')}</h2>
      <dl className={styles.facts}>
        <Row label={t('list.status')}>
          <MemberSwitch user={member} />
          {member.u_is_incomplete && <p className={styles.soft}>{t('profile.unfinished')}</p>}
          <Hiding member={member} />
          {member.u_is_withheld && <p className={styles.soft}>{t('profile.withheld')}</p>}
        </Row>
        <Contact member={member} />
        {correction !== null && (
          <Row label={t('correct.title')}>{t('profile.correction', { contact: correction.contact })}</Row>
        )}
        <Row label={t('profile.registered')}>
          <Ago instant={member.u_created_at} />
        </Row>
        <Row label={t('profile.seen')}>
          {member.u_last_seen_at === null ? t('profile.never') : <Ago instant={member.u_last_seen_at} />}
        </Row>
        <Row label={t('profile.sessions')}>{t('profile.sessionsCount', { count: member.u_sessions })}</Row>
        <Row label={t('profile.completion')}>{t('list.percent', { percent: member.u_completion })}</Row>
        <Row label={t('profile.plan')}>
          {plan === null
            ? t('profile.freePlan')
            : t('profile.until', { plan: plan.s_plan_name, date: writeDate(plan.s_expires_at) })}
        </Row>
        <Row label={t('profile.interests')}>{t('profile.interestsCount', interests)}</Row>
        <Row label={t('profile.reports')}>
          <Reports member={member} />
        </Row>
        {mayAudit && (
          <div className={styles.look}>
            <dt>{t('profile.audit')}</dt>
            <dd>
              <Link to="/admin-audit" search={{ subject: `account ${member.u_id}` }} className={styles.link}>
                {t('profile.auditText')}
              </Link>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

/** Why other members do not see this one, when no report hides them: the line about the report says it. */
function Hiding({ member: { u_is_hidden, u_restrictions, erasure } }: Props) {
  const t = useMembersTexts();
  if (!u_is_hidden || u_restrictions.some(({ kind }) => kind === 'hidden')) return null;
  return (
    <p className={styles.soft}>{t(erasure === null ? 'profile.hiddenByChoice' : 'profile.hiddenToLeave')}</p>
  );
}

/** How many there are, as a link to them for a role that may read them. */
function Reports({ member: { u_id, reports } }: Props) {
  const t = useMembersTexts();
  const { member_id_prefix: prefix } = useSite();
  const mayRead = useIsPermitted('reports.read');
  const text = t('profile.reportsCount', reports);
  if (!mayRead || reports.by + reports.about === 0) return text;
  return (
    <Link to="/admin-reports" search={{ search: `${prefix}${u_id}`, state: 'all' }} className={styles.link}>
      {text}
    </Link>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** E-mail and mobile, masked until they are asked for. What was shown is not kept when the screen closes. */
function Contact({ member }: Props) {
  const t = useMembersTexts();
  const mayLook = useIsPermitted('members.contacts');
  const look = useMutation({
    mutationFn: () => loadEndpoint(showContact, { user_id: member.u_id }),
    gcTime: 0,
    onError: (error) => {
      const text = sentenceOfFailure(error, t('switch.unreachable')) ?? t('switch.failedText');
      showOutcome({ tone: 'failure', title: t('contact.failed'), text });
    },
  });
  const shown = look.data?.data ?? member;
  return (
    <>
      <Row label={t('profile.email')}>
        <span className={styles.breakable}>{shown.u_email}</span>{' '}
        <span className={styles.soft}>
          {t(member.u_email_verified ? 'profile.verified' : 'profile.notVerified')}
        </span>
      </Row>
      <Row label={t('profile.mobile')}>
        {shown.u_mobile === null ? t('profile.notAvailable') : writePhone(shown.u_mobile)}{' '}
        {shown.u_mobile !== null && (
          <span className={styles.soft}>
            {t(shown.u_mobile_verified ? 'profile.verified' : 'profile.notVerified')}
          </span>
        )}
      </Row>
      {mayLook && look.data === undefined && (
        <div className={styles.look}>
          <dt className="visually-hidden">{t('contact.show')}</dt>
          <dd>
            <Button look="outline" size="small" isBusy={look.isPending} onClick={() => look.mutate()}>
              {t('contact.show')}
            </Button>{' '}
            <span className={styles.soft}>{t('contact.recorded')}</span>
          </dd>
        </div>
      )}
    </>
  );
}
