import { IconBook2, IconCandle, IconShieldLock, IconUserCheck } from '@tabler/icons-react';
import { useSite } from '#web/document/site.ts';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { LandingSection } from './landing-section.tsx';
import styles from './why-choose.module.css';

const reasons = [
  { name: 'verified', text: 'verifiedText', Icon: IconUserCheck },
  { name: 'faith', text: 'faithText', Icon: IconCandle },
  { name: 'secure', text: 'secureText', Icon: IconShieldLock },
  { name: 'stories', text: 'storiesText', Icon: IconBook2 },
] as const;

/** What families can count on here. */
export function WhyChoose() {
  const site = useSite();
  const t = useLandingTexts();
  return (
    <LandingSection id="whyChoose" title={t('why.title', { site: site.name })} lead={t('why.lead')}>
      <ul className={styles.reasons}>
        {reasons.map(({ name, text, Icon }) => (
          <li key={name} className={styles.reason}>
            <span className={styles.icon}>
              <Icon size="1.75rem" stroke={1.5} aria-hidden="true" />
            </span>
            <h3 className={styles.title}>{t(`why.${name}`)}</h3>
            <p>{t(`why.${text}`)}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}
