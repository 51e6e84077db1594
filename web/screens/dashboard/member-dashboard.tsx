import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { showSession } from '#contract/accounts/sessions.ts';
import { ageOn } from '#contract/fields/age.ts';
import { showProfile } from '#contract/profiles/own-profile.ts';
import { showReviewRequest } from '#contract/reviews/review-request.ts';
import { ApiRefused } from '#web/app/client/answer.ts';
import { endpointQuery } from '#web/app/client/queries.ts';
import { useSession } from '#web/app/client/session.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/card.tsx';
import { Avatar } from '#web/design/pictures/avatar.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { VerifiedBadge } from '#web/design/badges/verified-badge.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { useSite } from '#web/app/document/site.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useMemberTexts } from '#web/locales/en/member.ts';
import { useToday } from '#web/parts/dates/use-now.ts';
import { createStored } from '#web/app/storage/stored.ts';
import { BestMatches, Suggestions, Viewers } from './dashboard-lists.tsx';
import { InterestCounters, LeftToday } from './interest-counters.tsx';
import { NextStep } from './next-step.tsx';
import { useIsNobodyWaiting, WaitingInterests } from './waiting-interests.tsx';
import styles from './member-dashboard.module.css';
import reviewRequestStyles from '#web/design/request.module.css';

/** Whether the member was asked on this device and does not want to be asked again. */
const refused = createStored({
  key: 'review-refused',
  lifetime: 'device',
  parse: (value) => (value === true ? true : undefined),
});

/** Asks once for a review, after something went well; a "no" counts for ever. */
function ReviewRequest() {
  const [isRefused, setRefused] = useState(() => refused.read() === true);
  const refuse = () => {
    refused.write(true);
    setRefused(true);
  };
  return isRefused ? null : <Request onRefuse={refuse} />;
}

function Request({ onRefuse }: { onRefuse: () => void }) {
  const t = useMemberTexts();
  const { name: site } = useSite();
  const { data } = useQuery(endpointQuery(showReviewRequest, {}));
  if (data?.data.may_be_asked !== true) return null;
  return (
    <Card className={reviewRequestStyles.request}>
      <div className={reviewRequestStyles.words}>
        <h2 className={reviewRequestStyles.title}>{t('dashboard.reviewTitle', { site })}</h2>
        <p>{t('dashboard.reviewText')}</p>
      </div>
      <div className={reviewRequestStyles.actions}>
        <LinkButton to="/settings" search={{ section: 'review' }}>
          {t('dashboard.reviewWrite')}
        </LinkButton>
        <Button look="quiet" onClick={onRefuse}>
          {t('dashboard.reviewRefuse')}
        </Button>
      </div>
    </Card>
  );
}

/**
 * The first screen of a member. It leads with what waits: interests to answer, the matches of the day, and one next step, which comes first
 * where nobody waits; a `guide` takes its place. Visitors and suggestions follow; counts and account matters come last. The lists load independently.
 */
export function MemberDashboard({ notice, guide }: { notice?: ReactNode; guide?: ReactNode }) {
  const t = useMemberTexts();
  const isNobody = useIsNobodyWaiting();
  return (
    <div className={styles.dashboard}>
      <h1>{t('dashboard.title')}</h1>
      {notice}
      {guide}
      {isNobody && guide === undefined && <NextStep />}
      <WaitingInterests isShort={isNobody} />
      <Suggestions />
      {!isNobody && guide === undefined && <NextStep />}
      <Viewers />
      <BestMatches />
      <InterestCounters />
      <LeftToday />
      <Card className={styles.summary}>
        <h2 className={styles.heading}>{t('dashboard.summary')}</h2>
        <MemberSummary />
        <ProfileCompletion />
      </Card>
      <ReviewRequest />
    </div>
  );
}

/** Picture or initials, name, verified badge, id, age and religion of the member, and what they can change. */
function MemberSummary() {
  const t = useMemberTexts();
  const site = useSite();
  const session = useSession();
  const { data } = useQuery(endpointQuery(showSession, {}));
  if (session === undefined) return null;
  return (
    <div className={styles.member}>
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
        <AgeAndReligion />
      </div>
      <div className={styles.actions}>
        <Button look="outline" onClick={() => openAreaDialog('change-password')}>
          {t('dashboard.changePassword')}
        </Button>
        <LinkButton to="/myProfile">{t('dashboard.editProfile')}</LinkButton>
      </div>
    </div>
  );
}

function AgeAndReligion() {
  const t = useMemberTexts();
  const today = useToday();
  const { data, isPending } = useQuery(endpointQuery(showProfile, {}));
  const profile = data?.data[0];
  if (profile === undefined) return isPending ? <Skeleton width="9rem" height="var(--text-row)" /> : null;
  const age = ageOn(profile.u_dob, today);
  return (
    <p>
      {t('dashboard.age', { count: age })} · <bdi>{profile.u_religion}</bdi>
    </p>
  );
}

/** The share of the profile that is filled, as a bar. */
function ProfileCompletion() {
  const t = useMemberTexts();
  const common = useCommonTexts();
  const query = useQuery(endpointQuery(showProfile, {}));
  if (query.isError) {
    // An administrator has no profile to complete.
    if (query.error instanceof ApiRefused && query.error.refusal.code === 'not_allowed') return null;
    return (
      <p className={styles.failed} role="alert">
        {t('dashboard.profileFailed')}{' '}
        <Button look="quiet" size="small" onClick={() => void query.refetch()}>
          {common('actions.tryAgain')}
        </Button>
      </p>
    );
  }
  const percentage = query.data?.completion.percentage;
  const sentence = percentage === undefined ? '' : t('dashboard.completed', { percentage });
  return (
    <div className={styles.completion} aria-busy={percentage === undefined}>
      <p>{percentage === undefined ? <Skeleton width="14rem" height="var(--text-row)" /> : sentence}</p>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t('dashboard.completion')}
        aria-valuenow={percentage ?? 0}
        aria-valuetext={sentence}
      >
        <div className={styles.filled} style={{ inlineSize: `${percentage ?? 0}%` }} />
      </div>
    </div>
  );
}
