import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useIsPhone } from '../hooks/use-breakpoints.ts';
import styles from './side-panel.module.css';

type Props = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** A panel at the end of the screen: beside the content on wide screens, over it on phones. */
export function SidePanel({ isOpen, title, onClose, children }: Props) {
  const t = useCommonTexts();
  const isPhone = useIsPhone();
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={isPhone ? '100%' : '32rem'}
      // Dropdowns in it have a fixed position, which a moving drawer would shift.
      transitionProps={{ transition: 'fade', duration: 180 }}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
      overlayProps={{ className: styles.veil ?? '' }}
      classNames={{
        content: styles.content ?? '',
        header: styles.header ?? '',
        title: styles.title ?? '',
        close: styles.close ?? '',
        body: styles.body ?? '',
      }}
      // A header of the dialog, not of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      {children}
    </Drawer>
  );
}
