import { useMemberTexts } from '#web/i18n/use-member-texts.ts';
import styles from './coming-card.module.css';

/** The place of something that is not there yet. It shows no number that nobody has counted. */
export function ComingCard({ title, text }: { title: string; text: string }) {
  const t = useMemberTexts();
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <span className={styles.mark}>{t('dashboard.building')}</span>
      <p className={styles.text}>{text}</p>
    </section>
  );
}
