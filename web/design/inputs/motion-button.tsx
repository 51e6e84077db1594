import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './motion-button.module.css';

type Props = {
  isMoving: boolean;
  onToggle: () => void;
  /** What moves. */
  of: 'pictures' | 'stories';
  ground?: 'picture' | 'paper';
};

/** Stops and starts a part of a public page that moves by itself. */
export function MotionButton({ isMoving, onToggle, of, ground = 'paper' }: Props) {
  const t = useCommonTexts();
  const Icon = isMoving ? IconPlayerPause : IconPlayerPlay;
  const label = t(`carousel.${isMoving ? 'pause' : 'play'}.${of}`);
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
