import styles from './skeleton.module.css';

type Props = {
  /** A CSS length built from tokens, such as `var(--space-24)`; a line of text when left out. */
  height?: string;
  width?: string;
  shape?: 'box' | 'circle';
};

/** The shape of something that is loading. Put several into a container with `aria-busy`. */
export function Skeleton({ height = '1em', width = '100%', shape = 'box' }: Props) {
  return <span className={styles.skeleton} data-shape={shape} style={{ height, width }} aria-hidden="true" />;
}
