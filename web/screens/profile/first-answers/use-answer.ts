import { createContext, useContext } from 'react';
import { factRules, type FormFact } from '#contract/profiles/fact-names.ts';
import type { FirstProfileFact } from '#contract/settings/first-profile.ts';
import { findFaithWords } from '#web/parts/choices/faith-words.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { listUnfitting } from '#web/parts/facts/dependent-fields.rules.ts';
import type { ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import { usePersonWords } from '#web/parts/facts/use-person-words.ts';
import { useErrorSentence } from '#web/parts/forms/use-error-sentence.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import type { SectionForm } from '#web/parts/sections/use-section-form.ts';
import { proposeTongue } from './proposals.rules.ts';

/** So many values of a list are all in sight; more are in a sheet. */
export const mostChips = 8;

/** The form around the questions of a screen, and the mother tongue that was guessed and not yet looked at. */
type Answers = SectionForm<FormFact, FormFact> & { guess: string; onGuess: (tongue: string) => void };

export const AnswersForm = createContext<Answers | undefined>(undefined);

/** A question about a fact, its answer, and what another answer changes. */
export function useAnswer(fact: FirstProfileFact) {
  const t = useWelcomeTexts();
  const words = usePersonWords();
  const sentenceOf = useErrorSentence();
  const lists = useChoices();
  const form = useContext(AnswersForm);
  if (form === undefined) throw new TypeError('A question is drawn outside its form');
  const rules = factRules[fact];
  const faith = findFaithWords(lists, form.values.religion);
  const within = rules.kind === 'choice' ? rules.within : undefined;
  const guessAgain = (values: ProfileValues) => {
    const motherTongue = proposeTongue({ ...values, motherTongue: '' }, lists);
    form.write({ motherTongue });
    form.onGuess(motherTongue);
  };
  const choose = (value: string) => {
    form.change(fact, value);
    const values = { ...form.values, [fact]: value };
    // A district of another state does not stay.
    const emptied = Object.fromEntries(listUnfitting(values, lists).map((other) => [other, '']));
    // Own words about the place were about the country of before.
    const isElsewhere = fact === 'country' && value !== form.values.country;
    const place = isElsewhere ? { state: '', district: '', city: '' } : {};
    form.write({ ...emptied, ...place });
    if (fact === 'motherTongue') form.onGuess('');
    if (fact === 'nativePlace' && [form.guess, ''].includes(values.motherTongue)) guessAgain(values);
  };
  return {
    register: (element: HTMLElement | null) => form.setInput(fact, element),
    question:
      fact === 'denomination' && faith !== 'other'
        ? t(`denominations.${faith}.${words.whose}`, words)
        : t(`questions.${fact}.${words.whose}`, words),
    value: form.values[fact],
    isGuess: fact === 'motherTongue' && form.guess !== '' && form.guess === form.values.motherTongue,
    error: sentenceOf(form.errors.get(fact)),
    list: rules.kind === 'choice' ? rules.list : undefined,
    /** The answer that narrows the list. */
    under: within === undefined ? undefined : form.values[within],
    choose,
  };
}
