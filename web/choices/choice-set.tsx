import { Combobox, Input } from '@mantine/core';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { choiceLists, isLastCode, otherCode } from '#contract/choices/choice-lists.ts';
import { announce } from '#web/design/announcer.tsx';
import { useChoicesTexts } from '#web/i18n/use-choices-texts.ts';
import { AtLeast } from './at-least.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { ChoiceMarks } from './choice-marks.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import styles from './choice-set.module.css';
import { ChoiceSkeleton } from './choice-skeleton.tsx';
import {
  addOwnWords,
  labelFor,
  pickChoices,
  type Choice,
  type LoadedChoices,
  type WantedChoices,
} from './choices.rules.ts';
import { useChoiceSearch } from './use-choice-search.ts';

export type ChoiceSetProps = WantedChoices & {
  label: string;
  /** From `useChoices`. While they load the field is a skeleton; without them people write. */
  lists: LoadedChoices;
  /** Labels of the list or somebody's own words, as on the wire. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  ref?: (input: HTMLInputElement | null) => void;
  error?: ReactNode;
  description?: ReactNode;
  /** Whatever is typed can be added, not only what the list has; "Other" is then not offered. */
  takesOwnWords?: boolean;
};

type ListedProps = ChoiceSetProps & { choices: readonly Choice[] };

/** Several values of a list, each a chip that can be taken away. Controlled; knows no form. */
export function ChoiceSet(props: ChoiceSetProps) {
  const { lists, takesOwnWords } = props;
  if (lists === 'loading') return <ChoiceSkeleton label={props.label} />;
  if (lists === 'unavailable') return <ListedSet {...props} choices={[]} takesOwnWords />;
  // Without an answer in the list above every value is meant.
  const isAnswered = props.under?.some((label) => label !== '') === true;
  const choices = pickChoices(lists, isAnswered ? props : { list: props.list });
  const offered = takesOwnWords === true ? choices.filter(({ code }) => code !== otherCode) : choices;
  return <ListedSet {...props} choices={offered} />;
}

function ListedSet(props: ListedProps) {
  const { label, list, choices, value, onChange, error, description } = props;
  const t = useChoicesTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { search, toggle, ownWords, typeKey } = useChoosing(props);
  const remove = (taken: string) => {
    onChange(value.filter((chosen) => chosen !== taken));
    announce(t('removed', { value: taken }));
  };
  return (
    <div className={styles.set}>
      <Combobox
        store={search.store}
        size="md"
        onOptionSubmit={toggle}
        withinPortal={false}
        floatingStrategy="fixed"
        keepMounted
      >
        <Input.Wrapper size="md" id={id} label={label} description={description} error={error}>
          <ChoiceChips
            label={label}
            values={value}
            onRemove={remove}
            onEmpty={() => input.current?.focus()}
          />
          <Combobox.Target withExpandedAttribute autoComplete="off">
            <Input
              {...search.input}
              id={id}
              onBlur={() => {
                search.input.onBlur();
                props.onBlur?.();
              }}
              onKeyDown={typeKey}
              ref={(element) => {
                input.current = element;
                props.ref?.(element);
              }}
              placeholder={t(choices.length === 0 ? 'addOwn' : 'add')}
              rightSection={<ChoiceMarks label={label} onClear={undefined} />}
              rightSectionWidth="auto"
              error={error !== undefined}
            />
          </Combobox.Target>
        </Input.Wrapper>
        <ChoiceOptions
          label={label}
          choices={search.found}
          isChosen={(option) => value.includes(option)}
          isDrawn={search.isDrawn}
          hasMore={search.hasMore}
          isMultiple
          ownWords={ownWords}
        />
      </Combobox>
      {choiceLists[list].isOrdered && choices.length > 0 && <AtLeast {...{ label, choices, onChange }} />}
    </div>
  );
}

/** What choosing, typing and leaving the field do. */
function useChoosing({ choices, value, onChange, takesOwnWords = false }: ListedProps) {
  const add = (words: string) => onChange(addOwnWords(value, { choices, words }));
  const toggle = (label: string) => {
    search.stopSearching();
    if (value.includes(label)) onChange(value.filter((chosen) => chosen !== label));
    else add(label);
  };
  const search = useChoiceSearch({
    choices,
    chosen: '',
    onLeave: ({ words }) => {
      if (takesOwnWords && words !== undefined && words !== '') add(words);
    },
  });
  const { words } = search;
  const isListed = search.found.some(({ label }) => label === labelFor(choices, words));
  const takeBack = () => {
    if (value.length > 0) onChange(value.slice(0, -1));
  };
  /** Somebody was faster than the list, which has nothing marked yet. */
  const addFirst = () => {
    const first = search.found.find(({ code }) => !isLastCode(code))?.label ?? (takesOwnWords ? words : '');
    if (words === '' || first === '') return;
    search.stopSearching();
    add(first);
  };
  return {
    search,
    toggle,
    ownWords: takesOwnWords && words !== '' && !isListed ? words : '',
    /**
     * A comma ends own words; deleting in the empty field takes the last value back. Enter chooses, and never sends the
     * form around the field on the way.
     */
    typeKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (search.store.getSelectedOptionIndex() === -1) addFirst();
      }
      if (event.key === 'Backspace' && event.currentTarget.value === '') takeBack();
      if (event.key !== ',' || !takesOwnWords) return;
      event.preventDefault();
      if (words !== '') add(words);
      search.stopSearching();
    },
  };
}
