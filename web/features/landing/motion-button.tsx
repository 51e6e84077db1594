import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './motion-button.module.css';

type Props = { isMoving: boolean; onToggle: () => void; ground?: 'picture' | 'paper' };

/** Stops and starts whatever moves by itself. */
export function MotionButton({ isMoving, onToggle, ground = 'paper' }: Props) {
  const { t } = useTranslation();
  const Icon = isMoving ? IconPlayerPause : IconPlayerPlay;
  const label = t(isMoving ? 'carousel.pause' : 'carousel.play');
  return (
    <button
      type="button"
      className={styles.button}
      data-ground={ground}
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Icon size="1.25rem" aria-hidden="true" />
    </button>
  );
}
