import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import type { Completion } from '#contract/profiles/profile.wire.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useOwnPlan } from '#web/parts/connecting/own-plan.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { useSite } from '#web/app/document/site.ts';
import { RichText } from '#web/locales/rich-text.tsx';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { DateOf } from '#web/parts/dates/date-of.tsx';
import { useNow } from '#web/parts/dates/use-now.ts';
import { MissingLinks } from './missing-links.tsx';
import styles from './profile-header.module.css';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import type { OwnProfile } from '#web/parts/facts/profile.queries.ts';

type Props = {
  profile: OwnProfile;
  completion: Completion;
  /** The profile picture, which its own feature shows and changes. */
  photo: ReactNode;
};

/** Picture, name and plan, how much of the profile is filled, and what is missing. */
export function ProfileHeader({ profile, completion, photo }: Props) {
  const t = useProfileTexts();
  const { whose } = usePersonWords();
  const { percentage, missing } = completion;
  return (
    <Card className={styles.header}>
      <Identity profile={profile} photo={photo} />
      <div className={styles.completion}>
        <CompletionRing percentage={percentage} />
        <div className={styles.words}>
          <p className={styles.welcome}>
            <RichText
              t={t}
              // The parent or friend who manages the profile reads it.
              name={whose === 'self' ? 'header.welcome' : 'header.profileOf'}
              parts={{ name: <bdi>{profile.u_firstname}</bdi> }}
            />
          </p>
          <p>{t('header.completed', { percentage })}</p>
        </div>
      </div>
      <MissingLinks missing={missing} />
    </Card>
  );
}

function Identity({ profile, photo }: Pick<Props, 'profile' | 'photo'>) {
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

/** The own plan and until when it lasts; a link to the plans when there is none, or when it cannot be loaded. */
function PlanArea() {
  const t = useProfileTexts();
  const { everything_is_free: isFree } = useSite();
  const { data, isPending } = useOwnPlan();
  if (isFree) return null;
  if (isPending) {
    return (
      <div className={styles.planArea}>
        <Skeleton width="8rem" height="var(--target)" />
      </div>
    );
  }
  const { s_plan_name: name = null, s_expires_at: end = null, s_next: next = [] } = data?.data ?? {};
  if (name !== null) return <OwnPlan name={name} end={end} isFollowed={next.length > 0} />;
  return (
    <div className={styles.planArea}>
      <LinkButton to="/subscription" look="outline" size="small">
        {t('header.subscription')}
      </LinkButton>
    </div>
  );
}

const extendMilliseconds = 7 * 24 * 60 * 60 * 1000;

/** The plan with its end, and near it a link to extend it unless another one follows. */
function OwnPlan({ name, end, isFollowed }: { name: string; end: string | null; isFollowed: boolean }) {
  const t = useProfileTexts();
  const now = useNow();
  const endsSoon = end !== null && new Date(end).getTime() - now.getTime() <= extendMilliseconds;
  return (
    <div className={styles.planArea}>
      <p className={styles.plan}>
        <span className="visually-hidden">{t('header.plan')}</span> {name}
      </p>
      {end !== null && (
        <p className={styles.planEnd}>
          <RichText t={t} name="header.planEnd" parts={{ time: <DateOf instant={end} /> }} />
        </p>
      )}
      {endsSoon && !isFollowed && (
        <LinkButton to="/subscription" look="outline" size="small">
          {t('header.extend')}
        </LinkButton>
      )}
    </div>
  );
}

const radius = 54;
const stroke = 10;
const side = 2 * (radius + stroke / 2);
const circumference = 2 * Math.PI * radius;

/** How much of profile and preference is filled, for the eye alone: the sentence beside it says the same. */
function CompletionRing({ percentage }: { percentage: number }) {
  const t = useProfileTexts();
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg viewBox={`0 0 ${side} ${side}`} width={side} height={side} fill="none" strokeWidth={stroke}>
        <circle className={styles.track} cx={side / 2} cy={side / 2} r={radius} />
        <circle
          className={styles.filled}
          cx={side / 2}
          cy={side / 2}
          r={radius}
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percentage / 100)}
          transform={`rotate(-90 ${side / 2} ${side / 2})`}
        />
      </svg>
      <span className={styles.number}>{t('header.percentage', { percentage })}</span>
    </div>
  );
}
