import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './dialog-frame.module.css';
import { breakpoints, sizes } from './tokens.ts';

type Props = {
  title: ReactNode;
  onClose: () => void;
  /** Small and centred even on phones: for outcomes and confirmations. */
  isOutcome?: boolean;
  children: ReactNode;
};

/** What had the focus before the first of the dialogs on screen. */
let opener: HTMLElement | undefined;

/** Gives the focus back when the last dialog has gone: ours leave the page without a closing state of their own. */
function keepOpener(): () => void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[role="dialog"]') === null) {
    opener = activeElement;
  }
  return () => {
    if (document.querySelector('[role="dialog"]') === null) opener?.focus({ preventScroll: true });
  };
}

/**
 * The frame of every dialog: one column, as wide as a form wants, the whole screen on phones; keeps the focus inside,
 * closes with Escape, and gives the focus back. A field or button with `data-autofocus` is focused first.
 */
export function DialogFrame({ title, onClose, isOutcome = false, children }: Props) {
  const { t } = useTranslation();
  useEffect(keepOpener, []);
  const isPhone = useMediaQuery(`(width < ${breakpoints.tablet})`, undefined, {
    getInitialValueInEffect: false,
  });
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
      attributes={{ title: { 'data-outcome': isOutcome || undefined } }}
    >
      {children}
    </Modal>
  );
}
