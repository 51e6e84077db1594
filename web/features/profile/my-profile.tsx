import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/design/state.tsx';
import { sentenceOfFailure } from '#web/lists/list-failure.ts';
import type { SectionControl } from '#web/sections/profile-sections.data.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import styles from './my-profile.module.css';
import { ownSections } from './profile-fields.data.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileQuery } from './profile.queries.ts';
import { readValues } from './profile-values.rules.ts';

type Props = {
  control: SectionControl;
  /** What other features show here: the profile picture, the photos, the partner preference. */
  photo: ReactNode;
  photos: ReactNode;
  preference: ReactNode;
};

/** The own profile: who this is and what is missing, the photos, the person's own sections, the partner preference. */
export function MyProfile({ control, photo, photos, preference }: Props) {
  const { t } = useTranslation();
  const texts = useProfileTexts();
  const query = useQuery(profileQuery());
  const { data } = query;
  const profile = data?.data[0];
  const values = useMemo(() => (profile === undefined ? undefined : readValues(profile)), [profile]);
  if (data === undefined || profile === undefined || values === undefined) {
    if (!query.isError && query.fetchStatus !== 'paused') return <ProfileSkeleton />;
    const text = sentenceOfFailure(query.error, t('states.unreachable')) ?? t('states.unreachable');
    return (
      <>
        <h1 className="visually-hidden">{t('titles.myProfile')}</h1>
        <ErrorState title={texts('notAvailableTitle')} text={text} onRetry={() => void query.refetch()} />
      </>
    );
  }
  const { missing } = data.completion;
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <ProfileHeader profile={profile} completion={data.completion} photo={photo} />
      </div>
      <div className={styles.sections}>
        {photos}
        {ownSections.map((section) => (
          <ProfileSection key={section} {...control} section={section} values={values} missing={missing} />
        ))}
        {preference}
      </div>
    </div>
  );
}
