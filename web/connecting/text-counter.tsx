import { useConnectingTexts } from '#web/i18n/use-connecting-texts.ts';
import styles from './text-counter.module.css';

/** How long a text is, of how long it may be. Only what is too much is said aloud. */
export function TextCounter({ text, most }: { text: string; most: number }) {
  const t = useConnectingTexts();
  const count = text.trim().length;
  const excess = Math.max(0, count - most);
  return (
    <p className={styles.counter} data-is-over={excess > 0}>
      <output>{excess > 0 && t('send.excess', { count: excess })}</output>
      <span>{t('send.counter', { count, most })}</span>
    </p>
  );
}
