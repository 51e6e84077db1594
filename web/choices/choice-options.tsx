import { Combobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useChoicesTexts } from '#web/i18n/use-choices-texts.ts';
import type { Choice } from './choices.rules.ts';
import styles from './choice-options.module.css';

type Props = {
  label: string;
  choices: readonly Choice[];
  isChosen: (label: string) => boolean;
  isDrawn: boolean;
  hasMore: boolean;
  /** Several values can be chosen. */
  isMultiple?: boolean;
  /** Words that can be added though the list has them not. */
  ownWords?: string;
};

/** The values that a field offers. The value of an option is its label, as on the wire. */
export function ChoiceOptions(props: Props) {
  const { label, choices, isChosen, isDrawn, hasMore, isMultiple = false, ownWords = '' } = props;
  const t = useChoicesTexts();
  const isEmpty = choices.length === 0 && ownWords === '';
  return (
    <Combobox.Dropdown>
      <Combobox.Options
        className={styles.options}
        aria-label={label}
        aria-multiselectable={isMultiple || undefined}
      >
        {isDrawn &&
          choices.map((choice) => (
            <Combobox.Option
              key={choice.code}
              value={choice.label}
              active={isChosen(choice.label)}
              aria-selected={isChosen(choice.label)}
              className={styles.option}
            >
              <bdi>{choice.label}</bdi>
              {isChosen(choice.label) && (
                <IconCheck size="1.125rem" className={styles.check} aria-hidden="true" />
              )}
            </Combobox.Option>
          ))}
        {isDrawn && ownWords !== '' && (
          <Combobox.Option value={ownWords} className={styles.option}>
            {t('addWords', { words: ownWords })}
          </Combobox.Option>
        )}
      </Combobox.Options>
      {isEmpty && <p className={styles.note}>{t('noMatch')}</p>}
      {hasMore && <p className={styles.note}>{t('more')}</p>}
    </Combobox.Dropdown>
  );
}
