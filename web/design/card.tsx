import type { ComponentProps } from 'react';
import styles from './card.module.css';

/** White ground, soft shadow, 24 px inside. */
export function Card({ className = '', ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={`${styles.card} ${className}`} />;
}
