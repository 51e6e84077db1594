import { CloseButton as MantineCloseButton, Popover as MantinePopover } from '@mantine/core';
import type { ReactNode } from 'react';

/** The fixed bars at the edges of the screen stay free, in pixels. */
const edges = { top: 72, bottom: 72, left: 8, right: 8 };

type Props = {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  position: 'top-start' | 'bottom-start' | 'bottom-end';
  width?: string;
  /** In a list: it stays on its side, and scrolls between the bars of the screen. */
  isInList?: boolean;
  className?: string | undefined;
  'aria-labelledby'?: string;
  /** The button that opens it. */
  opener: ReactNode;
  children: ReactNode;
};

const inList = {
  hideDetached: false,
  middlewares: { flip: false, shift: { padding: edges }, size: { padding: edges } },
};

const underBar = {
  radius: 'var(--radius-card)',
  transitionProps: { transition: 'fade', duration: 150 },
} as const;

/** What a button opens beside it. It traps the focus and returns it. */
export function Popover({ isOpen, isInList = false, className, opener, children, ...props }: Props) {
  const { onChange, position, width } = props;
  return (
    <MantinePopover
      opened={isOpen}
      onChange={onChange}
      position={position}
      {...(width !== undefined && { width })}
      shadow="xl"
      trapFocus
      returnFocus
      {...(isInList ? inList : underBar)}
    >
      <MantinePopover.Target>{opener}</MantinePopover.Target>
      <MantinePopover.Dropdown className={className} aria-labelledby={props['aria-labelledby']}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}

type CloseProps = {
  'aria-label': string;
  onClick: () => void;
  size?: string;
  iconSize?: string;
  className?: string | undefined;
};

/** The cross that closes something or empties a field. */
export function CloseButton(props: CloseProps) {
  return <MantineCloseButton {...props} />;
}
