import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './action-menu.module.css';

type Props = { position: 'bottom-start' | 'bottom-end'; children: ReactNode };

/** A menu of actions, with entries large enough for a thumb. */
export function ActionMenu({ position, children }: Props) {
  return (
    <Menu
      position={position}
      shadow="xl"
      radius="var(--radius-card)"
      transitionProps={{ transition: 'fade', duration: 150 }}
      // The placeholder among the entries would be read out.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '' }}
    >
      {children}
    </Menu>
  );
}
