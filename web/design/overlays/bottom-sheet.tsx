import { useBlocker } from '@tanstack/react-router';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './bottom-sheet.module.css';

type Props = { title: ReactNode; onClose: () => void; children: ReactNode };

/**
 * A sheet over the lower part of a phone, a small dialog on wider screens. A native dialog: it traps the focus, closes with Escape, a
 * tap outside or the browser's back button, and returns the focus. Mounted while it is open.
 */
export function BottomSheet({ title, onClose, children }: Props) {
  const t = useCommonTexts();
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const closeNow = useEffectEvent(onClose);
  useEffect(() => {
    const element = sheet.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    const notice = () => closeNow();
    element.showModal();
    element.addEventListener('close', notice);
    return () => {
      element.removeEventListener('close', notice);
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      onClose();
      return true;
    },
    enableBeforeUnload: false,
  });
  return (
    <dialog ref={sheet} className={styles.sheet} aria-labelledby={id} {...{ closedby: 'any' }}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1} data-autofocus>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('actions.close')}
          onClick={() => sheet.current?.close()}
        >
          <IconX size="1.5rem" aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
