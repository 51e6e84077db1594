import { useEffect, useRef, useState } from 'react';
import { choiceLists, isLastCode, otherCode, type ListName } from '#contract/choices/choice-lists.ts';
import { isOnlyOther, labelFor, type Choice } from '#web/parts/choices/choices.rules.ts';
import { useChoices } from '#web/parts/choices/use-choices.ts';
import { useListSearch } from '#web/parts/choices/use-list-search.ts';
import { noWords, useTypedWords } from '#web/parts/choices/use-typed-words.ts';
import { Button } from '#web/design/button.tsx';
import { OptionList, type Option } from '#web/design/inputs/option-list.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useWelcomeTexts } from '#web/locales/en/profile/welcome.ts';
import styles from './answer-row.module.css';
import { otherNamesOf, showsOtherNames } from './other-names.rules.ts';

type Props = {
  label: string;
  list: ListName;
  choices: readonly Choice[];
  value: string;
  onChoose: (label: string) => void;
};

/** The values of a list in a sheet. "Other", and a search without a result, lead to own words. */
export function ChoiceOptions({ label, list, choices, value, onChoose }: Props) {
  const t = useWelcomeTexts();
  const {
    onType,
    find: findIn,
    named,
    isLooking,
  } = useListSearch({ lists: [list], choices, all: useChoices() });
  const [isWriting, setWriting] = useState(isOnlyOther(choices));
  const others = useTypedWords(list, showsOtherNames(list)) ?? noWords;
  const toOption = (choice: Choice): Option => {
    const also = showsOtherNames(list) ? otherNamesOf(choice, others) : undefined;
    return { value: choice.label, label: choice.label, ...(also !== undefined && { also }) };
  };
  const { takesOwnWords } = choiceLists[list];
  const isOwn = value !== '' && !choices.some((choice) => choice.label === value);
  if (isWriting) return <OwnWords value={isOwn ? value : ''} onDone={onChoose} />;
  const find = (words: string): Option[] => {
    const found = findIn(words).filter(({ code }) => !isLastCode(code));
    const own = labelFor(choices, words);
    return [
      ...found.map(toOption),
      ...(takesOwnWords && named(words) === undefined
        ? [{ value: own, label: t('useWords', { words: own }) }]
        : []),
    ];
  };
  const choose = (chosen: string) => {
    const isOther = choices.some((choice) => choice.code === otherCode && choice.label === chosen);
    if (isOther && takesOwnWords) setWriting(true);
    else onChoose(chosen);
  };
  return (
    <OptionList
      label={label}
      options={[...(isOwn ? [{ value, label: value }] : []), ...choices.map(toOption)]}
      chosen={[value]}
      onChoose={choose}
      search={{ label: t('search'), none: t(isLooking ? 'looking' : 'noneFound'), find, onType }}
    />
  );
}

/** The longest own words that a fact takes. */
const longest = 80;

function OwnWords({ value, onDone }: { value: string; onDone: (words: string) => void }) {
  const t = useWelcomeTexts();
  const [words, setWords] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // The list that had the focus is gone.
  useEffect(() => input.current?.focus(), []);
  return (
    // Not a form: the sheet is inside the form of the screen.
    <div className={styles.own}>
      <TextInput
        ref={input}
        label={t('ownWords')}
        value={words}
        maxLength={longest}
        autoComplete="off"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onDone(words.trim());
        }}
      />
      <Button isWide onClick={() => onDone(words.trim())}>
        {t('ownWordsDone')}
      </Button>
    </div>
  );
}
