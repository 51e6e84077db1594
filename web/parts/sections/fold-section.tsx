import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './fold-section.module.css';
import type { SectionName } from './profile-sections.data.ts';

type Props = {
  name: SectionName;
  title: string;
  isOpen: boolean;
  onToggle: (section: SectionName) => void;
  /** Shown below the title while the section is closed. */
  summary?: ReactNode;
  /** A short mark beside the title, such as how much is missing. */
  mark?: ReactNode;
  level?: 'h2' | 'h3';
  /** The title is seen in capitals, and is read as it is written. */
  hasCapitals?: boolean;
  /** Drawn while the section is open. */
  children: ReactNode;
};

/** A section of My Profile, opened and closed by a round button; a press anywhere on its head does the same. */
export function FoldSection(props: Props) {
  const { name, title, isOpen, onToggle, summary, mark, level = 'h2', hasCapitals, children } = props;
  const Title = level;
  const { head, remember } = useStillHead(isOpen);
  const toggle = () => {
    remember();
    onToggle(name);
  };
  const bodyId = `section-${name}`;
  return (
    <section className={styles.section} data-open={isOpen || undefined} aria-label={title}>
      <div ref={head} className={styles.head}>
        <Title className={styles.title} data-has-capitals={hasCapitals}>
          {title}
        </Title>
        {mark}
        {!isOpen && summary !== undefined && <div className={styles.summary}>{summary}</div>}
        <button
          type="button"
          className={styles.toggle}
          aria-label={title}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={toggle}
        >
          <span className={styles.round}>
            <IconChevronDown size="1.25rem" aria-hidden="true" />
          </span>
        </button>
      </div>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
    </section>
  );
}

/**
 * Opening a section closes another, perhaps a long one above: the page scrolls so that the pressed head does not move. A section that a link
 * opened comes into view, with the focus.
 */
function useStillHead(isOpen: boolean) {
  const head = useRef<HTMLDivElement>(null);
  const place = useRef<{ top: number; isOpen: boolean }>(undefined);
  useLayoutEffect(() => {
    const before = place.current;
    place.current = undefined;
    if (before === undefined || before.isOpen === isOpen || head.current === null) return;
    window.scrollBy({ top: head.current.getBoundingClientRect().top - before.top, behavior: 'instant' });
  }, [isOpen]);
  const isPressed = useRef(false);
  useEffect(() => {
    const wasPressed = isPressed.current;
    isPressed.current = false;
    const section = head.current?.parentElement ?? undefined;
    // A page that is further down returned to where it was left; a form that is open has the focus already.
    if (!isOpen || wasPressed || section === undefined || window.scrollY > 0) return;
    if (section.contains(document.activeElement)) return;
    section.scrollIntoView({ behavior: 'instant' });
    head.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isOpen]);
  const remember = () => {
    isPressed.current = true;
    if (head.current !== null) place.current = { top: head.current.getBoundingClientRect().top, isOpen };
  };
  return { head, remember };
}
