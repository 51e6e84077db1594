import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './action-menu.module.css';

type Props = { position: 'bottom-start' | 'bottom-end'; children: ReactNode };

/** A menu of what can be done with something, with entries that a thumb can press. */
export function ActionMenu({ position, children }: Props) {
  return (
    <Menu
      position={position}
      shadow="xl"
      radius="var(--radius-card)"
      transitionProps={{ transition: 'fade', duration: 150 }}
      // A placeholder among the entries is none of them, and would be read out.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '' }}
    >
      {children}
    </Menu>
  );
}
