import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { factRules, type FormFact } from '#contract/profiles/fact-names.ts';
import { firstProfileFacts, type FactStep, type FirstProfileFact } from '#contract/settings/first-profile.ts';
import { pickChoices, type LoadedChoices } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { findErrors, listChanges, type ProfileValues } from '#web/parts/facts/profile-values.rules.ts';
import { useFactText } from '#web/parts/facts/use-fact-text.ts';
import { useProfileTexts } from '#web/locales/en/profile/profile.ts';
import { ConflictNotice, focusConflict } from '#web/parts/sections/conflict-notice.tsx';
import { useSectionForm } from '#web/parts/sections/use-section-form.ts';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useContactsNote } from '#web/parts/facts/use-contacts-note.ts';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { listAsked } from '#web/parts/facts/dependent-fields.rules.ts';
import { ChoiceAnswer, type AnswerProps } from '../first-answers/choice-answer.tsx';
import { CountAnswer, HeightAnswer } from '../first-answers/number-answers.tsx';
import { proposeCountry, proposeTongue } from '../first-answers/proposals.rules.ts';
import { AnswersForm, mostChips, useAnswer } from '../first-answers/use-answer.ts';
import { SavingNotice } from './saving-notice.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';
import { useSavingStep } from './use-saving-step.ts';
import styles from './fact-step.module.css';

type Props = {
  step: FactStep;
  loaded: ProfileValues;
  /** Opens another step. */
  onLeave: (to: 'back' | 'next') => void;
};

/** A screen that asks for a few facts and saves them as they are answered. */
export function FactStep({ step, loaded, onLeave }: Props) {
  const say = useFactText();
  const words = useProfileTexts();
  const lists = useChoices();
  const element = useRef<HTMLFormElement>(null);
  const questions: readonly FirstProfileFact[] = firstProfileFacts[step];
  const facts: readonly FormFact[] = questions;
  const form = useSectionForm({
    section: `first ${step}`,
    names: facts,
    fields: facts,
    loaded,
    listChanges: (texts) => listChanges(facts, texts),
    findErrors: (values) => findErrors(facts, values),
  });
  const { state, save, conflicts, answers } = useSavingStep(form);
  const [open, setOpen] = useState<FirstProfileFact>();
  const [isLeaving, setLeaving] = useState(false);
  const [guess, setGuess] = useState('');
  useProposing({ questions, lists, values: form.values, write: form.write, onGuess: setGuess });

  const asked = listAskedHere(questions, { values: form.values, lists });
  const isAnswered = asked.some((fact) => form.values[fact] !== '');
  const leave = async (to: 'back' | 'next') => {
    if (conflicts.theirs.size > 0) return focusConflict(element.current);
    setLeaving(true);
    const isSaved = await save();
    setLeaving(false);
    // Going back loses nothing: what could not be saved is in the draft of the screen.
    if (isSaved || to === 'back') onLeave(to);
  };
  /** After an answer, the next question opens by itself when it has a sheet and no answer: the districts of a state. */
  const chooseIn = (fact: FirstProfileFact, value: string) => {
    const next = asked[asked.indexOf(fact) + 1];
    const now = { values: { ...form.values, [fact]: value }, lists };
    setOpen(next !== undefined && isNextSheet(next, now) ? next : undefined);
  };
  return (
    <AnswersForm value={{ ...answers, guess, onGuess: setGuess }}>
      <StepFrame
        step={step}
        saving={
          <SavingNotice state={state} hasConflict={conflicts.theirs.size > 0} onRetry={() => void save()} />
        }
      >
        <form
          ref={element}
          className={styles.questions}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void leave('next');
          }}
        >
          {asked.map((fact) => {
            const theirs = conflicts.theirs.get(fact);
            return (
              <div key={fact} className={styles.question}>
                <Answer
                  fact={fact}
                  gender={loaded.gender}
                  isOpen={open === fact}
                  onOpen={(isOpen) => setOpen((now) => showing(now, { fact, isOpen }))}
                  onChosen={(value) => chooseIn(fact, value)}
                />
                {theirs !== undefined && (
                  <ConflictNotice
                    value={say(fact, theirs) ?? words('values.notSpecified')}
                    onDecide={(choice) => conflicts.decide(fact, choice)}
                  />
                )}
              </div>
            );
          })}
          <StepActions isSkipping={!isAnswered} isBusy={isLeaving} onBack={() => void leave('back')} />
        </form>
      </StepFrame>
    </AnswersForm>
  );
}

