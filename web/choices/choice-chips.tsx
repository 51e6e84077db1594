import { IconX } from '@tabler/icons-react';
import { useChoicesTexts } from '#web/i18n/use-choices-texts.ts';
import styles from './choice-chips.module.css';

type Props = {
  label: string;
  values: readonly string[];
  onRemove: (value: string) => void;
  /** The last chip was taken away; the focus needs another place. */
  onEmpty: () => void;
};

/** What is chosen. A press on a chip takes it away, and the focus goes on to its neighbour. */
export function ChoiceChips({ label, values, onRemove, onEmpty }: Props) {
  const t = useChoicesTexts();
  if (values.length === 0) return null;
  const remove = (chip: HTMLButtonElement, value: string) => {
    const place = chip.closest('li');
    const neighbour = place?.nextElementSibling ?? place?.previousElementSibling;
    const next = neighbour?.querySelector('button');
    if (next === undefined || next === null) onEmpty();
    else next.focus();
    onRemove(value);
  };
  return (
    <ul className={styles.chips} aria-label={t('chosen', { label })}>
      {values.map((value) => (
        <li key={value}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('remove', { value })}
            onClick={({ currentTarget }) => remove(currentTarget, value)}
          >
            <bdi>{value}</bdi>
            <IconX size="1rem" className={styles.cross} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
