import type { ReactNode } from 'react';
import styles from './identity.module.css';

type Props = { name: string; badge?: ReactNode; id?: string; email?: string };

/** Who is signed in. One line each, cut short rather than pushing anything aside. */
export function Identity({ name, badge, id, email }: Props) {
  return (
    <div className={styles.identity}>
      <span className={styles.line}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {badge}
      </span>
      <span className={styles.facts}>
        {id !== undefined && <span className={styles.id}>{id}</span>}
        {email !== undefined && (
          <span className={styles.email} data-is-alone={id === undefined} title={email}>
            {email}
          </span>
        )}
      </span>
    </div>
  );
}
