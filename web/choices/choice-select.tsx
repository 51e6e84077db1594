import { Combobox, TextInput } from '@mantine/core';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { choiceLists, otherCode } from '#contract/choices/choice-lists.ts';
import { useChoicesTexts } from '#web/i18n/use-choices-texts.ts';
import { ChoiceMarks } from './choice-marks.tsx';
import { ChoiceOptions } from './choice-options.tsx';
import { ChoiceSkeleton } from './choice-skeleton.tsx';
import {
  findWaiting,
  isBeginningOf,
  isOnlyOther,
  pickChoices,
  withKept,
  withOther,
  type Choice,
  type LoadedChoices,
  type WantedChoices,
} from './choices.rules.ts';
import { useChoiceSearch } from './use-choice-search.ts';
import { useOwnWords } from './use-own-words.ts';

export type ChoiceSelectProps = WantedChoices & {
  label: string;
  /** From `useChoices`. While they load the field is a skeleton; without them people write. */
  lists: LoadedChoices;
  /** A label of the list or somebody's own words, as on the wire; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Takes the focus when something is wrong with the field. */
  ref?: Ref<HTMLInputElement>;
  error?: ReactNode;
  description?: ReactNode;
  /** Asks for the own words behind "Other". */
  ownLabel?: string;
  /** The field is optional and can be emptied. */
  isClearable?: boolean;
};

type ListedProps = ChoiceSelectProps & { choices: readonly Choice[] };

/** One value of a list, searched for by typing. Controlled; knows no form. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const t = useChoicesTexts();
  const { lists, list } = props;
  if (lists === 'loading') return <ChoiceSkeleton label={props.label} />;
  if (lists === 'unavailable') return <WrittenChoice {...props} />;
  const choices = pickChoices(lists, props);
  if (!choiceLists[list].takesOwnWords) return <ListedChoice {...props} choices={choices} />;
  if (findWaiting(props) === undefined && isOnlyOther(choices)) return <WrittenChoice {...props} />;
  return <ListedChoice {...props} choices={withOther(choices, t('other'))} />;
}

function WrittenChoice({ label, value, onChange, onBlur, ref, error, description }: ChoiceSelectProps) {
  return (
    <TextInput
      ref={ref}
      label={label}
      description={description}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onBlur={onBlur}
      autoComplete="off"
      error={error}
    />
  );
}

function ListedChoice(props: ListedProps) {
  const { label, value, ref, error, description, onBlur } = props;
  const t = useChoicesTexts();
  const { own, search, choose, clear, typeKey } = useChoosing(props);
  const waiting = findWaiting(props);
  const isOwn = own.isOpen;
  return (
    <>
      <Combobox
        store={search.store}
        size="md"
        onOptionSubmit={choose}
        withinPortal={false}
        floatingStrategy="fixed"
        keepMounted
      >
        <Combobox.Target withExpandedAttribute autoComplete="off">
          <TextInput
            {...search.input}
            onBlur={() => {
              search.input.onBlur();
              onBlur?.();
            }}
            onKeyDown={typeKey}
            ref={isOwn ? undefined : ref}
            label={label}
            description={description}
            placeholder={t(waiting === undefined ? 'choose' : `waiting.${waiting}`)}
            readOnly={waiting !== undefined}
            rightSection={
              <ChoiceMarks label={label} onClear={props.isClearable && value !== '' ? clear : undefined} />
            }
            rightSectionWidth="auto"
            error={isOwn ? undefined : error}
          />
        </Combobox.Target>
        <ChoiceOptions
          label={label}
          choices={search.found}
          isChosen={(option) => option === search.chosen}
          isDrawn={search.isDrawn}
          hasMore={search.hasMore}
        />
      </Combobox>
      {isOwn && (
        <TextInput
          ref={ref}
          label={props.ownLabel ?? t('ownWords', { label })}
          value={own.words}
          onChange={({ currentTarget }) => own.write(currentTarget.value)}
          onBlur={onBlur}
          autoComplete="off"
          error={error}
        />
      )}
    </>
  );
}

/** What choosing, leaving and emptying the field do. */
function useChoosing(props: ListedProps) {
  const { choices, value, onChange, isClearable } = props;
  const otherLabel = choices.find(({ code }) => code === otherCode)?.label;
  const own = useOwnWords({ value, onChange, otherLabel });
  const chosen = own.isOpen ? own.otherLabel : value;
  const choose = (label: string) => {
    const { words } = search;
    search.stopSearching();
    search.store.closeDropdown();
    if (label === chosen) return;
    if (label !== otherLabel) return own.close(label);
    // Who looked for something that the list does not have, or has own words already, need not write them again.
    own.write(isBeginningOf(label, words) ? keptWords({ choices, value }) : words);
  };
  const clear = () => {
    search.stopSearching();
    own.close('');
  };
  const search = useChoiceSearch({
    choices: withKept(choices, chosen),
    chosen,
    isWaiting: findWaiting(props) !== undefined,
    onLeave: ({ words, marked }) => {
      if (words === '' && isClearable) clear();
      else if (words !== undefined && words !== '' && marked !== undefined) choose(marked);
    },
  });
  /** Enter chooses, and never sends the form around an open list; who is faster than the list takes its first value. */
  const typeKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isSearching = search.words !== '';
    if (event.key !== 'Enter' || (!isSearching && !search.store.dropdownOpened)) return;
    event.preventDefault();
    const [first] = search.found;
    if (isSearching && first !== undefined && search.store.getSelectedOptionIndex() === -1)
      choose(first.label);
  };
  return { own, search: { ...search, chosen }, choose, clear, typeKey };
}

/** Words of somebody's own, and nothing for a value of the list. */
function keptWords({ choices, value }: { choices: readonly Choice[]; value: string }): string {
  return choices.some(({ label }) => label === value) ? '' : value;
}
