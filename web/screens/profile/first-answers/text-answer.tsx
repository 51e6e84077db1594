import { factRules } from '#contract/profiles/fact-names.ts';
import type { FirstProfileFact } from '#contract/settings/first-profile.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useContactsNote } from '#web/parts/facts/use-contacts-note.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { useAnswer } from './use-answer.ts';

/** A few own words, such as the name of a town. */
export function TextAnswer({ fact }: { fact: FirstProfileFact }) {
  const t = useWelcomeTexts();
  const { register, question, value, error, choose } = useAnswer(fact);
  const note = useContactsNote(value);
  const rules = factRules[fact];
  return (
    <TextInput
      ref={register}
      label={question}
      description={note ?? (fact === 'nativePlace' ? t('hints.nativePlace') : undefined)}
      value={value}
      error={error}
      maxLength={rules.kind === 'line' ? rules.longest : undefined}
      autoComplete="off"
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
