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
import { ProfileFacts } from './profile-completion.tsx';

/** Picture or initials, name, verified badge, ID, age and religion of the person who is signed in. */
export function PersonSummary({ children }: { children: ReactNode }) {
  const t = useMemberTexts();
  const site = useSite();
  const session = useSession();
  const { data } = useQuery(endpointQuery(showSession, {}));
  if (session === undefined) return null;
  return (
    <div className={styles.summary}>
      <Avatar name={session.name} picture={session.profilePic} size="large" />
      <div className={styles.facts}>
        <p className={styles.name}>
          <bdi>{session.name}</bdi>{' '}
          {data?.data.is_verified !== false && (
            <span className={styles.badge} data-is-known={data !== undefined}>
              <VerifiedBadge label={t('shell.verified')} />
            </span>
          )}
        </p>
        <p className={styles.id}>{t('shell.id', { id: `${site.member_id_prefix}${session.user_id}` })}</p>
        <ProfileFacts />
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
