import { Link } from '@tanstack/react-router';
import { Logo } from '#web/design/logo.tsx';
import { useSite } from '#web/document/site.ts';
import { useInformationTexts } from '#web/i18n/use-information-texts.ts';
import { AccountButtons } from './account-buttons.tsx';
import { SectionLink, sectionLabels, sections } from './section-link.tsx';
import styles from './site-header.module.css';
import { SiteMenu } from './site-menu.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';

/** The fixed header of the public pages. Over a picture it is translucent; scrolled, or elsewhere, it is of paper. */
export function SiteHeader({ isOverPicture = false }: { isOverPicture?: boolean }) {
  const site = useSite();
  const t = useInformationTexts();
  const isScrolled = useIsScrolled();
  const isOnPicture = isOverPicture && !isScrolled;
  return (
    <header className={styles.header} data-ground={isOnPicture ? 'picture' : 'paper'}>
      <div className={styles.row}>
        <Link to="/" hash="home" className={styles.home} activeProps={{}}>
          <Logo name={site.name} />
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
