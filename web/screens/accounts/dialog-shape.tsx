import { Skeleton } from '#web/design/skeleton.tsx';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './dialog-shape.module.css';

/** The shape of a dialog that comes with the scripts. The server draws it, so that a tap on a slow line is answered at once. */
export function DialogShape() {
  const t = useCommonTexts();
  return (
    <div className={styles.veil}>
      <div className={styles.content} role="status">
        <p>{t('states.busy')}</p>
        <Skeleton height="var(--space-12)" />
        <Skeleton height="var(--space-12)" />
        <Skeleton height="var(--target)" />
        <noscript>
          <p>{t('states.needsScript')}</p>
        </noscript>
        {/* A document of its own, because the address of this one opens the dialog. */}
        <a href="/">{t('actions.backToHome')}</a>
      </div>
    </div>
  );
}
