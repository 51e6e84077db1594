import { IconBook2, IconCandle, IconShieldLock, IconUserCheck } from '@tabler/icons-react';
import { Section } from '#web/design/section.tsx';
import { useSite } from '#web/app/document/site.ts';
import { useLandingTexts } from '#web/locales/en/landing.ts';
import styles from './introduction.module.css';
import { LandingSection, useSwipeRow } from './landing-parts.tsx';

const prints = ['/art/story-1.webp', '/art/story-2.webp', '/art/story-3.webp'] as const;

/** Who runs the site, beside three prints out of the album. */
export function About() {
  const site = useSite();
  const t = useLandingTexts();
  return (
    <Section id="aboutUs">
      <div className={styles.layout}>
        <div className={styles.text}>
          <h2>{t('about.title')}</h2>
          <p className={styles.beginning}>{t('about.beginning', { site: site.name })}</p>
          <p>{t('about.faith')}</p>
          <p>{t('about.calm')}</p>
        </div>
        <div className={styles.prints} role="img" aria-label={t('about.pictures')}>
          {prints.map((print) => (
            <img key={print} src={print} alt="" width={800} height={600} loading="lazy" decoding="async" />
          ))}
        </div>
      </div>
    </Section>
  );
}

const verified = { name: 'verified', text: 'verifiedText', Icon: IconUserCheck } as const;
/** Where others see a profile before it was read. */
const read = { name: 'read', text: 'readText', Icon: IconUserCheck } as const;
const others = [
  { name: 'faith', text: 'faithText', Icon: IconCandle },
  { name: 'secure', text: 'secureText', Icon: IconShieldLock },
] as const;
const realStories = { name: 'stories', text: 'storiesText', Icon: IconBook2 } as const;

/** What families can count on here: stories count once there are some. */
export function WhyChoose({ hasStories }: { hasStories: boolean }) {
  const site = useSite();
  const t = useLandingTexts();
  const row = useSwipeRow('whyChoose-title');
  const reasons = [
    site.shows_reviewed_only ? verified : read,
    ...others,
    ...(hasStories ? [realStories] : []),
  ];
  return (
    <LandingSection id="whyChoose" title={t('why.title', { site: site.name })} lead={t('why.lead')}>
      <ul className={styles.reasons} {...row}>
        {reasons.map(({ name, text, Icon }) => (
          <li key={name} className={styles.reason}>
            <span className={styles.icon}>
              <Icon size="1.75rem" stroke={1.5} aria-hidden="true" />
            </span>
            <h3 className={styles.reasonTitle}>{t(`why.${name}`)}</h3>
            <p>{t(`why.${text}`)}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  );
}

const steps = [
  { name: 'register', text: 'registerText' },
  { name: 'match', text: 'matchText' },
  { name: 'connect', text: 'connectText' },
  { name: 'meet', text: 'meetText' },
] as const;

/** The way to the wedding: four numbered steps on a marigold line. */
export function Process() {
  const t = useLandingTexts();
  return (
    <LandingSection id="ourProcess" ground="surface" title={t('process.title')} lead={t('process.lead')}>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name} className={styles.step}>
            <h3 className={styles.stepTitle}>{t(`process.${name}`)}</h3>
            <p>{t(`process.${text}`)}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
