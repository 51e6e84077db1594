import { Link } from '@tanstack/react-router';
import {
  IconAddressBook,
  IconBell,
  IconChevronLeft,
  IconChevronRight,
  IconDeviceMobile,
  IconDoorExit,
  IconFileZip,
  IconHandStop,
  IconLanguage,
  IconLock,
  IconShieldLock,
  IconStar,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useRef, type ComponentType } from 'react';
import { isAdministrator, useSession } from '#web/app/client/session.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { BlockedSection } from './blocked-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DataSection } from './data-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { LeavingSection } from './leaving/leaving-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './settings-screen.module.css';
import { sectionsFor, type SettingsSearch, type SettingsSection } from './settings-sections.rules.ts';

const sections: Record<SettingsSection, { icon: Icon; Content: ComponentType }> = {
  privacy: { icon: IconLock, Content: PrivacySection },
  notifications: { icon: IconBell, Content: NotificationsSection },
  language: { icon: IconLanguage, Content: LanguageSection },
  contacts: { icon: IconAddressBook, Content: ContactsSection },
  security: { icon: IconShieldLock, Content: SecuritySection },
  sessions: { icon: IconDeviceMobile, Content: SessionsSection },
  blocked: { icon: IconHandStop, Content: BlockedSection },
  review: { icon: IconStar, Content: ReviewSection },
  data: { icon: IconFileZip, Content: DataSection },
  leaving: { icon: IconDoorExit, Content: LeavingSection },
};

/** The settings. On wide screens the list of sections is beside the open one; phones show either the list or one section. */
export function SettingsScreen({ section: wanted }: SettingsSearch) {
  const t = useCommonTexts();
  const texts = useSettingsTexts();
  const names = sectionsFor({ isAdministrator: isAdministrator(useSession()) });
  const open = names.find((name) => name === wanted) ?? names[0];
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
          {names.map((name) => (
            <li key={name}>
              <SectionLink name={name} isOpen={name === open} />
            </li>
          ))}
        </ul>
      </nav>
      {open !== undefined && <OpenSection key={open} name={open} isRequested={open === wanted} />}
    </div>
  );
}

function SectionLink({ name, isOpen }: { name: SettingsSection; isOpen: boolean }) {
  const t = useSettingsTexts();
  const { icon: Icon } = sections[name];
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

/** One section. Its heading gets the focus when the link that opened it is no longer visible, as on phones. */
function OpenSection({ name, isRequested }: { name: SettingsSection; isRequested: boolean }) {
  const t = useSettingsTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
    if (isRequested && isLost) heading.current?.focus({ preventScroll: true });
  }, [isRequested]);
  const { Content } = sections[name];
  const id = `settings-${name}`;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t(`sections.${name}.title`)}
        </h2>
        <p className={styles.lead}>{t(`sections.${name}.lead`)}</p>
      </header>
      <Content />
    </section>
  );
}
