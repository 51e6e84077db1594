import { Combobox, TextInput } from '@mantine/core';
import { useController, useFormContext } from 'react-hook-form';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import styles from './choice-select.module.css';
import { otherCode, type Choice } from './choices.rules.ts';
import type { RegistrationValues } from './registration.rules.ts';
import { useChoiceSearch } from './use-choice-search.ts';

type Props = {
  name: 'religion' | 'community';
  label: string;
  /** Asks for the text behind "Other". */
  ownLabel: string;
  choices: readonly Choice[];
  code: string | undefined;
  onChoose: (code: string) => void;
  /** Another list has to be answered first. */
  isWaiting?: boolean;
};

/** A list to search in by typing; "Other" opens a field for one's own words. The form holds the label, as the wire does. */
export function ChoiceSelect({ name, label, ownLabel, choices, code, onChoose, isWaiting = false }: Props) {
  const t = useAccountsTexts();
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const error = sentenceOf(fieldState.error?.message);
  const { found, store, choose, input } = useChoiceSearch({
    choices,
    code,
    isWaiting,
    onChange: (text, chosen) => {
      onChange(text);
      onChoose(chosen);
    },
  });
  const isOwn = code === otherCode;

  return (
    <>
      <Combobox
        store={store}
        size="md"
        onOptionSubmit={choose}
        withinPortal={false}
        floatingStrategy="fixed"
        keepMounted
      >
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextInput
            {...input}
            ref={isOwn ? undefined : ref}
            label={label}
            placeholder={t(isWaiting ? 'registration.chooseReligionFirst' : 'registration.choose')}
            readOnly={isWaiting}
            rightSection={<Combobox.Chevron />}
            rightSectionPointerEvents="none"
            error={isOwn ? undefined : error}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options className={styles.options} aria-label={label}>
            {found.map((choice) => (
              <Combobox.Option key={choice.code} value={choice.code} active={choice.code === code}>
                {choice.label}
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {isOwn && (
        <TextInput
          ref={ref}
          label={ownLabel}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          autoComplete="off"
          error={error}
        />
      )}
    </>
  );
}
