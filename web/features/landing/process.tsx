import { useLandingTexts } from '#web/i18n/use-landing-texts.ts';
import { LandingSection } from './landing-section.tsx';
import styles from './process.module.css';

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
            <h3 className={styles.title}>{t(`process.${name}`)}</h3>
            <p>{t(`process.${text}`)}</p>
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}
