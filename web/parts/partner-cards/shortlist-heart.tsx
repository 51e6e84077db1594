import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { usePartnersTexts } from '#web/locales/en/partners/partners.ts';
import styles from './partner-card.module.css';
import { useShortlistToggle } from './use-shortlist-toggle.ts';

type Props = { id: number; name: string; isShortlisted: boolean };

/** Adds a partner to the viewer's shortlist or removes them. Shown at once, and undone when the server refuses. */
export function ShortlistHeart({ id, name, isShortlisted }: Props) {
  const t = usePartnersTexts();
  const toggle = useShortlistToggle({ id, isShortlisted });
  const Icon = isShortlisted ? IconHeartFilled : IconHeart;
  const label = t('shortlist.add', { name });
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isShortlisted}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon size="1.5rem" aria-hidden="true" />
    </button>
  );
}
