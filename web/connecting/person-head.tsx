import { Avatar } from '#web/design/avatar.tsx';
import { useSite } from '#web/document/site.ts';
import { fullNameOf } from '#web/facts/full-name.rules.ts';
import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './person-head.module.css';
import type { Person } from './person.rules.ts';

/** Whom a dialog is about: photo, whole name, number and age. */
export function PersonHead({ person }: { person: Person }) {
  const t = useConnectingTexts();
  const site = useSite();
  const name = fullNameOf(person);
  return (
    <div className={styles.head}>
      <Avatar name={name} picture={person.u_profile_pic} size="large" />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.facts}>
          {t('id', { id: `${site.member_id_prefix}${person.u_id}` })} · {t('years', { count: person.age })}
        </p>
      </div>
    </div>
  );
}
