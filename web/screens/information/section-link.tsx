import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** The anchors of the sections of the landing page that the navigation links to. */
export const sections = ['home', 'aboutUs', 'faq', 'ourProcess', 'contactUs'] as const;
type SectionId = (typeof sections)[number];

/** Their texts in the navigation. */
export const sectionLabels = {
  home: 'home',
  aboutUs: 'aboutUs',
  faq: 'faq',
  ourProcess: 'guide',
  contactUs: 'contact',
} as const;

type Props = {
  section: SectionId;
  className?: string | undefined;
  onChoose?: () => void;
  children: ReactNode;
};

/**
 * A link to a section of the landing page, from any page, with or without scripts. The distance to the header and smooth
 * scrolling are styles of the document (`scroll-padding-top`, `scroll-behavior`).
 */
export function SectionLink({ section, className, onChoose, children }: Props) {
  const choose = (event: MouseEvent) => {
    onChoose?.();
    const target = document.getElementById(section);
    if (target === null) return;
    focusOn(target);
    if (window.location.hash !== `#${section}`) return;
    // The address does not change, so the router would not scroll, though the visitor has scrolled away.
    event.preventDefault();
    target.scrollIntoView();
  };
  return (
    <Link
      to="/"
      hash={section}
      className={className}
      activeProps={{}}
      activeOptions={{ includeHash: true }}
      onClick={choose}
    >
      {children}
    </Link>
  );
}

/** The next Tab continues in the section, as after a plain HTML link. */
function focusOn(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
