import {
  IconBell,
  IconCircleCheck,
  IconDownload,
  IconMessages,
  IconMoonStars,
  IconSearch,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#web/design/button.tsx';
import { Section } from '#web/design/section.tsx';
import { useSite } from '#web/document/site.ts';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { askToInstall, installState } from '#web/pwa/install-prompt.ts';
import styles from './install.module.css';
import { PhonePreview } from './phone-preview.tsx';

const chips = [
  { name: 'search', Icon: IconSearch },
  { name: 'chat', Icon: IconMessages },
  { name: 'notifications', Icon: IconBell },
  { name: 'verified', Icon: IconUserCheck },
  { name: 'family', Icon: IconUsers },
  { name: 'horoscope', Icon: IconMoonStars },
] as const;

/** The site as an app: what it brings, how to get it, and how it looks. */
export function Install() {
  const site = useSite();
  const t = useLandingTexts();
  return (
    <Section id="install" ground="surface">
      <div className={styles.layout}>
        <div className={styles.text}>
          <h2>{t('install.title', { site: site.name })}</h2>
          <p className={styles.lead}>{t('install.lead')}</p>
          <ul className={styles.chips} aria-label={t('install.chips')}>
            {chips.map(({ name, Icon }) => (
              <li key={name} className={styles.chip}>
                <Icon size="1.25rem" stroke={1.6} aria-hidden="true" />
                {t(`install.${name}`)}
              </li>
            ))}
          </ul>
          <HowToInstall />
        </div>
        <PhonePreview />
      </div>
    </Section>
  );
}

function HowToInstall() {
  const t = useLandingTexts();
  const state = useSyncExternalStore(installState.subscribe, installState.read, () => 'by-hand' as const);
  if (state === 'offered') {
    return (
      <Button size="large" icon={<IconDownload aria-hidden="true" />} onClick={() => void askToInstall()}>
        {t('install.button')}
      </Button>
    );
  }
  const Icon = state === 'installed' ? IconCircleCheck : IconDownload;
  return (
    <p className={styles.steps}>
      <Icon aria-hidden="true" />
      {t(sentences[state])}
    </p>
  );
}

const sentences = {
  installed: 'install.installed',
  'by-hand-ios': 'install.iosSteps',
  'by-hand': 'install.otherSteps',
} as const;
