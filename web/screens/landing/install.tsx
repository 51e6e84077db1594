import {
  IconBell,
  IconCheck,
  IconCircleCheck,
  IconDownload,
  IconHeart,
  IconHeartFilled,
  IconHome,
  IconInbox,
  IconMessages,
  IconMailCheck,
  IconSearch,
  IconUser,
  IconUserCheck,
} from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Button } from '#web/design/button.tsx';
import { Section } from '#web/design/section.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import { askToInstall, installState } from '#web/app/pwa/installation.ts';
import styles from './install.module.css';

const chips = [
  { name: 'search', Icon: IconSearch },
  { name: 'chat', Icon: IconMessages },
  { name: 'notifications', Icon: IconBell },
  { name: 'verified', Icon: IconUserCheck },
] as const;

/** The site as an app: its features, how to install it, and how it looks. */
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

const sentences = {
  installed: 'install.installed',
  'by-hand-ios': 'install.iosSteps',
  'by-hand': 'install.otherSteps',
} as const;

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

/** A phone with a match card on it, drawn in CSS. A picture alone: nothing in it can be pressed or is read out. */
function PhonePreview() {
  const t = useLandingTexts();
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.screen}>
        <p className={styles.bar}>{t('phone.screen')}</p>
        <div className={styles.card}>
          <div className={styles.portrait}>
            <span className={styles.initials}>{t('phone.initials')}</span>
            <span className={styles.heart}>
              <IconHeart size="1.125rem" />
            </span>
            <p className={styles.name}>
              {t('phone.name')}
              <IconMailCheck size="1rem" className={styles.verified} />
            </p>
          </div>
          <div className={styles.facts}>
            <p>{t('phone.facts')}</p>
            <p>{t('phone.faith')}</p>
            <p>{t('phone.place')}</p>
            <p className={styles.match}>{t('phone.match')}</p>
            <p>
              <IconCheck size="0.875rem" stroke={2.5} className={styles.check} />
              {t('phone.reason')}
            </p>
          </div>
          <div className={styles.actions}>
            <span className={styles.outline}>{t('phone.view')}</span>
            <span className={styles.filled}>{t('phone.connect')}</span>
          </div>
        </div>
        <div className={styles.bottom}>
          <IconHome size="1.125rem" />
          <IconHeartFilled size="1.125rem" className={styles.active} />
          <IconInbox size="1.125rem" />
          <IconMessages size="1.125rem" />
          <IconUser size="1.125rem" />
        </div>
      </div>
    </div>
  );
}
