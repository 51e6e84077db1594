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
import { useQuery } from '@tanstack/react-query';
import { isAdministrator, useSession } from '#web/app/client/session.ts';
import { useCommonTexts } from '#web/locales/en/common.ts';
import { useSettingsTexts } from '#web/locales/en/settings.ts';
import { Button } from '#web/design/button.tsx';
import { openAreaDialog } from '#web/parts/account-dialogs/open-area-dialog.ts';
import { ProofHost } from '#web/parts/second-factor/proof-host.tsx';
import { RecoveryCodesHost } from '#web/parts/second-factor/recovery-codes.tsx';
import { SecondFactorSettings } from '#web/parts/second-factor/second-factor-settings.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { SchemeSwitch } from '#web/design/scheme-switch.tsx';
import { useTexts } from '#web/locales/define-texts.ts';
import { chooseLanguage } from '#web/parts/language/language-switch.tsx';
import { isLanguage, languages } from '#web/locales/languages.ts';
import { BlockedSection } from './blocked-section.tsx';
import { ContactsSection } from './contacts-section.tsx';
import { DataSection } from './data-section.tsx';
import { LeavingSection } from './leaving/leaving-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ReviewSection } from './review-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { sectionsFor, type SettingsSearch, type SettingsSection } from './settings-sections.rules.ts';
import { SettingsCard, LoadedSection } from './section-parts.tsx';
import { settingsQuery } from './settings.queries.ts';
import { useChangingSettings } from './use-changing-settings.ts';
import styles from './settings-screen.module.css';
import parts from './section-parts.module.css';
import languageSectionStyles from './language-section.module.css';

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

/** How the member signs in: second factor, passkeys, password. */
function SecuritySection() {
  const t = useSettingsTexts();
  return (
    <>
      <SecondFactorSettings />
      <SettingsCard>
        <div className={parts.part}>
          <h3>{t('security.password')}</h3>
          <p className={parts.soft}>{t('security.passwordText')}</p>
          <Button look="outline" onClick={() => openAreaDialog('change-password')}>
            {t('security.change')}
          </Button>
        </div>
      </SettingsCard>
      <ProofHost />
      <RecoveryCodesHost />
    </>
  );
}

/** The language and the colour scheme of the pages. */
function LanguageSection() {
  const t = useSettingsTexts();
  const query = useQuery(settingsQuery());
  return (
    <LoadedSection query={query} failure={t('notAvailable')}>
      {({ language }) => (
        <SettingsCard>
          <LanguageChoice value={language} />
          <div className={languageSectionStyles.scheme}>
            <SchemeSwitch />
            <p className={languageSectionStyles.hint}>{t('language.scheme')}</p>
          </div>
        </SettingsCard>
      )}
    </LoadedSection>
  );
}

/** Chooses a language, or that of the browser. */
function LanguageChoice({ value }: { value: string | null }) {
  const t = useSettingsTexts();
  const texts = useTexts();
  const change = useChangingSettings();
  const choose = (wanted: string) => {
    const language = isLanguage(wanted) ? wanted : null;
    change({ language });
    void chooseLanguage(texts, language);
  };
  const names = Object.entries(languages).map(([code, { name }]) => ({ value: code, label: name }));
  return (
    <SelectInput
      className={languageSectionStyles.language}
      label={t('language.label')}
      description={t('language.hint')}
      value={value ?? ''}
      onChange={({ target }) => choose(target.value)}
      data={[{ value: '', label: t('language.likeBrowser') }, ...names]}
    />
  );
}
