import { Link } from '@tanstack/react-router';
import { IconMenu2 } from '@tabler/icons-react';
import { useRef, type ComponentType, type ReactNode } from 'react';
import { Logo } from '#web/design/logo.tsx';
import { InsideArea } from '#web/document/inside-area.ts';
import { useSite } from '#web/document/site.ts';
import { MenuDrawer } from './menu-drawer.tsx';
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
  /** Who is signed in, in the top bar. */
  identity: ReactNode;
  /** What has come for the person, before the account. */
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
  return (
    <div className={styles.frame} data-density={density} data-bottom-bar={bottomBar !== undefined}>
      <nav aria-label={menuLabel} className={styles.side}>
        <Link to={home} className={styles.home} activeProps={{}}>
          <Logo name={site.name} />
        </Link>
        {sideMenu}
      </nav>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.opener}
          aria-label={openMenuLabel}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <IconMenu2 size="1.5rem" aria-hidden="true" />
        </button>
        <div className={styles.identity}>{identity}</div>
        {props.news}
        {props.account}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <InsideArea value>{children}</InsideArea>
      </main>
      {bottomBar}
      <MenuDrawer ref={drawer} home={home} label={menuLabel} closeLabel={props.closeMenuLabel}>
        <DrawerMenu onChoose={() => drawer.current?.close()} />
      </MenuDrawer>
    </div>
  );
}
