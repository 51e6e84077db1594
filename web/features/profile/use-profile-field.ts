import { useCallback } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FormFact } from '#contract/profiles/profile.wire.ts';
import { useErrorSentence } from '#web/forms/use-error-sentence.ts';
import { useProfileTexts } from '#web/i18n/use-profile-texts.ts';
import type { profile } from '#web/locales/en/profile.ts';
import type { ProfileValues } from './profile-values.rules.ts';

/** What the input of a fact needs; spread it into one. */
export function useProfileField(fact: FormFact) {
  const t = useProfileTexts();
  const sentenceOf = useErrorSentence();
  const { control } = useFormContext<ProfileValues>();
  const { field, fieldState } = useController({ control, name: fact });
  const { ref: register } = field;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      register(element);
      element?.setAttribute('data-fact', fact);
    },
    [register, fact],
  );
  return {
    ref,
    value: field.value,
    onChange: (value: string) => field.onChange(value),
    onBlur: field.onBlur,
    label: t(`fields.${fact}`),
    description: hasHint(fact) ? t(`hints.${fact}`) : undefined,
    error: sentenceOf(fieldState.error?.message),
  };
}

/** Puts the focus into the input of a fact, at once. The form library does it later, when another field may be in use. */
export function focusFact(form: HTMLFormElement | null, fact: FormFact): void {
  form?.querySelector<HTMLElement>(`[data-fact="${fact}"]`)?.focus();
}

type Hinted = keyof typeof profile.hints;

const hinted: Readonly<Record<Hinted, true>> = {
  gotra: true,
  disability: true,
  father: true,
  mother: true,
  isIncomePrivate: true,
  about: true,
};

function hasHint(fact: FormFact): fact is Hinted {
  return Object.hasOwn(hinted, fact);
}
