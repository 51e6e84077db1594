import { useSite } from '#web/document/site.ts';
import { Section } from '#web/design/section.tsx';
import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import styles from './about.module.css';

const prints = ['/art/story-1.webp', '/art/story-2.webp', '/art/story-3.webp'] as const;

/** Who we are, beside three prints out of the album. */
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
