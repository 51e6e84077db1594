import type { FirstProfileFact } from '#contract/settings/first-profile.ts';
import { findMissingParent, pickChoices } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { ChipChoice } from '#web/design/inputs/chip-choice.tsx';
import { BottomSheet } from '#web/design/overlays/bottom-sheet.tsx';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import { AnswerRow } from './answer-row.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import styles from './answer-row.module.css';
import { mostChips, useAnswer } from './use-answer.ts';

export type AnswerProps = {
  fact: FirstProfileFact;
  /** Whether its sheet is open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Called when an answer was chosen in the sheet. */
  onChosen: (value: string) => void;
};

/** One value of a choice list: chips when there are few, else a sheet. */
export function ChoiceAnswer(props: AnswerProps) {
  const t = useWelcomeTexts();
  const { isGuess } = useAnswer(props.fact);
  return (
    <>
      <Chips {...props} />
      {isGuess && <p className={styles.note}>{t('hints.motherTongue')}</p>}
    </>
  );
}

function Chips(props: AnswerProps) {
  const { list, under, register, question, value, error, choose } = useAnswer(props.fact);
  const lists = useChoices();
  if (list === undefined) return null;
  const offered = { list, ...(under !== undefined && { under: [under] }) };
  const choices = typeof lists === 'string' ? [] : pickChoices(lists, offered);
  const labels = choices.map(({ label }) => label);
  if (under === undefined && labels.length > 0 && labels.length <= mostChips) {
    const own = value === '' || labels.includes(value) ? [] : [value];
    return (
      <ChipChoice
        ref={register}
        label={question}
        options={[...labels, ...own].map((label) => ({ value: label, label }))}
        value={value}
        onChange={choose}
      />
    );
  }
  return (
    <SheetAnswer
      {...props}
      {...{ register, question, value, error, choose }}
      list={list}
      choices={choices}
      parent={findMissingParent(offered)}
    />
  );
}

type SheetProps = AnswerProps &
  Pick<Parameters<typeof ChoiceOptions>[0], 'list' | 'choices'> &
  Pick<ReturnType<typeof useAnswer>, 'register' | 'question' | 'value' | 'error' | 'choose'> & {
    parent: ReturnType<typeof findMissingParent>;
  };

function SheetAnswer(props: SheetProps) {
  const { list, choices, parent, register, question, value, error, choose, isOpen, onOpen, onChosen } = props;
  const t = useWelcomeTexts();
  const none = parent === undefined ? t('choose') : t(`first.${parent}`);
  return (
    <>
      <AnswerRow
        ref={register}
        question={question}
        text={value === '' ? none : value}
        isAnswered={value !== ''}
        isWaiting={parent !== undefined}
        error={error}
        onOpen={() => onOpen(true)}
      />
      {isOpen && parent === undefined && (
        <BottomSheet key={list} title={question} onClose={() => onOpen(false)}>
          <ChoiceOptions
            label={question}
            list={list}
            choices={choices}
            value={value}
            onChoose={(label) => {
              choose(label);
              onChosen(label);
            }}
          />
        </BottomSheet>
      )}
    </>
  );
}
