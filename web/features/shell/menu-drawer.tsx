import { Link } from '@tanstack/react-router';
import { IconX } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { useSite } from '#web/document/site.ts';
import styles from './menu-drawer.module.css';

type Props = {
  ref: RefObject<HTMLDialogElement | null>;
  home: '/dashboard' | '/admin-dashboard';
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * The menu that slides in on phones. A dialog of the browser's own: it keeps the focus, closes with Escape or a tap
 * beside it, and gives the focus back. Opened with `showModal`.
 */
export function MenuDrawer({ ref, home, label, closeLabel, children }: Props) {
  const site = useSite();
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles.drawer} aria-label={label} {...{ closedby: 'any' }}>
      <div className={styles.head}>
        <Link to={home} className={styles.home} onClick={close}>
          <Logo name={site.name} />
        </Link>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <IconX size="1.5rem" aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={label}>{children}</nav>
    </dialog>
  );
}
