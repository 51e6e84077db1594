import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/design/logo.tsx';
import styles from './plain-page.module.css';
import { useSite } from './site.ts';

/** A page with nothing but the logo and one thing to say. */
export function PlainPage({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo name={site.name} />
        </Link>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
