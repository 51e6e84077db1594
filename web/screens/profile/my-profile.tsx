import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { factSections } from '#contract/profiles/profile.facts.ts';
import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import type { SectionControl } from '#web/parts/sections/profile-sections.data.ts';
import { hasFailed } from '#web/app/client/failures.ts';
import { LoadFailure } from '#web/parts/lists/load-failure.tsx';
import styles from './my-profile.module.css';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSection } from './profile-section.tsx';
import { OwnReview } from './review-mark.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { profileQuery } from '#web/parts/facts/profile.queries.ts';
import { readValues } from '#web/parts/facts/profile-values.rules.ts';

type Props = {
  control: SectionControl;
  /** What other features show here: the profile picture, the photos, the partner preference. */
  photo: ReactNode;
  photos: ReactNode;
  preference: ReactNode;
};

/** The own profile: its header with what is missing, the photos, the sections of facts, the partner preference. */
export function MyProfile({ control, photo, photos, preference }: Props) {
  const t = useCommonTexts();
  const texts = useProfileTexts();
  const query = useQuery(profileQuery());
  const { data } = query;
  const profile = data?.data[0];
  const values = useMemo(() => (profile === undefined ? undefined : readValues(profile)), [profile]);
  if (data === undefined || profile === undefined || values === undefined) {
    if (!hasFailed(query)) return <ProfileSkeleton />;
    return (
      <>
        <h1 className="visually-hidden">{t('titles.myProfile')}</h1>
        <LoadFailure query={query} title={texts('notAvailableTitle')} />
      </>
    );
  }
  const { missing } = data.completion;
  return (
    <OwnReview value={data.review}>
      <div className={styles.page}>
        <ReviewNotice review={data.review} photos={profile.u_photos} />
        <div className={styles.header}>
          <ProfileHeader profile={profile} completion={data.completion} photo={photo} />
        </div>
        <div className={styles.sections}>
          {photos}
          {factSections.map((section) => (
            <ProfileSection
              key={section}
              control={control}
              section={section}
              values={values}
              missing={missing}
            />
          ))}
          {preference}
        </div>
      </div>
    </OwnReview>
  );
}

/** The shape of the page while the profile loads. */
function ProfileSkeleton() {
  const t = useProfileTexts();
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('loading')}</h1>
      <Card className={styles.skeleton}>
        <div className={styles.pair}>
          <Skeleton width="8rem" height="10.5rem" />
          <Lines />
        </div>
        <div className={styles.pair}>
          <Skeleton shape="circle" width="7.5rem" height="7.5rem" />
          <Lines />
        </div>
        <Skeleton height="var(--space-24)" />
      </Card>
      <div className={styles.sections}>
        {factSections.map((section) => (
          <Card key={section}>
            <Lines />
          </Card>
        ))}
      </div>
    </div>
  );
}

function Lines() {
  return (
    <div className={styles.lines}>
      <Skeleton height="var(--space-5)" width="60%" />
      <Skeleton height="var(--space-4)" width="85%" />
    </div>
  );
}
