import type { ReactNode } from 'react';
import { Floating, useOpener, type Opener } from './floating.tsx';
import type { Position } from './place-beside.rules.ts';

type Props = {
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  position: Position;
  width?: string;
  /** In a list: it stays on its side, and scrolls between the bars of the screen. */
  isInList?: boolean;
  className?: string | undefined;
  'aria-labelledby'?: string;
  /** Instead of the words of its opener. */
  'aria-label'?: string;
  /** The button that opens and closes it. */
  opener: Opener;
  children: ReactNode;
};

/** What a button opens beside it. It traps the focus and returns it. */
export function Popover({ isOpen, onChange, opener, ...props }: Props) {
  const { ref, id, panelId, render } = useOpener(opener, isOpen);
  return (
    <>
      {render('dialog')}
      {isOpen && (
        <Floating
          {...(props['aria-label'] === undefined && { 'aria-labelledby': id })}
          {...props}
          id={panelId}
          role="dialog"
          opener={ref}
          onClose={() => onChange(false)}
        />
      )}
    </>
  );
}
