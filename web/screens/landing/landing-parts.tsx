import type { ReactNode } from 'react';
import { useMedia } from '#web/design/hooks/use-media.ts';
import { Section } from '#web/design/section.tsx';
import { breakpoints } from '#web/design/styles/breakpoints.ts';
import styles from './landing-parts.module.css';

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: 'paper' | 'surface';
  children: ReactNode;
};

/**
 * For a list that is a row to swipe on phones: there the keyboard reaches it and moves it with the arrows. `titleId` is what names it.
 */
export function useSwipeRow(titleId: string) {
  const isRow = useMedia(`(width < ${breakpoints.tablet})`);
  return isRow ? { tabIndex: 0, 'aria-labelledby': titleId } : {};
}

/** A section of the landing page: the marigold ornament of the album over its heading. */
export function LandingSection({ title, ...rest }: SectionProps) {
  return (
    <Section
      {...rest}
      title={
        <>
          <img
            src="/art/divider.svg"
            alt=""
            width={320}
            height={24}
            loading="lazy"
            className={styles.ornament}
          />
          {title}
        </>
      }
    />
  );
}
