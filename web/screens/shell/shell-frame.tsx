import { Link } from '@tanstack/react-router';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { InsideArea } from '#web/app/document/plain-page.tsx';
import { useSite } from '#web/app/document/site.ts';
import { TopBarPlace } from '#web/app/document/top-bar.tsx';
import styles from './shell-frame.module.css';

type Props = {
  /** `dense` for the administrator area: smaller text, tighter rows. */
  density: 'roomy' | 'dense';
  home: '/dashboard' | '/admin-dashboard';
  menuLabel: string;
  openMenuLabel: string;
  closeMenuLabel: string;
  /** The menu beside the content on wide screens. */
  sideMenu: ReactNode;
  /** The flat menu of the drawer, which closes at once when an entry is chosen. */
  drawerMenu: ComponentType<{ onChoose: () => void }>;
  /** The signed-in person, in the top bar. */
  identity: ReactNode;
  /** Notifications, before the account. */
  news?: ReactNode;
  account: ReactNode;
  bottomBar?: ReactNode;
  children: ReactNode;
};

/** The frame of both areas: side menu and top bar on wide screens, top bar with drawer and a bottom bar on phones. */
export function ShellFrame(props: Props) {
  const { density, home, menuLabel, openMenuLabel, sideMenu, identity, bottomBar, children } = props;
  const { drawerMenu: DrawerMenu } = props;
  const site = useSite();
  const drawer = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.frame} data-density={density} data-bottom-bar={bottomBar !== undefined}>
      <nav aria-label={menuLabel} className={styles.side}>
        <Link to={home} className={styles.home} activeProps={{}}>
          <Logo name={site.name} picture={site.logo} />
        </Link>
        {sideMenu}
      </nav>
      <header className={styles.bar}>
        <div className={styles.barParts}>
          <button
            type="button"
            className={styles.opener}
            aria-label={openMenuLabel}
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          >
            <IconMenu2 size="1.5rem" aria-hidden="true" />
          </button>
          <div ref={setPlace} className={styles.screenPlace} />
          <div className={styles.identityPlace}>{identity}</div>
          {props.news}
          {props.account}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <InsideArea value>
          <TopBarPlace value={place}>{children}</TopBarPlace>
        </InsideArea>
      </main>
      {bottomBar}
      <MenuDrawer ref={drawer} home={home} label={menuLabel} closeLabel={props.closeMenuLabel}>
        <DrawerMenu onChoose={() => drawer.current?.close()} />
      </MenuDrawer>
    </div>
  );
}

type DrawerProps = {
  ref: RefObject<HTMLDialogElement | null>;
  home: '/dashboard' | '/admin-dashboard';
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * The menu that slides in on phones. A native dialog: it traps the focus, closes with Escape or a tap outside, and
 * returns the focus. Opened with `showModal`.
 */
function MenuDrawer({ ref, home, label, closeLabel, children }: DrawerProps) {
  const site = useSite();
  const close = () => ref.current?.close();
  return (
    <dialog ref={ref} className={styles.drawer} aria-label={label} {...{ closedby: 'any' }}>
      <div className={styles.drawerHead}>
        <Link to={home} className={styles.drawerHome} onClick={close}>
          <Logo name={site.name} picture={site.logo} />
        </Link>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
          <IconX size="1.5rem" aria-hidden="true" />
        </button>
      </div>
      <nav aria-label={label}>{children}</nav>
    </dialog>
  );
}

type IdentityProps = { name: string; badge?: ReactNode; id?: string; email?: string };

/** The signed-in person. Each line is cut where it does not fit. */
export function Identity({ name, badge, id, email }: IdentityProps) {
  return (
    <div className={styles.identity}>
      <span className={styles.line}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {badge}
      </span>
      <span className={styles.facts}>
        {id !== undefined && <span className={styles.id}>{id}</span>}
        {email !== undefined && (
          <span className={styles.email} data-is-alone={id === undefined} title={email}>
            {email}
          </span>
        )}
      </span>
    </div>
  );
}
