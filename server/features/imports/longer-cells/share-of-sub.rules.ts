import { findFaith, religionOf } from './find-faith.rules.ts';
import { stripAround } from './faith-words.rules.ts';
import type { LongerCells } from './longer-cells.rules.ts';

/**
 * One cell of a column "Sub-caste / Denomination" is one of the two: a denomination where a list has it as one, or where people of that
 * religion say theirs; else a part of the community, which is asked about when no list knows it.
 */
export function shareOfSub(cells: LongerCells): void {
  const { form, texts, find } = cells;
  const { sub_community: sub, denomination } = form;
  if (sub === undefined || sub !== denomination || texts.sub_community !== texts.denomination) return;
  const rite = riteOf(sub, cells);
  if (rite !== null) {
    form.denomination = rite;
    Reflect.deleteProperty(form, 'sub_community');
    Reflect.deleteProperty(texts, 'sub_community');
    return;
  }
  const isDenomination = findFaith('denomination', { words: stripAround(sub), cells }) !== null;
  const parents = religionOf(form.religion, find);
  const mayBe = parents.parents !== undefined && find.hasValues({ list: 'denomination', ...parents });
  const field = isDenomination || (mayBe && !isPart(sub, cells)) ? 'sub_community' : 'denomination';
  Reflect.deleteProperty(form, field);
  Reflect.deleteProperty(texts, field);
}

/** The Catholic one of several churches of a name, where the row says Catholic: `RC` beside `Knanaya`, `Malankara`. */
function riteOf(text: string, { form, texts, find }: LongerCells): string | null {
  const said = [form.religion, texts.religion, form.community].filter((each) => each !== undefined);
  const isCatholic = said.some(
    (each) => find.named({ list: 'denomination', text: each })?.code === 'christian-roman-catholic',
  );
  if (!isCatholic || find.named({ list: 'denomination', text }) !== null) return null;
  return find.named({ list: 'denomination', text: `${text} Catholic` })?.code ?? null;
}

/** Whether a word is a part of a community, or a community itself: `Thangal`, `Knanaya`. */
function isPart(text: string, { form, find }: LongerCells): boolean {
  return (
    find.named({ list: 'sub_community', text }) !== null ||
    find.named({ list: 'community', text, ...religionOf(form.religion, find) }) !== null
  );
}
