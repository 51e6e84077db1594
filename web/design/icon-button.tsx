import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  /** A sign alone says nothing to whoever does not see it. */
  'aria-label': string;
  /** `quiet` among other things, `bar` in the bar on top, `outline` where it stands alone, `danger` to take away. */
  look?: 'quiet' | 'bar' | 'outline' | 'danger';
};

/** A round button with a sign alone, as large as a finger. One that would change nothing has `aria-disabled`. */
export function IconButton({ look = 'quiet', className, ...rest }: IconButtonProps) {
  const classes = [styles.button, styles[look], className];
  return <button type="button" {...rest} className={classes.filter(Boolean).join(' ')} />;
}
