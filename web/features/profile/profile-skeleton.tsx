import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import styles from './my-profile.module.css';
import { ownSections } from './profile-fields.data.ts';
import skeletonStyles from './profile-skeleton.module.css';

/** The shape of the page while the profile is on its way. */
export function ProfileSkeleton() {
  const t = useProfileTexts();
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">{t('loading')}</h1>
      <Card className={skeletonStyles.header}>
        <div className={skeletonStyles.pair}>
          <Skeleton width="8rem" height="10.5rem" />
          <Lines />
        </div>
        <div className={skeletonStyles.pair}>
          <Skeleton shape="circle" width="7.5rem" height="7.5rem" />
          <Lines />
        </div>
        <Skeleton height="var(--space-24)" />
      </Card>
      <div className={styles.sections}>
        {ownSections.map((section) => (
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
    <div className={skeletonStyles.lines}>
      <Skeleton height="var(--space-5)" width="60%" />
      <Skeleton height="var(--space-4)" width="85%" />
    </div>
  );
}
