import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import { Button } from '../button.tsx';
import { createStore } from '../store.ts';
import { announce } from './announcer.tsx';
import styles from './toasts.module.css';

/** A small confirmation, with *Undo* where undoing is possible. */
type Toast = { id: number; text: string; onUndo?: () => void };

export const shownToasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a small confirmation for a while and announces it. A repeated one replaces the one on screen. */
export function showToast(text: string, onUndo?: () => void): void {
  lastId += 1;
  const others = shownToasts.read().filter((toast) => toast.text !== text || toast.onUndo !== undefined);
  shownToasts.set([...others, { id: lastId, text, ...(onUndo === undefined ? {} : { onUndo }) }]);
  announce(text);
}

export function closeToast(id: number): void {
  shownToasts.set(shownToasts.read().filter((toast) => toast.id !== id));
}

const none: readonly Toast[] = [];
const shownMilliseconds = 7000;

/** Renders the toasts. */
export function ToastHost() {
  const t = useCommonTexts();
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

/** Stays while it is hovered or focused, so that there is time for *Undo*. */
function ToastCard({ toast }: { toast: Toast }) {
  const t = useCommonTexts();
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    const timer = isPaused ? undefined : window.setTimeout(() => closeToast(toast.id), shownMilliseconds);
    return () => window.clearTimeout(timer);
  }, [isPaused, toast.id]);
  const undo = () => {
    closeToast(toast.id);
    toast.onUndo?.();
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
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
