import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Section } from '#web/design/section.tsx';
import { useCommonTexts } from '#web/i18n/use-common-texts.ts';
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

type MotionProps = { isMoving: boolean; onToggle: () => void; ground?: 'picture' | 'paper' };

/** Stops and starts a part of the page that moves by itself. */
export function MotionButton({ isMoving, onToggle, ground = 'paper' }: MotionProps) {
  const t = useCommonTexts();
  const Icon = isMoving ? IconPlayerPause : IconPlayerPlay;
  const label = t(isMoving ? 'carousel.pause' : 'carousel.play');
  return (
    <button
      type="button"
      className={styles.motion}
      data-ground={ground}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Icon size="1.25rem" aria-hidden="true" />
    </button>
  );
}
