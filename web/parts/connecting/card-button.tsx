import type { ComponentProps } from 'react';
import { Button } from '#web/design/button.tsx';
import styles from './partner-buttons.module.css';

/** A small button: two of them share the width of a card, and their words may take two lines. */
export function CardButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} size="small" className={styles.button} />;
}
