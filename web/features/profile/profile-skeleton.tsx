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
        <div className={skeletonStyles.person}>
          <Skeleton shape="circle" width="var(--space-24)" height="var(--space-24)" />
          <Skeleton height="var(--space-8)" width="60%" />
        </div>
        <Skeleton height="calc(var(--space-24) + var(--space-6))" />
        <Skeleton height="var(--space-20)" />
      </Card>
      <div className={styles.sections}>
        {ownSections.map((section) => (
          <Card key={section}>
            <Skeleton height="var(--space-6)" width="40%" />
          </Card>
        ))}
      </div>
    </div>
  );
}
