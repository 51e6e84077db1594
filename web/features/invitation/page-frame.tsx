import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { useSite } from '#web/document/site.ts';
import styles from './page-frame.module.css';

/** The calm frame of the page: the name of the site above, nothing that leads away from what is to be decided. */
export function InvitationFrame({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  const site = useSite();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo name={site.name} />
        </Link>
      </header>
      {children}
      {footer}
    </div>
  );
}
