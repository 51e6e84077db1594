import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ageOn } from '#contract/age.ts';
import { showProfile } from '#contract/profiles/show-profile.ts';
import { ApiRefused } from '#web/api/answer.ts';
import { endpointQuery } from '#web/api/queries.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import { useNow } from '#web/lists/use-now.ts';
import styles from './profile-completion.module.css';

/** Age and religion of the person who is signed in. */
export function ProfileFacts() {
  const t = useMemberTexts();
  const now = useNow();
  const { data, isPending } = useQuery(endpointQuery(showProfile, {}));
  const profile = data?.data[0];
  if (profile === undefined) return isPending ? <Skeleton width="9rem" height="var(--line-of-text)" /> : null;
  const age = ageOn(profile.u_dob, writeDate(now));
  return (
    <p>
      {t('dashboard.age', { count: age })} · <bdi>{profile.u_religion}</bdi>
    </p>
  );
}

/** How much of the profile is filled, as a bar. */
export function ProfileCompletion() {
  const t = useMemberTexts();
  const { t: common } = useTranslation();
  const query = useQuery(endpointQuery(showProfile, {}));
  if (query.isError) {
    // Who has no profile, as an administrator, has nothing to complete.
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
      <p>{percentage === undefined ? <Skeleton width="14rem" height="var(--line-of-text)" /> : sentence}</p>
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

/** A day as the person's own device has it. */
function writeDate(instant: Date): string {
  const [month, day] = [instant.getMonth() + 1, instant.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${instant.getFullYear()}-${month}-${day}`;
}
