import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import styles from './toast-host.module.css';
import { closeToast, shownToasts, type Toast } from './toasts.ts';

const none: readonly Toast[] = [];
const shownMilliseconds = 7000;

/** The place of toasts in the document. */
export function ToastHost() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.read, () => none);
  if (toasts.length === 0) return null;
  return (
    <section aria-label={t('notices')} className={styles.host}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Stays while it is pointed at or holds the focus, so that nobody misses the Undo. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const timer = isHeld ? undefined : window.setTimeout(() => closeToast(toast.id), shownMilliseconds);
    return () => window.clearTimeout(timer);
  }, [isHeld, toast.id]);
  const undo = () => {
    closeToast(toast.id);
    toast.onUndo?.();
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.text}>{toast.text}</span>
      {toast.onUndo !== undefined && (
        <Button look="quiet" size="small" onClick={undo}>
          {t('actions.undo')}
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => closeToast(toast.id)}>
        {t('actions.close')}
      </Button>
    </div>
  );
}
