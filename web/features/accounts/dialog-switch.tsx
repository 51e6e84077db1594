import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './account-form.module.css';

type Props = { dialog: 'sign-in' | 'otp' | 'forgot' | 'register'; children: ReactNode };

/** A link from one dialog to another, in place of the one that is open. */
export function DialogSwitch({ dialog, children }: Props) {
  return (
    <Link
      from="/"
      to="/"
      search={(search) => ({ ...search, dialog })}
      replace
      resetScroll={false}
      className={styles.link}
    >
      {children}
    </Link>
  );
}
