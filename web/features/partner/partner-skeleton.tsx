import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePartnerTexts } from '#web/i18n/use-partner-texts.ts';
import styles from './partner-profile.module.css';
import skeletonStyles from './partner-skeleton.module.css';
import { factGroups, groupColumns } from './partner-facts.data.ts';

/** The shape of a profile while it is on its way. */
export function PartnerSkeleton() {
  const t = usePartnerTexts();
  return (
    <div className={styles.sheet} aria-busy="true">
      <h1 className="visually-hidden">{t('loading')}</h1>
      <div className={styles.photos}>
        <div className={skeletonStyles.photo}>
          <Skeleton height="100%" />
        </div>
        <Skeleton height="var(--target)" />
      </div>
      <div className={styles.facts}>
        <Card className={skeletonStyles.card}>
          <Skeleton width="4rem" height="var(--space-6)" />
          <Skeleton width="70%" height="var(--space-10)" />
          <Skeleton width="30%" />
          <Skeleton width="55%" />
        </Card>
        <Card className={skeletonStyles.card}>
          <Skeleton width="40%" height="var(--space-6)" />
          <Skeleton />
          <Skeleton width="85%" />
        </Card>
        <div className={styles.groups}>
          {groupColumns.map((groups) => (
            <div key={groups[0]} className={styles.column}>
              {groups.map((group) => (
                <LoadingGroup key={group} facts={factGroups[group].always} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function LoadingGroup({ facts }: { facts: readonly string[] }) {
  return (
    <Card className={skeletonStyles.card}>
      <Skeleton width="40%" height="var(--space-6)" />
      {facts.map((fact) => (
        <Skeleton key={fact} width="80%" height="var(--space-8)" />
      ))}
    </Card>
  );
}
