import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import { Ago } from '#web/lists/ago.tsx';
import styles from './user-card.module.css';
import {
  UserEmail,
  UserFaith,
  UserGender,
  UserId,
  UserMobile,
  UserName,
  UserVerified,
} from './user-facts.tsx';
import type { ListedUser } from './user-names.rules.ts';
import { UserSwitch } from './user-switch.tsx';

/** A member as a card, with everything the table has. */
export function UserCard({ user }: { user: ListedUser }) {
  const t = useAdministrationTexts();
  return (
    <>
      <div className={styles.head}>
        <UserName user={user} />
        <UserId user={user} />
      </div>
      <dl className={styles.facts}>
        <dt>{t('users.email')}</dt>
        <dd>
          <UserEmail user={user} />
        </dd>
        <dt>{t('users.mobile')}</dt>
        <dd>
          <UserMobile user={user} />
        </dd>
        <dt>{t('users.gender')}</dt>
        <dd>
          <UserGender user={user} />
        </dd>
        <dt>{t('users.faith')}</dt>
        <dd>
          <UserFaith user={user} />
        </dd>
        <dt>{t('users.registered')}</dt>
        <dd>
          <Ago instant={user.u_created_at} hasDateAfterWeek />
        </dd>
      </dl>
      <div className={styles.foot}>
        <UserVerified user={user} />
        <UserSwitch user={user} />
      </div>
    </>
  );
}
