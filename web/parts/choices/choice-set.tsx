import { IconX } from '@tabler/icons-react';
import { useId, useRef, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';
import { choiceLists, isLastCode, otherCode } from '#contract/choices/choice-lists.ts';
import { BareInput, Combobox, ComboboxInput, InputFrame } from '#web/design/inputs/combobox.tsx';
import { SelectInput } from '#web/design/inputs/text-inputs.tsx';
import { announce } from '#web/design/messages/announcer.tsx';
import { useChoicesTexts } from '#web/locales/en/choices.ts';
import { ChoiceMarks, ChoiceOptions, ChoiceSkeleton } from './choice-parts.tsx';
import { type Chip, listChips } from './chips.rules.ts';
import styles from './choice-set.module.css';
import {
  addOwnWords,
  labelFor,
  labelsAtLeast,
  listRanks,
  pickChoices,
  type Choice,
  type LoadedChoices,
  type OfferedList,
} from './choices.rules.ts';
import { type BesideField, useBeside } from './use-beside.ts';
import { useChoiceSearch } from './use-choice-search.ts';

type ChoiceSetProps = OfferedList & {
  label: string;
  /** From `useChoices`. While they load the field is a skeleton; when they are unavailable it takes own words. */
  lists: LoadedChoices;
  /** Labels of the list or own words, as on the wire. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  ref?: (input: HTMLInputElement | null) => void;
  error?: ReactNode;
  description?: ReactNode;
  /** Any typed words can be added; "Other" is then not offered. */
  takesOwnWords?: boolean;
  /** The field of another list, whose values are found here, too: churches beside communities. */
  beside?: BesideField | undefined;
};

type ListedProps = ChoiceSetProps & { choices: readonly Choice[] };

/** Several values of a list, each a chip that can be removed. Controlled, and independent of any form. */
export function ChoiceSet(props: ChoiceSetProps) {
  const { lists, takesOwnWords } = props;
  if (lists === 'loading') return <ChoiceSkeleton label={props.label} />;
  if (lists === 'unavailable') return <ListedSet {...props} choices={[]} takesOwnWords />;
  // Without an answer in the parent list every value is offered.
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
  const { search, toggle, ownWords, typeKey, chips } = useChoosing(props);
  const remove = (chip: Chip) => {
    onChange(value.filter((chosen) => !chip.values.includes(chosen)));
    announce(t('removed', { value: chip.name }));
  };
  return (
    <div className={styles.set}>
      <Combobox store={search.store} onChoose={toggle}>
        <InputFrame id={id} label={label} description={description} error={error}>
          <ChoiceChips label={label} chips={chips} onRemove={remove} onEmpty={() => input.current?.focus()} />
          <ComboboxInput>
            <BareInput
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
          </ComboboxInput>
        </InputFrame>
        <ChoiceOptions
          label={label}
          choices={search.found}
          isChosen={(option) => value.includes(option)}
          isRendered={search.isRendered}
          hasMore={search.hasMore}
          isMultiple
          ownWords={ownWords}
        />
      </Combobox>
      {choiceLists[list].isOrdered && choices.length > 0 && <AtLeast {...{ label, choices, onChange }} />}
    </div>
  );
}

/** Choosing, typing and leaving the field. */
function useChoosing(props: ListedProps) {
  const { list, choices, value, onChange, takesOwnWords = false } = props;
  const beside = useBeside(props);
  const add = (words: string) => onChange(addOwnWords(value, { choices, words }));
  const toggle = (label: string) => {
    search.stopSearching();
    // The open list would cover the fields around it.
    search.store.closeDropdown();
    if (beside.add(label)) return;
    if (value.includes(label)) onChange(value.filter((chosen) => chosen !== label));
    else add(label);
  };
  const search = useChoiceSearch({
    list,
    choices,
    chosen: '',
    offerMore: beside.offer,
    onLeave: ({ words, named }) => {
      if (named !== undefined) return add(named);
      if (words === undefined || words === '' || beside.addNamed(words)) return;
      // Where there is no list, all words are own words.
      if (takesOwnWords && choices.length === 0) add(words);
    },
  });
  const { words } = search;
  const isListed = search.found.some(({ label }) => label === labelFor(choices, words));
  const chips = listChips(
    value,
    choices.map(({ label }) => label),
  );
  const removeLast = () => {
    const last = chips.at(-1);
    if (last !== undefined) onChange(value.filter((chosen) => !last.values.includes(chosen)));
  };
  /** For an Enter that comes before the list has marked an option. */
  const addFirst = () => {
    const first = search.found.find(({ code }) => !isLastCode(code))?.label ?? (takesOwnWords ? words : '');
    if (words !== '' && first !== '') toggle(first);
  };
  return {
    search: {
      ...search,
      input: {
        ...search.input,
        onChange: (event: ChangeEvent<HTMLInputElement>) => {
          beside.onType();
          search.input.onChange(event);
        },
      },
    },
    toggle,
    chips,
    ownWords: takesOwnWords && words !== '' && !isListed && !beside.isNamed(words) ? words : '',
    /** A comma ends own words, Backspace in the empty field removes the last value, and Enter chooses without sending the form. */
    typeKey: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') {
        event.preventDefault();
        if (search.store.getSelectedOptionIndex() === -1) addFirst();
      }
      if (event.key === 'Backspace' && event.currentTarget.value === '') removeLast();
      if (event.key !== ',' || !takesOwnWords) return;
      event.preventDefault();
      if (words !== '' && (isListed || !beside.addNamed(words))) add(words);
      search.stopSearching();
    },
  };
}

type ChipsProps = {
  label: string;
  chips: readonly Chip[];
  onRemove: (chip: Chip) => void;
  /** Called when the last chip is removed, so that the focus moves elsewhere. */
  onEmpty: () => void;
};

/** The chosen values. A press on a chip removes it, and the focus moves to its neighbour. */
function ChoiceChips({ label, chips, onRemove, onEmpty }: ChipsProps) {
  const t = useChoicesTexts();
  if (chips.length === 0) return null;
  const remove = (button: HTMLButtonElement, chip: Chip) => {
    const item = button.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    const next = neighbour?.querySelector('button');
    if (next === undefined || next === null) onEmpty();
    else next.focus();
    onRemove(chip);
  };
  return (
    <ul className={styles.chips} aria-label={t('chosen', { label })}>
      {chips.map((chip) => {
        const value = chip.isWhole ? t('whole', { value: chip.name }) : chip.name;
        return (
          <li key={value}>
            <button
              type="button"
              className={styles.chip}
              aria-label={t('remove', { value })}
              onClick={({ currentTarget }) => remove(currentTarget, chip)}
            >
              <bdi>{value}</bdi>
              <IconX size="1rem" className={styles.cross} aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type AtLeastProps = { label: string; choices: readonly Choice[]; onChange: (value: string[]) => void };

/** Chooses a rank of an ordered list and all higher ones, instead of the values chosen before. */
function AtLeast({ label, choices, onChange }: AtLeastProps) {
  const t = useChoicesTexts();
  const choose = (least: string) => {
    const labels = labelsAtLeast(choices, least);
    if (labels.length === 0) return;
    onChange(labels);
    announce(t('nowChosen', { count: labels.length }));
  };
  return (
    <SelectInput
      className={styles.select}
      aria-label={`${label}: ${t('atLeast')}`}
      value=""
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[{ value: '', label: t('atLeast') }, ...listRanks(choices)]}
    />
  );
}
