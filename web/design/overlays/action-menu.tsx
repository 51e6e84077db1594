import { createContext, use, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './action-menu.module.css';
import { Floating, useOpener, type Opener } from './floating.tsx';

/** Closes the menu around an entry. */
const CloseContext = createContext<() => void>(() => {});

type Props = {
  position: 'bottom-start' | 'bottom-end';
  /** The button that opens the menu. */
  opener: Opener;
  /** The entries. */
  children: ReactNode;
};

/** A menu of actions, with entries large enough for a thumb. */
export function ActionMenu({ position, opener, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { ref, id, panelId, render } = useOpener(opener, isOpen);
  const close = () => setOpen(false);
  return (
    <>
      {render('menu', () => setOpen(!isOpen))}
      {isOpen && (
        <CloseContext value={close}>
          <Floating
            id={panelId}
            role="menu"
            aria-labelledby={id}
            position={position}
            opener={ref}
            className={styles.menu}
            onClose={close}
            onKeyDown={(event) => moveAmongEntries(event, close)}
          >
            {children}
          </Floating>
        </CloseContext>
      )}
    </>
  );
}

type PlacedProps = {
  /** Where it opens, in pixels of the window. */
  at: { x: number; y: number };
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** The same at a place, as a long press opens it. The focus returns to where it was. */
export function PlacedMenu({ at, label, onClose, children }: PlacedProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <CloseContext value={onClose}>
      <span ref={anchor} className={styles.anchor} style={{ left: at.x, top: at.y }} />
      <Floating
        id={id}
        role="menu"
        aria-label={label}
        position="bottom-start"
        opener={anchor}
        className={styles.menu}
        onClose={onClose}
        onKeyDown={(event) => moveAmongEntries(event, onClose)}
      >
        {children}
      </Floating>
    </CloseContext>
  );
}

/** The arrow keys lead from entry to entry and around the ends; the tab key leaves the menu. */
function moveAmongEntries(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  };
  const wanted = next[event.key];
  if (event.key === 'Tab') close();
  else if (wanted === undefined) return;
  else entries.at(wanted % entries.length)?.focus();
  event.preventDefault();
}

type EntryProps = { icon: ReactNode; onClick: () => void; children: ReactNode };

export function MenuEntry({ icon, onClick, children }: EntryProps) {
  const close = use(CloseContext);
  return (
    <button
      type="button"
      role="menuitem"
      className={styles.item}
      onClick={() => {
        onClick();
        close();
      }}
    >
      {icon}
      {children}
    </button>
  );
}
