import type { FindChoice } from '../converting/known-words.rules.ts';
import { religionOf } from './find-faith.rules.ts';
import { splitParts } from './find-within.rules.ts';
import type { LongerCells } from './longer-cells.rules.ts';

/** `Inter caste (Nair+Ezhava)`, `Inter (Nair/Ezhava)`, `Nair-Ezhava intercaste`. */
const between =
  /\binter[\s-]*(?:cast\w*|communit\w*)|\bmixed caste\b|^\W*(?:hindu\W+)?(?:inter|mixed)\W+(?=\p{L})/iu;
const ofParents = /^f(?:ather|r)?\b[\s:-]+(\p{L}[^,;/&+]*?)\W+m(?:other|r)?\b[\s:-]+(\p{L}.*)$/iu;

/** The parents are of two communities: none of them is that of the person. What the cell says is kept beside the value. */
export function stateInterCaste({ form, texts, find }: LongerCells): void {
  const { community: text } = form;
  const { code } = find.named({ list: 'community', text: 'Inter-caste', parents: ['hindu'] }) ?? {};
  if (text === undefined || code === undefined || !isOfTwo(text, { form, find })) return;
  form.religion ??= 'hindu';
  form.community = code;
  texts.community = writeParts(text);
  for (const field of ['sub_community', 'denomination'] as const) {
    if (form[field] !== text) continue;
    Reflect.deleteProperty(form, field);
    Reflect.deleteProperty(texts, field);
  }
}

function isOfTwo(text: string, { form, find }: Pick<LongerCells, 'form' | 'find'>): boolean {
  const [religion = 'hindu'] = religionOf(form.religion, find).parents ?? [];
  if (religion !== 'hindu') return false;
  const isSaid = between.test(text) || nameTwo(text, find);
  return isSaid && !splitParts(text).some((part) => isOfOthers(part, find));
}

/** `Nair + Ezhava` of `Inter-caste - Nair/Ezhava`: a value that is kept has no comma. */
function writeParts(text: string): string {
  const own = text.replaceAll(
    /\b(?:hindu\W+)?(?:inter[\s-]*(?:cast\w*|communit\w*)|inter\b|mixed\b(?:\s+cast\w*)?)/giu,
    ' ',
  );
  const parts = splitParts(own.replaceAll('.', ' '));
  return parts.length === 0 ? text : parts.join(' + ');
}

function nameTwo(text: string, find: FindChoice): boolean {
  const [, one = '', other = ''] = ofParents.exec(text) ?? [];
  const [father, mother] = [one, other].map((part) => find.named({ list: 'community', text: part })?.code);
  return father !== undefined && mother !== undefined && father !== mother;
}

/** Whether a part names only people of another religion: the list has mixed families of Hindus alone. */
function isOfOthers(part: string, find: FindChoice): boolean {
  const faiths = (['religion', 'community', 'denomination'] as const).map((list) => {
    const known = find.named({ list, text: part });
    return known === null || list !== 'religion' ? known?.parent : known.code;
  });
  const named = faiths.filter((faith) => typeof faith === 'string');
  return (
    named.length > 0 &&
    !named.includes('hindu') &&
    find.named({ list: 'community', text: part, parents: ['hindu'] }) === null
  );
}
