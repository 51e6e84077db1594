import type { ReactNode } from 'react';
import { Section } from '#web/design/section.tsx';
import styles from './landing-parts.module.css';

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  ground?: 'paper' | 'surface';
  children: ReactNode;
};

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
