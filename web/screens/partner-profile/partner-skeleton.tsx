import { Card } from '#web/design/card.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { usePartnerTexts } from '#web/locales/en/partner.ts';
import { factGroups, groupColumns } from './partner-facts.data.ts';
import factStyles from './partner-facts.module.css';
import styles from './partner-profile.module.css';
import skeletonStyles from './partner-skeleton.module.css';

/** The shape of a profile while it loads. */
export function PartnerSkeleton() {
  const t = usePartnerTexts();
  return (
    // The quick menu would come and go.
    <div className={styles.sheet} aria-busy="true" data-replaces-quick-menu="">
      <h1 className="visually-hidden">{t('loading')}</h1>
      <LoadingGallery />
      <div className={styles.facts}>
        <Card className={skeletonStyles.card}>
          <Skeleton width="min(20rem, 90%)" height="var(--space-10)" />
          <Skeleton width="6rem" />
          <Skeleton width="min(24rem, 95%)" />
          <Skeleton width="min(16rem, 75%)" />
          <Skeleton width="10rem" />
          <Skeleton width="12rem" />
          <Skeleton height="var(--space-14)" />
        </Card>
        <Card className={skeletonStyles.card}>
          <Skeleton width="8rem" height="var(--space-6)" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
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

const thumbnails = ['a', 'b', 'c'];

function LoadingGallery() {
  return (
    <div className={styles.photos}>
      <div className={skeletonStyles.gallery}>
        <div className={skeletonStyles.photo}>
          <Skeleton height="100%" />
        </div>
        <div className={skeletonStyles.thumbnails}>
          {thumbnails.map((key) => (
            <div key={key} className={skeletonStyles.photo}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      </div>
      <div className={skeletonStyles.actions}>
        <Skeleton height="var(--target)" />
        <Skeleton height="var(--target)" />
      </div>
    </div>
  );
}

function LoadingGroup({ facts }: { facts: readonly string[] }) {
  return (
    <Card className={skeletonStyles.card}>
      <Skeleton width="8rem" height="var(--space-6)" />
      <div className={factStyles.facts}>
        {facts.map((fact) => (
          <div key={fact} className={skeletonStyles.fact}>
            <Skeleton width="60%" height="var(--space-3)" />
            <Skeleton width="85%" />
          </div>
        ))}
      </div>
    </Card>
  );
}
