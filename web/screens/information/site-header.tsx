import { Link } from '@tanstack/react-router';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { homeOf } from '#web/app/client/guards.ts';
import { joinTabs, useSession } from '#web/app/client/session.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Logo } from '#web/design/logo.tsx';
import { DialogLink } from '#web/parts/account-dialogs/dialog-link.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useInformationTexts } from '#web/locales/en/information.ts';
import { SectionLink, sectionLabels, sections } from './section-link.tsx';
import styles from './site-header.module.css';

/** The fixed header of the public pages: translucent over a picture at the top of the page, else on paper. */
export function SiteHeader({ isOverPicture = false }: { isOverPicture?: boolean }) {
  const site = useSite();
  const t = useInformationTexts();
  const isScrolled = useIsScrolled();
  const isOnPicture = isOverPicture && !isScrolled;
  return (
    <header className={styles.header} data-ground={isOnPicture ? 'picture' : 'paper'}>
      <div className={styles.row}>
        <Link to="/" hash="home" className={styles.home} activeProps={{}}>
          <Logo name={site.name} picture={site.logo} />
        </Link>
        <nav aria-label={t('header.navigation')} className={styles.navigation}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <SectionLink section={section} className={styles.link}>
                  {t(`header.${sectionLabels[section]}`)}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.buttons}>
          <AccountButtons isOverPicture={isOnPicture} />
        </div>
        <SiteMenu />
      </div>
    </header>
  );
}

/** How far a page may scroll before it counts as scrolled, in pixels. */
const tolerance = 24;

/** Whether the page is scrolled away from its top. */
function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > tolerance,
    () => false,
  );
}

function subscribeToScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Registration and Sign In for visitors; a link to the own area for a signed-in member or administrator. */
function AccountButtons({ isOverPicture = false }: { isOverPicture?: boolean }) {
  const t = useInformationTexts();
  const common = useCommonTexts();
  const session = useSession();
  // A second tab of a signed-in person offers no Sign In.
  useEffect(() => void joinTabs(), []);
  if (session !== undefined) return <LinkButton to={homeOf(session)}>{t('header.dashboard')}</LinkButton>;
  return (
    <>
      <DialogLink dialog="register" look={isOverPicture ? 'on-picture' : 'outline'}>
        {t('header.registration')}
      </DialogLink>
      <DialogLink dialog="sign-in">{common('actions.signIn')}</DialogLink>
    </>
  );
}

/** The menu of small screens. It opens without scripts; with scripts, a choice, Escape or a press outside closes it. */
function SiteMenu() {
  const t = useInformationTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current === null ? undefined : closeWhenLeft(menu.current)), []);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.menuButton}>
        <IconMenu2 className={styles.openIcon} aria-hidden="true" />
        <IconX className={styles.closeIcon} aria-hidden="true" />
        <span className="visually-hidden">{t('header.menu')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('header.navigation')}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <SectionLink section={section} className={styles.menuLink} onChoose={close}>
                  {t(`header.${sectionLabels[section]}`)}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* The buttons open a dialog over the page, and the menu must not stay open behind it. */}
        <div className={styles.menuButtons} onClickCapture={close}>
          <AccountButtons />
        </div>
      </div>
    </details>
  );
}

/** Closes the menu on Escape, when the focus returns to its button, and when something outside is pressed or focused. */
function closeWhenLeft(menu: HTMLDetailsElement): () => void {
  const close = () => menu.removeAttribute('open');
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOutside);
  document.addEventListener('focusin', closeOutside);
  document.addEventListener('keydown', closeOnEscape);
  return () => {
    document.removeEventListener('pointerdown', closeOutside);
    document.removeEventListener('focusin', closeOutside);
    document.removeEventListener('keydown', closeOnEscape);
  };
}
