import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import type { z } from 'zod';
import type { userWire } from '#contract/administration/user.wire.ts';
import { ageOn } from '#contract/fields/age.ts';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useSite } from '#web/document/site.ts';
import { fullNameOf } from '#web/facts/names.rules.ts';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { useNow } from '#web/lists/use-now.ts';
import styles from './user-facts.module.css';

/** A member in the lists of the administrator area. */
export type ListedUser = z.infer<typeof userWire>;

type Props = { user: ListedUser };

export function UserId({ user }: Props) {
  const site = useSite();
  return (
    <span className={styles.id}>
      {site.member_id_prefix}
      {user.u_id}
    </span>
  );
}

/** Picture or initials, and the whole name however long it is. */
export function UserName({ user }: Props) {
  const name = fullNameOf(user);
  return (
    <span className={styles.name}>
      <Avatar name={name} picture={user.u_profile_pic} size="small" />
      <span>
        <bdi>{name}</bdi>
      </span>
    </span>
  );
}

export function UserGender({ user }: Props) {
  const t = useAdministrationTexts();
  const site = useSite();
  // Today where the site is, as `YYYY-MM-DD`.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: site.time_zone }).format(useNow());
  return t('users.genderAndAge', { gender: user.u_gender, age: ageOn(user.u_dob, today) });
}

/** Long addresses break before the @ first. */
export function UserEmail({ user }: Props) {
  const [mailbox, host] = user.u_email.split('@');
  return (
    <>
      {mailbox}
      <wbr />@{host}
    </>
  );
}

export function UserFaith({ user }: Props) {
  return [user.u_religion, user.u_community].filter((text) => text !== '').join(' · ');
}

export function UserMobile({ user }: Props) {
  const t = useAdministrationTexts();
  return user.u_mobile ?? <span className={styles.missing}>{t('users.noMobile')}</span>;
}

/** Whether the e-mail is verified, by icon and word, never by colour alone. Short below a heading that says it. */
export function UserVerified({ user, isShort = false }: Props & { isShort?: boolean }) {
  const t = useAdministrationTexts();
  const words = isShort
    ? (['users.yes', 'users.no'] as const)
    : (['users.isVerified', 'users.isNotVerified'] as const);
  const Icon = user.u_email_verified ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <span className={styles.verified} data-verified={user.u_email_verified}>
      <Icon size="1.125rem" aria-hidden="true" />
      {t(user.u_email_verified ? words[0] : words[1])}
    </span>
  );
}
