import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useInformationTexts } from '#web/i18n/use-information-texts.ts';
import { AccountButtons } from './account-buttons.tsx';
import { SectionLink, sectionLabels, sections } from './section-link.tsx';
import styles from './site-menu.module.css';

/** The menu of small screens. It opens without script; with it, choosing, Escape and leaving close it again. */
export function SiteMenu() {
  const t = useInformationTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current === null ? undefined : closeWhenLeft(menu.current)), []);
  const close = () => menu.current?.removeAttribute('open');
  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.button}>
        <IconMenu2 className={styles.closed} aria-hidden="true" />
        <IconX className={styles.opened} aria-hidden="true" />
        <span className="visually-hidden">{t('header.menu')}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={t('header.navigation')}>
          <ul>
            {sections.map((section) => (
              <li key={section}>
                <SectionLink section={section} className={styles.link} onChoose={close}>
                  {t(`header.${sectionLabels[section]}`)}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {/* Pressing one of the buttons opens a dialog over the page; the menu must not wait behind it. */}
        <div className={styles.buttons} onClickCapture={close}>
          <AccountButtons />
        </div>
      </div>
    </details>
  );
}

/** Closes the menu with Escape (the focus goes back to its button), and when something outside is touched or focused. */
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
