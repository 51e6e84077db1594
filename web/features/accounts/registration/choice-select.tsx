import { Select, TextInput, type ComboboxItem } from '@mantine/core';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useAccountsTexts } from '#web/i18n/use-accounts-texts.ts';
import { codeOf, otherCode, searchChoices, type Choice } from './choices.rules.ts';
import type { RegistrationValues } from './registration.rules.ts';

type Props = {
  name: 'religion' | 'community';
  label: string;
  /** Asks for the text behind "Other". */
  ownLabel: string;
  choices: readonly Choice[];
  onChoose?: (code: string | undefined) => void;
  /** Another list has to be answered first. */
  isWaiting?: boolean;
};

/** A list to search in by typing; "Other" opens a field for one's own words. The form holds the label, as the wire does. */
export function ChoiceSelect({ name, label, ownLabel, choices, onChoose, isWaiting = false }: Props) {
  const t = useAccountsTexts();
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<RegistrationValues>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name });
  const [code, setCode] = useState(() => codeOf(choices, value));
  const error = sentenceOf(fieldState.error?.message);
  const isOwn = code === otherCode;

  const choose = (chosen: string | null) => {
    const next = chosen ?? undefined;
    if (next === code) return;
    setCode(next);
    onChange(next === otherCode ? '' : (choices.find((choice) => choice.code === next)?.label ?? ''));
    onChoose?.(next);
  };

  return (
    <>
      <Select
        ref={isOwn ? undefined : ref}
        label={label}
        placeholder={t(isWaiting ? 'registration.chooseReligionFirst' : 'registration.choose')}
        disabled={isWaiting}
        data={choices.map((choice) => ({ value: choice.code, label: choice.label }))}
        value={code ?? null}
        onChange={choose}
        onBlur={onBlur}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        filter={({ options, search }) => searchChoices(options.filter(isItem), search)}
        maxDropdownHeight={280}
        autoComplete="off"
        error={isOwn ? undefined : error}
      />
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

function isItem(option: object): option is ComboboxItem {
  return 'value' in option;
}
