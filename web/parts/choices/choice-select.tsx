import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { choiceLists, otherCode } from '#contract/choices/choice-lists.ts';
import { Combobox, ComboboxInput } from '#web/design/inputs/combobox.tsx';
import { TextInput } from '#web/design/inputs/text-inputs.tsx';
import { useChoicesTexts } from '#web/locales/en/choices.ts';
import { ChoiceMarks, ChoiceOptions, ChoiceSkeleton } from './choice-parts.tsx';
import {
  findMissingParent,
  isBeginningOf,
  isOnlyOther,
  listElsewhere,
  pickChoices,
  sayMore,
  searchChoices,
  withChosen,
  withOther,
  type Choice,
  type Elsewhere,
  type LoadedChoices,
  type OfferedList,
} from './choices.rules.ts';
import { useChoiceSearch, type TypedSearch } from './use-choice-search.ts';

type ChoiceSelectProps = OfferedList & {
  label: string;
  /** From `useChoices`. While they load the field is a skeleton; when they are unavailable it is a text field. */
  lists: LoadedChoices;
  /** A label of the list or own words, as on the wire; empty for nothing. */
  value: string;
  onChange: (value: string) => void;
  /** Called after `onChange` with the typed words when they say more than the value that they found: "MBA" of a master's degree. */
  onWords?: (words: string) => void;
  /** Called in place of `onChange` with a value that is found under another label of the parent list, which then is to be changed, too. */
  onElsewhere?: (chosen: { parent: string; label: string }) => void;
  onBlur?: () => void;
  /** The input that gets the focus when the field is wrong. */
  ref?: Ref<HTMLInputElement>;
  error?: ReactNode;
  description?: ReactNode;
  /** The field is optional and can be emptied. */
  isClearable?: boolean;
};

type ListedProps = ChoiceSelectProps & { choices: readonly Choice[] };

/** One value of a list, found by typing. Controlled, and independent of any form. */
export function ChoiceSelect(props: ChoiceSelectProps) {
  const t = useChoicesTexts();
  const { lists, list } = props;
  if (lists === 'loading') return <ChoiceSkeleton label={props.label} />;
  if (lists === 'unavailable') return <WrittenChoice {...props} />;
  const choices = pickChoices(lists, props);
  if (!choiceLists[list].takesOwnWords) return <ListedChoice {...props} choices={choices} />;
  if (findMissingParent(props) === undefined && isOnlyOther(choices)) return <WrittenChoice {...props} />;
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
  const missingParent = findMissingParent(props);
  const isOwn = own.isOpen;
  return (
    <>
      <Combobox store={search.store} onChoose={choose}>
        <ComboboxInput>
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
            placeholder={t(missingParent === undefined ? 'choose' : `waiting.${missingParent}`)}
            readOnly={missingParent !== undefined}
            rightSection={
              <ChoiceMarks label={label} onClear={props.isClearable && value !== '' ? clear : undefined} />
            }
            rightSectionWidth="auto"
            error={isOwn ? undefined : error}
          />
        </ComboboxInput>
        <ChoiceOptions
          label={label}
          choices={search.found}
          isChosen={(option) => option === search.chosen}
          isRendered={search.isRendered}
          hasMore={search.hasMore}
        />
      </Combobox>
      {isOwn && (
        <TextInput
          ref={ref}
          label={t('ownWords', { label })}
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

/** Choosing a value, leaving the field and clearing it. */
function useChoosing(props: ListedProps) {
  const { list, choices, value, onChange, onWords, onElsewhere, isClearable } = props;
  const t = useChoicesTexts();
  const otherLabel = choices.find(({ code }) => code === otherCode)?.label;
  const own = useOwnWords({ value, onChange, otherLabel });
  const chosen = own.isOpen ? own.otherLabel : value;
  const offers = useOffers(props);
  const choose = (label: string) => {
    const { words, synonyms } = search;
    search.stopSearching();
    search.store.closeDropdown();
    if (label === t('useWords', { words })) return own.close(words);
    const elsewhere = offers.findElsewhere(label);
    if (elsewhere !== undefined) return onElsewhere?.(elsewhere);
    const saysMore = sayMore(choices, { label, typed: words, synonyms });
    if (label === chosen && !saysMore) return;
    if (label !== otherLabel) {
      own.close(label);
      if (saysMore) onWords?.(words);
      return;
    }
    // Words that were searched for in vain, or own words from before, need not be written again.
    own.write(isBeginningOf(label, words) ? ownWordsOf({ choices, value }) : words);
  };
  const clear = () => {
    search.stopSearching();
    own.close('');
  };
  const search = useChoiceSearch({
    list,
    choices: withChosen(choices, chosen),
    chosen,
    isWaiting: findMissingParent(props) !== undefined,
    offerMore: offers.offer,
    onLeave: ({ words, named }) => {
      if (words === '' && isClearable) clear();
      else if (named !== undefined) choose(named);
    },
  });
  /** Enter chooses without sending the form; before an option is marked it chooses the first one. */
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

/** So many values of other parents are offered. */
const mostElsewhere = 3;

/** What is offered besides the values of the field: those that the words find under another parent, and the words themselves. */
function useOffers(props: ListedProps) {
  const { lists, list, onElsewhere } = props;
  const t = useChoicesTexts();
  const elsewhere = typeof lists === 'string' || onElsewhere === undefined ? [] : listElsewhere(lists, props);
  const nameOf = ({ label, parent }: Elsewhere) => t('elsewhere', { label, parent });
  return {
    findElsewhere: (name: string) => elsewhere.find((one) => nameOf(one) === name),
    offer: ({ words, synonyms, named }: TypedSearch) => {
      if (named !== undefined) return [];
      const found = searchChoices(
        elsewhere.map(({ choice }) => choice),
        { typed: words, synonyms },
      ).slice(0, mostElsewhere);
      const others = elsewhere
        .filter(({ choice }) => found.includes(choice))
        .map((one) => ({ ...one.choice, label: nameOf(one) }));
      if (!choiceLists[list].takesOwnWords) return others;
      const label = t('useWords', { words });
      return [...others, { code: label, label, parent: null }];
    },
  };
}

/** Returns own words, and '' for a value of the list. */
function ownWordsOf({ choices, value }: { choices: readonly Choice[]; value: string }): string {
  return choices.some(({ label }) => label === value) ? '' : value;
}

type OwnProps = {
  value: string;
  onChange: (value: string) => void;
  /** The label of "Other" in the list, if it has one. */
  otherLabel: string | undefined;
};

/**
 * The own words of "Other"; without any the value is "Other" itself. Their field stays open while they are typed, even
 * when they spell a value of the list on the way; a value from outside closes it.
 */
function useOwnWords({ value, onChange, otherLabel = '' }: OwnProps) {
  const isOther = value !== '' && value === otherLabel;
  const [own, setOwn] = useState({ isOpen: isOther, words: '', value });
  if (own.value !== value) setOwn({ isOpen: isOther, words: '', value });

  const write = (words: string) => {
    const next = words.trim() === '' ? otherLabel : words;
    setOwn({ isOpen: true, words, value: next });
    onChange(next);
  };
  return {
    otherLabel,
    isOpen: own.isOpen,
    words: own.words,
    write,
    /** Closes the field for own words, with a value of the list or ''. */
    close: (chosen: string) => {
      setOwn({ isOpen: false, words: '', value: chosen });
      onChange(chosen);
    },
  };
}
