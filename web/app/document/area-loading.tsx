import { Logo } from '#web/design/logo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './area-loading.module.css';
import { useSite } from './site.ts';

/** The shape of an area's frame, shown until the browser has loaded the area. Nothing moves then. */
export function AreaLoading() {
  const t = useCommonTexts();
  const site = useSite();
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <span className={styles.home}>
          <Logo name={site.name} picture={site.logo} />
        </span>
      </div>
      <header className={styles.bar}>
        <Skeleton height="var(--space-6)" width="10rem" />
        <Skeleton height="var(--target)" width="var(--target)" shape="circle" />
      </header>
      <main id="content" tabIndex={-1} className={styles.main} aria-busy="true">
        {/* In the font of headings, so that the browser has it ready for the heading that comes here. */}
        <span className="visually-hidden heading-font">{t('states.loading')}</span>
        <Skeleton height="var(--heading-1)" width="40%" />
        <Skeleton height="var(--space-24)" />
        <Skeleton height="var(--space-24)" />
      </main>
    </div>
  );
}
