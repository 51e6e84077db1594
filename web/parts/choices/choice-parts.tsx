import { IconCheck } from '@tabler/icons-react';
import { ComboboxChevron, ComboboxList, ComboboxOption } from '#web/design/inputs/combobox.tsx';
import { CloseButton } from '#web/design/inputs/close-button.tsx';
import { Skeleton } from '#web/design/skeleton.tsx';
import { useChoicesTexts } from '#web/locales/en/choices.ts';
import styles from './choice-parts.module.css';
import type { Choice } from './choices.rules.ts';

type OptionsProps = {
  label: string;
  choices: readonly Choice[];
  isChosen: (label: string) => boolean;
  isRendered: boolean;
  hasMore: boolean;
  /** Several values can be chosen. */
  isMultiple?: boolean;
  /** Words outside the list that can be added; empty for none. */
  ownWords?: string;
};

/** The dropdown of a field. The value of an option is its label, as on the wire. */
export function ChoiceOptions(props: OptionsProps) {
  const { label, choices, isChosen, isRendered, hasMore, isMultiple = false, ownWords = '' } = props;
  const t = useChoicesTexts();
  const isEmpty = choices.length === 0 && ownWords === '';
  return (
    <ComboboxList
      label={label}
      className={styles.options}
      isMultiple={isMultiple}
      notes={
        <>
          {isEmpty && <p className={styles.note}>{t('noMatch')}</p>}
          {hasMore && <p className={styles.note}>{t('more')}</p>}
        </>
      }
    >
      {isRendered &&
        choices.map((choice) => (
          <ComboboxOption
            key={choice.code}
            value={choice.label}
            isChosen={isChosen(choice.label)}
            className={styles.option}
          >
            <bdi>{choice.label}</bdi>
            {isChosen(choice.label) && (
              <IconCheck size="1.125rem" className={styles.check} aria-hidden="true" />
            )}
          </ComboboxOption>
        ))}
      {isRendered && ownWords !== '' && (
        <ComboboxOption value={ownWords} className={styles.option}>
          {t('addWords', { words: ownWords })}
        </ComboboxOption>
      )}
    </ComboboxList>
  );
}

type MarksProps = { label: string; onClear: (() => void) | undefined };

/** The end of a field: the button that empties it, and the chevron. */
export function ChoiceMarks({ label, onClear }: MarksProps) {
  const t = useChoicesTexts();
  return (
    <span className={styles.marks}>
      {onClear !== undefined && (
        <CloseButton
          className={styles.clear}
          iconSize="1.125rem"
          aria-label={t('clear', { label })}
          onClick={onClear}
        />
      )}
      <ComboboxChevron className={styles.chevron} />
    </span>
  );
}

/** A field while its list loads: the label, and a box as high as the field. */
export function ChoiceSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <span className={styles.label}>{label}</span>
      <Skeleton height="var(--target)" />
    </div>
  );
}
