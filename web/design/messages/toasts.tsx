import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { Button } from '../button.tsx';
import { createStore } from '../store.ts';
import { announce } from './announcer.tsx';
import styles from './toasts.module.css';
import { useBottomInset } from './use-bottom-inset.ts';

/** A small confirmation, with *Undo* where undoing is possible. */
type Toast = {
  id: number;
  text: string;
  onUndo?: () => void;
  onHold?: (isHeld: boolean) => void;
  isFailure?: true;
};

/** What is done after a while unless it is undone. `hold` stops the time, and begins it anew. */
export type Undoing = { undo: () => void; hold: (isHeld: boolean) => void };

export const shownToasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/** Shows a small confirmation for a while and announces it. A repeated one replaces the one on screen. */
export function showToast(text: string, onUndo?: () => void): void {
  addToast({ text, ...(onUndo !== undefined && { onUndo }) });
}

/** Shows that something failed, until the next try begins. */
export function showFailureToast(text: string): void {
  addToast({ text, isFailure: true });
}

/** For the beginning of a call: what is said of the try before is over. */
export function forgetFailures(): void {
  shownToasts.set(shownToasts.read().filter((toast) => toast.isFailure !== true));
}

/** Shows what can be undone. Returns what takes the confirmation off the screen, for when it can be undone no more. */
export function showUndoable(text: string, { undo, hold }: Undoing): () => void {
  const id = addToast({ text, onUndo: undo, onHold: hold });
  return () => closeToast(id);
}

function addToast(added: Omit<Toast, 'id'>): number {
  lastId += 1;
  const { text } = added;
  const others = shownToasts.read().filter((toast) => toast.text !== text || toast.onUndo !== undefined);
  shownToasts.set([...others, { id: lastId, ...added }]);
  announce(text);
  return lastId;
}

export function closeToast(id: number): void {
  shownToasts.set(shownToasts.read().filter((toast) => toast.id !== id));
}

const none: readonly Toast[] = [];
const shownMilliseconds = 7000;
/** What can be undone stays longer. */
export const undoMilliseconds = 10_000;

/** Renders the toasts above what is fixed at the bottom of the screen. */
export function ToastHost() {
  const t = useCommonTexts();
  const toasts = useSyncExternalStore(shownToasts.subscribe, shownToasts.read, () => none);
  const { inset, box } = useBottomInset({ isUsed: toasts.length > 0 });
  // A pressed button is gone with its notice, and the focus returns to where it was.
  const before = useRef<Element>(null);
  const follow = ({ type, relatedTarget }: FocusEvent) => {
    if (box.current?.contains(relatedTarget) === true) return;
    before.current = type === 'focus' ? relatedTarget : null;
  };
  useEffect(() => {
    if (document.activeElement !== document.body || !(before.current instanceof HTMLElement)) return;
    before.current.focus({ preventScroll: true });
    before.current = null;
  });
  return (
    <div className={styles.host} style={{ insetBlockEnd: `calc(${inset}px + var(--space-3))` }}>
      <div ref={box} className={styles.box} onFocus={follow} onBlur={follow}>
        {toasts.length > 0 && (
          <section aria-label={t('notices')} className={styles.toasts}>
            {toasts.map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
          </section>
        )}
      </div>
    </div>
  );
}

/** Stays while it is hovered or focused, so that there is time for *Undo*. */
function ToastCard({ toast }: { toast: Toast }) {
  const t = useCommonTexts();
  const [isPaused, setPaused] = useState(false);
  const hasUndo = toast.onUndo !== undefined;
  useEffect(() => {
    const shown = hasUndo ? undoMilliseconds : shownMilliseconds;
    const timer = isPaused ? undefined : window.setTimeout(() => closeToast(toast.id), shown);
    return () => window.clearTimeout(timer);
  }, [isPaused, hasUndo, toast.id]);
  const pause = (isHeld: boolean) => {
    setPaused(isHeld);
    toast.onHold?.(isHeld);
  };
  const undo = () => {
    closeToast(toast.id);
    toast.onUndo?.();
  };
  return (
    <div
      className={styles.toast}
      onPointerEnter={() => pause(true)}
      onPointerLeave={() => pause(false)}
      onFocus={() => pause(true)}
      onBlur={() => pause(false)}
    >
      <span className={styles.text}>{toast.text}</span>
      {hasUndo && (
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
