import type { ComponentProps } from 'react';
import { Button } from '#web/design/button.tsx';
import styles from './turn-button.module.css';

/** A button of this room: two of them share the width of a card, and their words may take two lines. */
export function TurnButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} size="small" className={styles.button} />;
}
