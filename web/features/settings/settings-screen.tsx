import { Link } from '@tanstack/react-router';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { isAdministrator } from '#web/api/session.ts';
import { useSession } from '#web/api/use-session.ts';
import { useSettingsTexts } from '#web/i18n/use-settings-texts.ts';
import { BlockedSection } from './blocked-section.tsx';
import { DataSection } from './data-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LeavingSection } from './leaving-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import type { SettingsSearch } from './settings-search.rules.ts';
import { sectionsFor, type SettingsEntry, type SettingsSection } from './settings-sections.data.ts';
import styles from './settings-screen.module.css';

const contents: Record<SettingsSection, ComponentType> = {
  privacy: PrivacySection,
  notifications: NotificationsSection,
  language: LanguageSection,
  sessions: SessionsSection,
  blocked: BlockedSection,
  data: DataSection,
  leaving: LeavingSection,
};

/**
 * What members set for themselves. On wide screens the sections stand beside the one that is open; on phones either the
 * list of sections or one of them fills the screen.
 */
export function SettingsScreen({ section: wanted }: SettingsSearch) {
  const { t } = useTranslation();
  const texts = useSettingsTexts();
  const entries = sectionsFor({ isAdministrator: isAdministrator(useSession()) });
  const entry = entries.find(({ name }) => name === wanted) ?? entries[0];
  return (
    <div className={styles.screen} data-open={wanted !== undefined}>
      <header className={styles.header}>
        <h1>{t('titles.settings')}</h1>
        <Link to="/settings" className={styles.back} activeOptions={{ exact: true }}>
          <IconChevronLeft size="1.25rem" aria-hidden="true" />
          {texts('all')}
        </Link>
      </header>
      <nav aria-label={texts('nav')} className={styles.nav}>
        <ul>
          {entries.map((each) => (
            <li key={each.name}>
              <SectionLink entry={each} isOpen={each === entry} />
            </li>
          ))}
        </ul>
      </nav>
      {entry !== undefined && (
        <OpenSection key={entry.name} name={entry.name} isAsked={entry.name === wanted} />
      )}
    </div>
  );
}

function SectionLink({ entry: { name, icon: Icon }, isOpen }: { entry: SettingsEntry; isOpen: boolean }) {
  const t = useSettingsTexts();
  return (
    <Link
      to="/settings"
      search={{ section: name }}
      className={styles.entry}
      data-open={isOpen || undefined}
      aria-current={isOpen ? 'page' : undefined}
      activeProps={{}}
    >
      <Icon size="1.25rem" stroke={1.75} className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{t(`sections.${name}.title`)}</span>
        <span className={styles.about}>{t(`sections.${name}.lead`)}</span>
      </span>
      <IconChevronRight size="1.25rem" className={styles.chevron} aria-hidden="true" />
    </Link>
  );
}

/** One section. Where the link that led here is not on the screen any more, the heading takes the focus. */
function OpenSection({ name, isAsked }: { name: SettingsSection; isAsked: boolean }) {
  const t = useSettingsTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
    if (isAsked && isLost) heading.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const Content = contents[name];
  const id = `settings-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHeader}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t(`sections.${name}.title`)}
        </h2>
        <p className={styles.lead}>{t(`sections.${name}.lead`)}</p>
      </header>
      <Content />
    </section>
  );
}
