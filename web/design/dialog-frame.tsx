import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
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

/**
 * The frame of every dialog: one column, as wide as a form wants, the whole screen on phones; keeps the focus inside,
 * closes with Escape, and gives the focus back. A field or button with `data-autofocus` is focused first.
 */
export function DialogFrame({ title, onClose, isOutcome = false, children }: Props) {
  const { t } = useTranslation();
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
