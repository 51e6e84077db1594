import { Avatar } from '#web/design/pictures/avatar.tsx';
import { useSite } from '#web/app/document/site.ts';
import { fullNameOf } from './names.rules.ts';
import styles from './user-name.module.css';

type Named = { u_id: number; u_firstname: string; u_lastname: string; u_profile_pic: string | null };

/** The id of a member as people say it. */
export function UserId({ user }: { user: Pick<Named, 'u_id'> }) {
  const site = useSite();
  return (
    <span className={styles.id}>
      {site.member_id_prefix}
      {user.u_id}
    </span>
  );
}

/** Picture or initials, and the whole name however long it is. */
export function UserName({ user }: { user: Named }) {
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
