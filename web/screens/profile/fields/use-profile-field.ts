import { createContext, useContext } from 'react';
import { type FormFact, isOwnWords, isPublicFact } from '#contract/profiles/fact-names.ts';
import { useContactsNote } from '#web/parts/facts/use-contacts-note.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import type { profile } from '#web/locales/en/profile/profile.ts';
import type { SectionForm } from '#web/parts/sections/use-section-form.ts';

/** The form around the fields of a section. */
export const ProfileForm = createContext<SectionForm<FormFact, FormFact> | undefined>(undefined);

export function useProfileForm(): SectionForm<FormFact, FormFact> {
  const form = useContext(ProfileForm);
  if (form === undefined) throw new TypeError('A field of the profile is drawn outside a ProfileForm');
  return form;
}

/** The properties of the input of a fact. */
export function useProfileField(fact: FormFact) {
  const t = useProfileTexts();
  const sentenceOf = useErrorSentence();
  const { values, errors, change, setInput } = useProfileForm();
  const note = useContactsNote(isOwnWords(fact) && isPublicFact(fact) ? values[fact] : '');
  const words = usePersonWords();
  const about = fact === 'about' ? t(`hints.about.${words.whose}`, words) : undefined;
  const hint = hasHint(fact) ? t(`hints.${fact}`) : about;
  return {
    ref: (element: HTMLElement | null) => setInput(fact, element),
    value: values[fact],
    onChange: (value: string) => change(fact, value),
    label: t(`fields.${fact}`),
    description: note ?? hint,
    error: sentenceOf(errors.get(fact)),
  };
}

type Hinted = Exclude<keyof typeof profile.hints, 'about'>;

const hinted: Readonly<Record<Hinted, true>> = {
  gotra: true,
  star: true,
  qualificationDetail: true,
  occupationDetail: true,
  nativePlace: true,
  disability: true,
  father: true,
  mother: true,
  isIncomePrivate: true,
};

function hasHint(fact: FormFact): fact is Hinted {
  return Object.hasOwn(hinted, fact);
}
