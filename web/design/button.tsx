import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export type ButtonLook = {
  /** `filled` for the one main action of a place, `outline` beside it, `quiet` for the rest, `danger` to remove. */
  look?: 'filled' | 'outline' | 'quiet' | 'danger' | 'on-picture';
  size?: 'small' | 'normal' | 'large';
  isWide?: boolean;
  icon?: ReactNode;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isBusy?: boolean };

/** A button. While busy it has the same size, ignores a second press and is marked as busy for screen readers. */
export function Button({
  look,
  size,
  isWide,
  icon,
  isBusy = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ look, size, isWide, className })}
      aria-busy={isBusy}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      <span className={styles.label} data-busy={isBusy || undefined}>
        {icon}
        {children}
      </span>
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}

type AnchorProps = ComponentProps<'a'> & ButtonLook & { ref?: Ref<HTMLAnchorElement> };

/** A link to another place, such as an application of this device, that looks like a button. */
export function AnchorButton({ look, size, isWide, icon, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={classOf({ look, size, isWide, className })}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </a>
  );
}

/** A link to a page of ours that looks like a button; it has the props of the router's `Link`. */
export const LinkButton = createLink(AnchorButton);

function classOf({
  look = 'filled',
  size = 'normal',
  isWide = false,
  className = '',
}: Optional<ButtonLook> & { className?: string | undefined }) {
  return [styles.button, styles[look], styles[size], isWide ? styles.wide : '', className].join(' ');
}

type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };
