import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './action-menu.module.css';

type Props = {
  position: 'bottom-start' | 'bottom-end';
  /** The button that opens the menu. */
  opener: ReactNode;
  /** The entries. */
  children: ReactNode;
};

/** A menu of actions, with entries large enough for a thumb. */
export function ActionMenu({ position, opener, children }: Props) {
  return (
    <Menu
      position={position}
      shadow="xl"
      radius="var(--radius-card)"
      // Above the notices, which come by themselves while a menu is open.
      zIndex={600}
      transitionProps={{ transition: 'fade', duration: 150 }}
      // The placeholder among the entries would be read out.
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '' }}
    >
      <Menu.Target>{opener}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

type PlacedProps = {
  /** Where it opens, in pixels of the window. */
  at: { x: number; y: number };
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** The same at a place, as a long press opens it. The opener returns the focus when it closes. */
export function PlacedMenu({ at, label, onClose, children }: PlacedProps) {
  return (
    <Menu
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      position="bottom-start"
      shadow="xl"
      radius="var(--radius-card)"
      zIndex={600}
      transitionProps={{ transition: 'fade', duration: 150 }}
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: styles.dropdown ?? '', item: styles.item ?? '' }}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label={label}
          className={styles.anchor}
          style={{ left: at.x, top: at.y }}
        />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

type EntryProps = { icon: ReactNode; onClick: () => void; children: ReactNode };

export function MenuEntry({ icon, onClick, children }: EntryProps) {
  return (
    <Menu.Item leftSection={icon} onClick={onClick}>
      {children}
    </Menu.Item>
  );
}
