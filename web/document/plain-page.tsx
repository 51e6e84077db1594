import { Link } from '@tanstack/react-router';
import { useContext, type ReactNode } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { InsideArea } from './inside-area.ts';
import styles from './plain-page.module.css';
import { useSite } from './site.ts';

/** A page with nothing but the logo and one thing to say. Inside an area, whose frame is there already, only the thing. */
export function PlainPage({ children }: { children: ReactNode }) {
  const site = useSite();
  const isInside = useContext(InsideArea);
  if (isInside) return children;
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
