import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = ComponentProps<'button'> & {
  /** Screen readers need a name for the icon. */
  'aria-label': string;
  /** `quiet` among other things, `bar` in the bar on top, `outline` where it is alone, `danger` to remove. */
  look?: 'quiet' | 'bar' | 'outline' | 'danger';
};

/** A round button with an icon alone, as large as a finger. One that would change nothing has `aria-disabled`. */
export function IconButton({ look = 'quiet', className, ...rest }: IconButtonProps) {
  const classes = [styles.button, styles[look], className];
  return <button type="button" {...rest} className={classes.filter(Boolean).join(' ')} />;
}
