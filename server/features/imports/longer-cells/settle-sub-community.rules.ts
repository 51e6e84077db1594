import { foldText } from '#contract/choices/fold-text.ts';
import type { Known } from '../converting/known-words.rules.ts';
import { stripAround } from './faith-words.rules.ts';
import { firstOf, listRuns, splitParts, splitWords } from './find-within.rules.ts';
import type { LongerCells } from './longer-cells.rules.ts';

/**
 * The sub-community of a cell that names the community, too: a value of the list among its words, else the words that are left beside the
 * name of the community: `Kunbi (Tirale)`. A name of the same community says nothing more.
 */
export function settleSub({ form, texts, find }: LongerCells, text: string): void {
  const known = form.community === undefined ? null : namedUnder(form.community, { form, find });
  if (known === null) return;
  const { code: community, parent } = known;
  const words = stripAround(text);
  const parts = splitParts(words);
  const runs = parts.flatMap((part) => [part, ...listRuns(splitWords(part))]);
  const listed = firstOf(runs, (run) =>
    find.named({ list: 'sub_community', text: run, parents: [community] }),
  );
  if (listed !== null) form.sub_community = listed.code;
  const isWhole = splitParts(text).length === 1 && isSaid(text, { community, parent, form, find });
  const left = isWhole ? [] : parts.filter((part) => !isSaid(part, { community, parent, form, find }));
  // What is left is kept beside the community; all of it, when it says more than the community.
  if (listed !== null || left.length === 0) Reflect.deleteProperty(texts, 'community');
  else if (left.length < parts.length || words !== text) texts.community = left.join(', ');
}

type Faith = Pick<LongerCells, 'form' | 'find'>;

function namedUnder(text: string, { form, find }: Faith): Known | null {
  const religion = form.religion === undefined ? null : find.named({ list: 'religion', text: form.religion });
  return find.named({ list: 'community', text, ...(religion !== null && { parents: [religion.code] }) });
}

/** Whether a part names the religion, the community or the denomination, and no more: "Brahmin" beside "Niyogi". */
function isSaid(
  part: string,
  { community, parent, form, find }: Faith & { community: string; parent: string | null },
): boolean {
  const says = (list: 'religion' | 'denomination') => {
    const known = find.named({ list, text: part });
    return known !== null && (list === 'denomination' || known.code === form.religion);
  };
  const typed = { list: 'community', text: part, ...(parent !== null && { parents: [parent] }) } as const;
  const known = find.named(typed) ?? find.alike(typed);
  const isOfCommunity =
    known !== null && !known.saysMore && community.startsWith(known.code.replace(/other$/, ''));
  return isOfCommunity || says('religion') || says('denomination') || foldText(part) === '';
}
