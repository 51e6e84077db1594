import { Link } from '@tanstack/react-router';
import type { MemberRow } from '#contract/members/member.wire.ts';
import { ageOn } from '#contract/fields/age.ts';
import { listGroups } from '#contract/profiles/list-groups.ts';
import { EmailText } from '#web/parts/facts/email-text.tsx';
import { fullNameOf } from '#web/parts/facts/names.rules.ts';
import { writePhone } from '#web/parts/facts/phone.rules.ts';
import { UserName } from '#web/parts/facts/user-name.tsx';
import { Ago } from '#web/parts/dates/ago.tsx';
import { useToday } from '#web/parts/dates/use-now.ts';
import { MemberSwitch } from './member-switch.tsx';
import styles from './members.module.css';
import { RestrictionBadges } from './restrictions.tsx';
import { useMembersTexts } from '#web/locales/en/admin/members.ts';

type Props = { user: MemberRow };

/** The name as a link to the profile, with what stands out about the member. */
export function MemberName({ user }: Props) {
  const t = useMembersTexts();
  const marks = [
    user.u_reports > 0 ? t('list.reports', { count: user.u_reports }) : null,
    user.u_notes > 0 ? t('list.notes', { count: user.u_notes }) : null,
    user.u_email_verified ? null : t('list.notVerified'),
    user.u_is_incomplete ? t('list.unfinished') : null,
    user.u_erased_at === null ? null : t('list.erased'),
  ].filter((mark) => mark !== null);
  return (
    <>
      <Link
        to="/user-profileView"
        search={{ userId: user.u_id }}
        className={styles.nameLink}
        aria-label={t('list.open', { name: fullNameOf(user) })}
      >
        <UserName user={user} />
      </Link>
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** The masked contact details, as far as support needs them to compare. */
export function MemberContact({ user }: Props) {
  return (
    <span className={styles.contact}>
      <span>
        <EmailText text={user.u_email} />
      </span>
      {user.u_mobile !== null && <span>{writePhone(user.u_mobile)}</span>}
    </span>
  );
}

function MemberGender({ user }: Props) {
  const today = useToday();
  if (user.u_is_incomplete) return null;
  const person = `${user.u_gender}, ${ageOn(user.u_dob, today)}`;
  return user.u_marital_status === null ? person : `${person} · ${user.u_marital_status}`;
}

/** Gender, age, marital status, faith and place in one column of the table. */
export function MemberPerson({ user }: Props) {
  return (
    <span className={styles.lines}>
      <span>
        <MemberGender user={user} />
      </span>
      <span>
        <MemberFaith user={user} />
      </span>
      <span>
        <MemberPlace user={user} />
      </span>
    </span>
  );
}

function MemberFaith({ user }: Props) {
  return [user.u_religion, ...listGroups(user)].filter((text) => text !== '').join(' · ');
}

function MemberPlace({ user }: Props) {
  return [user.u_district, user.u_state].filter((text) => text !== null && text !== '').join(', ');
}

/** The switch, and what reports imposed. */
export function MemberStatus({ user }: Props) {
  return (
    <span className={styles.status}>
      <MemberSwitch user={user} />
      <RestrictionBadges restrictions={user.u_restrictions} />
    </span>
  );
}

export function MemberSeen({ user }: Props) {
  const t = useMembersTexts();
  if (user.u_last_seen_at === null) return t('list.never');
  return <Ago instant={user.u_last_seen_at} />;
}
