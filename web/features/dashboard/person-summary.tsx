import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showSession } from '#contract/accounts/show-session.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { useSession } from '#web/api/use-session.ts';
import { Avatar } from '#web/design/avatar.tsx';
import { VerifiedBadge } from '#web/design/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './person-summary.module.css';

/** Picture or initials, name, verified badge and ID of the person who is signed in. */
export function PersonSummary({ level: Name, children }: { level: 'h1' | 'p'; children?: ReactNode }) {
  const t = useMemberTexts();
  const site = useSite();
  const session = useSession();
  const { data } = useQuery(endpointQuery(showSession, {}));
  if (session === undefined) return null;
  return (
    <div className={styles.summary}>
      <Avatar name={session.name} picture={session.profilePic} size="large" />
      <div className={styles.facts}>
        <Name className={styles.name}>
          <bdi>{session.name}</bdi>{' '}
          {data?.data.is_verified === true && <VerifiedBadge label={t('shell.verified')} />}
        </Name>
        <p className={styles.id}>{t('shell.id', { id: `${site.member_id_prefix}${session.user_id}` })}</p>
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
