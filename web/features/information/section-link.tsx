import { Link } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** The sections of the landing page that the navigation points at, by their anchors. */
export const sections = ['home', 'aboutUs', 'faq', 'ourProcess', 'contactUs'] as const;
type SectionId = (typeof sections)[number];

/** What the navigation calls them. */
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
 * Leads to a section of the landing page, from any page, with or without script. The distance to the header and the
 * smoothness of the way are the document's (`scroll-padding-top`, `scroll-behavior`).
 */
export function SectionLink({ section, className, onChoose, children }: Props) {
  const choose = (event: MouseEvent) => {
    onChoose?.();
    const target = document.getElementById(section);
    if (target === null) return;
    focusOn(target);
    if (window.location.hash !== `#${section}`) return;
    // The address stays as it is, and the router would stay where the page is; but the visitor has scrolled away.
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

/** The keyboard goes on from the section that was chosen, as it does after following a link of plain HTML. */
function focusOn(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
