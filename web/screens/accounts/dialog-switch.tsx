import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './account-form.module.css';

type Props = {
  dialog: 'sign-in' | 'otp' | 'forgot' | 'register';
  /** Before the other dialog opens. */
  onLeave?: () => void;
  children: ReactNode;
};

/** A link from one dialog to another, in place of the one that is open. */
export function DialogSwitch({ dialog, onLeave, children }: Props) {
  return (
    <Link
      from="/"
      to="/"
      search={(search) => ({ ...search, dialog })}
      replace
      resetScroll={false}
      className={styles.link}
      onClick={onLeave}
    >
      {children}
    </Link>
  );
}

/** Opens one dialog in place of another: one press of the back button still closes them all. */
export function useDialogs() {
  const navigate = useNavigate({ from: '/' });
  return {
    openDialog: (dialog: Props['dialog'] | 'verify') =>
      void navigate({ search: (search) => ({ ...search, dialog }), replace: true, resetScroll: false }),
  };
}
