import { useFocusTrap } from '@mantine/hooks';
import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import styles from './floating.module.css';
import { placeBeside, type Position } from './place-beside.rules.ts';

type Place = { position: Position; isInList?: boolean | undefined };

type Props = Place & {
  id: string;
  role: 'dialog' | 'menu';
  /** What it stands beside. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  width?: string | undefined;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
};

/**
 * A panel beside its opener, mounted while it is open. It follows the opener, traps the focus and returns it, and closes with Escape or
 * a press outside. A native popover, so nothing of the page lies over it.
 */
export function Floating({ opener, onClose, onKeyDown, position, isInList, width, ...props }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const trap = useFocusTrap();
  const closeNow = useEffectEvent(onClose);
  useLayoutEffect(
    () => (panel.current === null ? undefined : follow(panel.current, { opener, position, isInList })),
    [opener, position, isInList],
  );
  useEffect(() => returnFocusAfterwards(opener), [opener]);
  useEffect(() => {
    const close = ({ target }: Event) => {
      const isInside = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) closeNow();
    };
    document.addEventListener('pointerdown', close, { capture: true });
    return () => document.removeEventListener('pointerdown', close, { capture: true });
  }, [opener]);
  useEffect(() => {
    // Escape that is pressed before the focus has come into the panel.
    const close = (event: globalThis.KeyboardEvent) => {
      const { key, target } = event;
      const isBeside =
        target === document.body || (target instanceof Node && opener.current?.contains(target));
      if (key !== 'Escape' || isBeside !== true) return;
      event.stopPropagation();
      closeNow();
    };
    document.addEventListener('keydown', close, { capture: true });
    return () => document.removeEventListener('keydown', close, { capture: true });
  }, [opener]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape') return;
    // It closes this panel alone, not what lies beneath.
    event.stopPropagation();
    onClose();
  };
  // The role, dialog or menu, is among the properties.
  const interactive = { ...props, onKeyDown: press };
  return createPortal(
    <div
      {...interactive}
      ref={(element) => {
        panel.current = element;
        trap(element);
      }}
      popover="manual"
      tabIndex={-1}
      className={`${styles.panel} ${props.className ?? ''}`}
      style={width === undefined ? undefined : { width }}
    />,
    document.body,
  );
}

/** Shows a panel and keeps it beside its opener while the page scrolls or either of them changes its size. */
function follow(panel: HTMLElement, { opener, ...how }: Place & Pick<Props, 'opener'>): () => void {
  const place = () => {
    const { current: element } = opener;
    if (element === null) return;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { left, top, room } = placeBeside({
      opener: element.getBoundingClientRect(),
      panel: {
        width: panel.offsetWidth,
        height: panel.scrollHeight + panel.offsetHeight - panel.clientHeight,
      },
      screen: { width, height },
      position: how.position,
      isRightToLeft: getComputedStyle(element).direction === 'rtl',
      isInList: how.isInList === true,
    });
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
    panel.style.setProperty('--room', `${room}px`);
  };
  panel.showPopover();
  place();
  const sizes = new ResizeObserver(place);
  sizes.observe(panel);
  window.addEventListener('resize', place);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', place);
    window.removeEventListener('scroll', place, { capture: true });
  };
}

/** Returns the focus when the panel is removed, unless it has moved elsewhere: to where it was, or else to the opener. */
function returnFocusAfterwards(opener: RefObject<HTMLElement | null>): () => void {
  const { activeElement } = document;
  const before =
    activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : opener.current;
  return () => {
    if (document.activeElement === document.body || document.activeElement === null)
      before?.focus({ preventScroll: true });
  };
}

type ButtonProps = Pick<
  ComponentProps<'button'>,
  'id' | 'onClick' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
>;
export type Opener = ReactElement<ButtonProps>;

/** The button that opens a panel, with what it says about it, and the ref and names that the panel needs. */
export function useOpener(opener: Opener, isOpen: boolean) {
  const panelId = useId();
  const ownId = useId();
  const ref = useRef<HTMLElement>(null);
  const id = opener.props.id ?? ownId;
  return {
    ref,
    id,
    panelId,
    render: (role: Props['role'], onClick = opener.props.onClick) => (
      <span
        className={styles.opener}
        ref={(box) => {
          // The first and only child is the button.
          ref.current = box?.firstElementChild instanceof HTMLElement ? box.firstElementChild : null;
        }}
      >
        {cloneElement(opener, {
          id,
          'aria-haspopup': role,
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? panelId : undefined,
          onClick,
        })}
      </span>
    ),
  };
}
