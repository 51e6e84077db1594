import { isLastCode, type ListName } from '#contract/choices/choice-lists.ts';
import { announce } from '#web/design/messages/announcer.tsx';
import { useChoicesTexts } from '#web/locales/en/choices.ts';
import { type Choice, type LoadedChoices, type OfferedList, pickChoices } from './choices.rules.ts';
import type { TypedSearch } from './use-choice-search.ts';
import { useListSearch } from './use-list-search.ts';

/** The field of another list, which takes what is found in it. */
export type BesideField = OfferedList & {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** So many values of the other list are offered. */
const mostBeside = 3;

type Props = {
  list: ListName;
  choices: readonly Choice[];
  lists: LoadedChoices;
  beside?: BesideField | undefined;
};

/** Offers the values of another list behind those of the own one, with the name of their field, and gives them to it. */
export function useBeside({ list, choices, lists, beside }: Props) {
  const t = useChoicesTexts();
  const others = listOthers({ choices, lists, beside });
  const { find, named, onType } = useListSearch({ lists: [beside?.list ?? list], choices: others });
  const nameOf = (label: string) => t('elsewhere', { label, parent: beside?.label ?? '' });
  /** Gives a value to the other field; false for one that is none of its list. */
  const give = (choice: Choice | undefined) => {
    if (choice === undefined || beside === undefined) return false;
    const { label } = choice;
    if (!beside.value.includes(label)) beside.onChange([...beside.value, label]);
    announce(t('addedTo', { value: label, field: beside.label }));
    return true;
  };
  const findOther = (words: string) => (words === '' ? undefined : named(words));
  return {
    onType: beside === undefined ? () => undefined : onType,
    offer: ({ words }: TypedSearch) =>
      find(words)
        .slice(0, mostBeside)
        .map((choice) => ({ ...choice, label: nameOf(choice.label) })),
    isNamed: (words: string) => findOther(words) !== undefined,
    add: (name: string) => give(others.find(({ label }) => nameOf(label) === name)),
    addNamed: (words: string) => give(findOther(words)),
  };
}

function listOthers({ choices, lists, beside }: Omit<Props, 'list'>): readonly Choice[] {
  if (beside === undefined || typeof lists === 'string') return [];
  const own = new Set(choices.map(({ label }) => label));
  const isAnswered = beside.under?.some((label) => label !== '') === true;
  return pickChoices(lists, isAnswered ? beside : { list: beside.list }).filter(
    ({ code, label }) => !isLastCode(code) && !own.has(label),
  );
}
