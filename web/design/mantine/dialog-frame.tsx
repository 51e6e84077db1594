import { Modal } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
import styles from './dialog-frame.module.css';
import { sizes } from '../tokens.ts';
import { useIsPhone } from '../hooks/use-breakpoints.ts';

type Props = {
  title: ReactNode;
  onClose: () => void;
  /** Small and centred even on phones: for outcomes and confirmations. */
  isOutcome?: boolean;
  children: ReactNode;
};

/**
 * The frame of every dialog: one column, as wide as a form, the whole screen on phones. It traps the focus, closes with
 * Escape, and returns the focus. A field or button with `data-autofocus` is focused first.
 */
export function DialogFrame({ title, onClose, isOutcome = false, children }: Props) {
  const t = useCommonTexts();
  const closeNow = useEffectEvent(onClose);
  useEffect(returnFocusAfterwards, []);
  useEffect(() => closeOnEscape(closeNow), []);
  const isPhone = useIsPhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={sizes['dialog-width']}
      radius={sizes['radius-card']}
      centered
      fullScreen={isPhone && !isOutcome}
      closeOnClickOutside={isOutcome}
      closeOnEscape={false}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      transitionProps={{ transition: 'fade', duration: 180 }}
      overlayProps={{ className: styles.veil ?? '' }}
      classNames={{
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
        body: styles.body ?? '',
      }}
      attributes={{
        // A header of the dialog, not of the page.
        header: { role: 'presentation' },
        title: { 'data-outcome': isOutcome || undefined },
      }}
    >
      {children}
    </Modal>
  );
}

/** Dialogs and what menus open; not the pop-up with messages, beside which the page stays usable. */
const overlays = '[role="dialog"]:not([aria-modal="false"])';

/** The dialogs on screen, the uppermost last. */
const openDialogs: symbol[] = [];

/** The element that had the focus before a dialog opened over the page. */
let opener: HTMLElement | undefined;

/**
 * Returns the focus when a dialog is removed: to where it was, or else to the dialog beneath. Our dialogs are unmounted
 * without a closing state. Focus that has moved elsewhere stays there.
 */
function returnFocusAfterwards(): () => void {
  const before = document.activeElement;
  if (before instanceof HTMLElement && before.closest(overlays) === null) opener = before;
  return () => {
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const beneath = [...document.querySelectorAll<HTMLElement>(overlays)].at(-1);
    if (beneath === undefined) return focusOpener();
    const isInside = before instanceof HTMLElement && beneath.contains(before);
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
