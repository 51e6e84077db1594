import { useCommonTexts } from '#web/locales/en/common.ts';
import styles from './count-badge.module.css';

const mostShown = 99;

type Props = {
  count: number;
  /** What screen readers say instead of the number: "3 unread messages". */
  label: string;
};

/** How many of something wait, beside an entry of a menu or over a button. Nothing for none. */
export function CountBadge({ count, label }: Props) {
  const t = useCommonTexts();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > mostShown ? t('countMany', { most: mostShown }) : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