/** The open sheet after one opened or closed; a sheet that closes leaves the next one open. */
function showing(
  now: FirstProfileFact | undefined,
  { fact, isOpen }: { fact: FirstProfileFact; isOpen: boolean },
): FirstProfileFact | undefined {
  if (isOpen) return fact;
  return now === fact ? undefined : now;
}

function Answer({ gender, ...props }: AnswerProps & { gender: string }) {
  const { kind } = factRules[props.fact];
  if (kind === 'line') return <TextAnswer fact={props.fact} />;
  if (kind === 'height') return <HeightAnswer {...props} gender={gender} />;
  return kind === 'number' ? <CountAnswer fact={props.fact} /> : <ChoiceAnswer {...props} />;
}

/** Whether a question is open and answered in a sheet that has something to offer. */
function isNextSheet(fact: FirstProfileFact, { values, lists }: Answers): boolean {
  const rules = factRules[fact];
  if (rules.kind !== 'choice' || typeof lists === 'string' || fact === 'motherTongue') return false;
  if (rules.within !== undefined) {
    const value = values[rules.within];
    const isStill = pickChoices(lists, { list: rules.list, under: [value] }).some(
      ({ label }) => label === values[fact],
    );
    return !isStill && hasValues(fact, { value, lists });
  }
  return values[fact] === '' && pickChoices(lists, { list: rules.list }).length > mostChips;
}

type Proposing = Answers & {
  questions: readonly FirstProfileFact[];
  write: (changes: Partial<ProfileValues>) => void;
  onGuess: (tongue: string) => void;
};

/** Fills in what most people would answer, once the lists are there. It is saved when the member goes on. */
function useProposing({ questions, lists, values, write, onGuess }: Proposing): void {
  const isReady = lists !== 'loading' && questions.includes('country');
  const propose = useEffectEvent(() => {
    const motherTongue = proposeTongue(values, lists);
    if (motherTongue !== values.motherTongue) onGuess(motherTongue);
    const country = proposeCountry(values, lists);
    if (country !== values.country || motherTongue !== values.motherTongue) write({ country, motherTongue });
  });
  useEffect(() => {
    if (isReady) propose();
  }, [isReady]);
}

/** A few own words, such as the name of a town. */
function TextAnswer({ fact }: { fact: FirstProfileFact }) {
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

type Answers = { values: ProfileValues; lists: LoadedChoices };

/**
 * The questions of a screen, without those that have no answers for this person: not every religion has denominations, and a country
 * without states in the list is asked for the city or state in own words. What is stated stays.
 */
function listAskedHere(
  questions: readonly FirstProfileFact[],
  { values, lists }: Answers,
): FirstProfileFact[] {
  const hasStates = values.country === '' || hasValues('state', { value: values.country, lists });
  const isPlaceStated = values.state !== '' || values.district !== '';
  const asked: Partial<Record<FirstProfileFact, boolean>> = {
    denomination: values.denomination !== '' || hasValues('denomination', { value: values.religion, lists }),
    state: hasStates || isPlaceStated,
    district: hasStates || values.district !== '',
    city: !hasStates && !isPlaceStated,
  };
  return listAsked(questions, { values, lists }).filter((fact) => asked[fact] ?? true);
}

/** Whether a list has values of its own under an answer; without the lists nobody knows, and the question is asked. */
function hasValues(fact: FormFact, { value, lists }: { value: string; lists: LoadedChoices }): boolean {
  const rules = factRules[fact];
  if (rules.kind !== 'choice') return false;
  if (typeof lists === 'string') return fact === 'state';
  return pickChoices(lists, { list: rules.list, under: [value] }).some(({ parent }) => parent !== null);
}
