import { NativeSelect } from '@mantine/core';
import { useAdministrationTexts } from '#web/i18n/use-administration-texts.ts';
import styles from './sort-select.module.css';
import { useIsWide } from './use-is-wide.ts';

export type SortChoice<Sort extends string> = { sort: Sort; order: 'asc' | 'desc'; label: string };

type Props<Sort extends string> = {
  choices: readonly SortChoice<Sort>[];
  value: { sort: Sort; order: 'asc' | 'desc' };
  onChoose: (choice: { sort: Sort; order: 'asc' | 'desc' }) => void;
  isAlways: boolean;
};

/** The order of a list where there are no column headings to press; absent when there is only one. */
export function SortSelect<Sort extends string>({ choices, value, onChoose, isAlways }: Props<Sort>) {
  const t = useAdministrationTexts();
  const isWide = useIsWide();
  if ((isWide && !isAlways) || choices.length < 2) return null;
  const choose = (wanted: string) => {
    const choice = choices.find((candidate) => nameOf(candidate) === wanted);
    if (choice !== undefined) onChoose({ sort: choice.sort, order: choice.order });
  };
  return (
    <NativeSelect
      className={styles.sort}
      label={t('list.order')}
      value={nameOf(value)}
      onChange={({ target }) => choose(target.value)}
      data={choices.map((choice) => ({ value: nameOf(choice), label: choice.label }))}
    />
  );
}

function nameOf({ sort, order }: { sort: string; order: string }): string {
  return `${sort} ${order}`;
}
