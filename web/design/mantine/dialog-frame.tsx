import { useFocusTrap } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { IconButton } from '../icon-button.tsx';
import { WholeWords } from '#web/locales/whole-words.tsx';
import styles from './dialog-frame.module.css';

type Props = {
  title: ReactNode;
  onClose: () => void;
  /** Small and centred even on phones: for outcomes and confirmations. */
  isOutcome?: boolean;
  children: ReactNode;
};

/**
 * The frame of every dialog: one column, as wide as a form, the whole screen on phones. It traps the focus, closes with
 * Escape, and returns the focus. A field or button with `data-autofocus` is focused first. It is not the one of the component
 * library, so that a visitor on a slow line gets a dialog without it.
 */
export function DialogFrame({ title, onClose, isOutcome = false, children }: Props) {
  const t = useCommonTexts();
  const id = useId();
  const trap = useFocusTrap();
  const closeNow = useEffectEvent(onClose);
  // Before its fields take the focus.
  const [before] = useState(readFocus);
  useEffect(() => returnFocusAfterwards(before), [before]);
  useEffect(() => closeOnEscape(closeNow), []);
  const outside = usePressesOutside(onClose);
  const [hasScrollbar] = useState(isPageScrollable);
  return createPortal(
    <div
      className={styles.veil}
      data-outcome={isOutcome || undefined}
      data-over-scrollbar={hasScrollbar || undefined}
      {...(isOutcome && outside)}
    >
      <section
        ref={trap}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={styles.content}
      >
        <div className={styles.header}>
          <h2 id={id} className={styles.title}>
            {typeof title === 'string' ? <WholeWords text={title} /> : title}
          </h2>
          <IconButton aria-label={t('actions.close')} onClick={onClose}>
            <IconX size="1.25rem" aria-hidden="true" />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </section>
    </div>,
    document.body,
  );
}

/** Whether the page behind has a scrollbar, whose place is kept while the dialog is open. */
function isPageScrollable(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight;
}

/** Calls back when the veil is pressed: the press begins and ends there, unlike one that marks a text. */
function usePressesOutside(onPress: () => void) {
  const began = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      began.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: { target: EventTarget; currentTarget: EventTarget }) => {
      if (began.current && target === currentTarget) onPress();
    },
  };
}

/** Dialogs and what menus open; not the pop-up with messages, beside which the page stays usable. */
const overlays = '[role="dialog"]:not([aria-modal="false"])';

/** The dialogs on screen, the uppermost last. */
const openDialogs: symbol[] = [];

/** The element that had the focus before a dialog opened over the page. */
let opener: HTMLElement | undefined;

/** What has the focus; undefined while nothing has it, as between two dialogs. */
function readFocus(): HTMLElement | undefined {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

/**
 * Returns the focus when a dialog is removed: to where it was, or else to the dialog beneath. Our dialogs are unmounted
 * without a closing state. Focus that has moved elsewhere stays there.
 */
function returnFocusAfterwards(before: HTMLElement | undefined): () => void {
  if (before !== undefined && before.closest(overlays) === null) opener = before;
  return () => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const beneath = [...document.querySelectorAll<HTMLElement>(overlays)].at(-1);
    if (beneath === undefined) return focusOpener();
    const isInside = before !== undefined && beneath.contains(before);
    (isInside ? before : beneath.querySelector<HTMLElement>('[data-autofocus]'))?.focus();
  };
}

/** The opener may be removed, or hidden with its menu. */
function focusOpener(): void {
  const menu = opener?.closest('details')?.querySelector('summary');
  for (const place of [opener, menu, document.querySelector<HTMLElement>('#content')]) {
    if (document.activeElement === document.body) place?.focus({ preventScroll: true });
  }
}

/** Escape closes the uppermost dialog alone, and only when it does not close something inside, such as a list. */
function closeOnEscape(onEscape: () => void): () => void {
  const dialog = Symbol('dialog');
  openDialogs.push(dialog);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || openDialogs.at(-1) !== dialog) return;
    if (event.target instanceof Element && event.target.closest('[data-mantine-stop-propagation="true"]'))
      return;
    event.stopImmediatePropagation();
    onEscape();
  };
  window.addEventListener('keydown', close, { capture: true });
  return () => {
    window.removeEventListener('keydown', close, { capture: true });
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
  };
}
