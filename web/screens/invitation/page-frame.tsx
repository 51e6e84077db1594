import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useInvitationTexts } from '#web/locales/en/invitation.ts';
import styles from './page-frame.module.css';

/** The page with the site's name above it and no menu, so that nothing distracts from the decision. */
export function InvitationFrame({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  const site = useSite();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to="/" className={styles.home}>
          <Logo name={site.name} picture={site.logo} />
        </Link>
      </header>
      {children}
      {footer}
    </div>
  );
}

/** The placeholder until the invitation is loaded. */
export function Loading() {
  const t = useInvitationTexts();
  return (
    <div className={styles.loading} aria-busy="true">
      <h1>{t('title')}</h1>
      <p className={styles.soft}>{t('loading')}</p>
      <Skeleton height="9rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
