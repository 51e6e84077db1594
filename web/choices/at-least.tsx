import { NativeSelect } from '@mantine/core';
import { announce } from '#web/design/announcer.tsx';
import { useChoicesTexts } from '#web/i18n/use-choices-texts.ts';
import styles from './at-least.module.css';
import { labelsAtLeast, listRanks, type Choice } from './choices.rules.ts';

type Props = { label: string; choices: readonly Choice[]; onChange: (value: string[]) => void };

/** Chooses a rank of an ordered list and all that come after it, in place of what was chosen. */
export function AtLeast({ label, choices, onChange }: Props) {
  const t = useChoicesTexts();
  const choose = (least: string) => {
    const labels = labelsAtLeast(choices, least);
    if (labels.length === 0) return;
    onChange(labels);
    announce(t('nowChosen', { count: labels.length }));
  };
  return (
    <NativeSelect
      className={styles.select}
      aria-label={`${label}: ${t('atLeast')}`}
      value=""
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[{ value: '', label: t('atLeast') }, ...listRanks(choices)]}
    />
  );
}
