import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans } from 'react-i18next';
import { showSession } from '#contract/accounts/show-session.ts';
import type { Completion } from '#contract/profiles/completion.wire.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { Card } from '#web/design/card.tsx';
import { VerifiedBadge } from '#web/design/verified-badge.tsx';
import { useSite } from '#web/document/site.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import { CompletionRing } from './completion-ring.tsx';
import { MissingLinks } from './missing-links.tsx';
import { PlanArea } from './plan-area.tsx';
import styles from './profile-header.module.css';
import type { OwnProfile } from './profile.queries.ts';

type Props = {
  profile: OwnProfile;
  completion: Completion;
  /** The profile picture, which its own feature shows and changes. */
  photo: ReactNode;
};

/** Who this is, how much of the profile is filled, and what is missing. */
export function ProfileHeader({ profile, completion, photo }: Props) {
  const t = useProfileTexts();
  const { percentage, missing } = completion;
  return (
    <Card className={styles.header}>
      <Person profile={profile} photo={photo} />
      <div className={styles.completion}>
        <CompletionRing percentage={percentage} />
        <div className={styles.words}>
          <p className={styles.welcome}>
            <Trans t={t} i18nKey="header.welcome" components={{ name: <bdi>{profile.u_firstname}</bdi> }} />
          </p>
          <p>{t('header.completed', { percentage })}</p>
        </div>
      </div>
      {percentage < 100 && <p className={styles.lead}>{t('header.lead')}</p>}
      <MissingLinks missing={missing} />
    </Card>
  );
}

function Person({ profile, photo }: Pick<Props, 'profile' | 'photo'>) {
  const t = useProfileTexts();
  const site = useSite();
  const { data } = useQuery(endpointQuery(showSession, {}));
  return (
    <div className={styles.person}>
      <div className={styles.photo}>{photo}</div>
      <div className={styles.identity}>
        <h1 className={styles.name}>
          <bdi>
            {profile.u_firstname} {profile.u_lastname}
          </bdi>{' '}
          {data?.data.is_verified === true && <VerifiedBadge label={t('header.verified')} />}
        </h1>
        <p className={styles.id}>{t('header.id', { id: `${site.member_id_prefix}${profile.u_id}` })}</p>
        <PlanArea />
      </div>
    </div>
  );
}
