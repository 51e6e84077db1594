import { foldText } from '#contract/choices/fold-text.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { type Choices, listCodesMeant, listNearest } from '#server/features/choices/choices.ts';

/** An unknown word with the stored value of the list above. */
type Word = { list: ListName; word: string; parent: string | null };

const mostSuggested = 3;

function ofManagement(title: string): string {
  return `management-and-consulting-${title}`;
}

/** Values for words that are like none of them by their letters; of a list without words, for every word. */
const byMeaning: Partial<Record<ListName, readonly { words?: string; codes: readonly string[] }[]>> = {
  marital_status: [
    {
      words:
        'second marriage; 2nd marriage; second; 2nd; remarriage; re marriage; second time; punar vivaham; randam vivaham; dusri shadi; dwiteey vivah',
      codes: ['divorced', 'widowed'],
    },
  ],
  working_as: [
    {
      words:
        'manager; asst manager; assistant manager; dy manager; deputy manager; sr manager; senior manager; junior manager; mgr; asst mgr; manager in pvt company',
      codes: ['operations-manager', 'branch-manager', 'general-manager'].map(ofManagement),
    },
    {
      words: 'supervisor; sr supervisor; incharge; in charge',
      codes: ['factories-and-plants-production-supervisor', 'engineering-and-architecture-site-supervisor'],
    },
    // Where somebody works is no title.
    { words: 'gulf; abroad; foreign; out of india; videsh; overseas; nri; onsite; ship', codes: [] },
  ],
  // Denominations, and classes of the state.
  community: [{ words: 'shia; sunni; rc; obc; oc; bc; mbc; general; open', codes: [] }],
  // Most are numbers of children.
  children: [{ codes: ['has-children', 'living-together', 'living-apart', 'none'] }],
};

/**
 * The values that an unknown word may mean: by its meaning, else those of another religion that it names, else the nearest by its letters.
 * A word that names a community or denomination of another religion is like none of this one.
 */
export function suggestValues(choices: Choices, { list, word, parent }: Word): string[] {
  const folded = foldText(word);
  const meant = byMeaning[list]?.find(
    ({ words }) => words === undefined || words.split(';').some((each) => foldText(each) === folded),
  );
  if (meant !== undefined)
    return meant.codes.filter((code) => choices.get(list)?.byCode.get(code)?.isActive === true);
  const elsewhere = listElsewhere(choices, { list, word, parent });
  if (elsewhere !== null) return elsewhere.slice(0, mostSuggested);
  const typed = { list, text: word, ...(parent !== null && { parents: [parent] }) };
  return listNearest(choices, { typed, most: mostSuggested });
}

const faiths = ['community', 'denomination'] as const;

/** The values of a list that a word names in other religions than that of its row; null where the row's own has the word, or none has. */
function listElsewhere(choices: Choices, { list, word, parent }: Word): string[] | null {
  const religion = religionOf(choices, { list, parent });
  if (religion === null) return null;
  const named = faiths.flatMap((faith) =>
    listCodesMeant(choices, { list: faith, text: word }).map((code) => ({
      faith,
      code,
      above: choices.get(faith)?.byCode.get(code)?.parent ?? null,
    })),
  );
  if (named.length === 0 || named.some(({ above }) => above === religion)) return null;
  return named.filter(({ faith }) => faith === list).map(({ code }) => code);
}

function religionOf(choices: Choices, { list, parent }: Omit<Word, 'word'>): string | null {
  if (list === 'community' || list === 'denomination') return parent;
  if (list !== 'sub_community' || parent === null) return null;
  return choices.get('community')?.byCode.get(parent)?.parent ?? null;
}
