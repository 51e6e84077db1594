import { findFaith, religionOf } from './find-faith.rules.ts';
import type { FindChoice } from '../converting/known-words.rules.ts';
import type { Form, LongerCells } from './longer-cells.rules.ts';
import { settleSub } from './settle-sub-community.rules.ts';

/** The religion by the sub-community, where several have the community: `SC` beside `Adi Dravidar`. */
export function stateByPart(cells: LongerCells): void {
  const { form, find } = cells;
  const { religion, community, sub_community: part } = form;
  if (religion !== undefined || community === undefined || part === undefined) return;
  if (find.named({ list: 'community', text: community }) !== null) return;
  const above = religionOfPart(part, { community, find });
  if (above !== null) form.religion = above;
}

/** The religion in which a sub-community belongs to a community; null when it does in none. */
function religionOfPart(
  part: string,
  { community, find }: { community: string; find: FindChoice },
): string | null {
  const code = find.named({ list: 'sub_community', text: part })?.parent ?? null;
  const above = code === null ? null : (find.named({ list: 'community', text: code })?.parent ?? null);
  if (above === null) return null;
  return find.named({ list: 'community', text: community, parents: [above] })?.code === code ? above : null;
}

/** A religion in the column of the community is no community; the sub-community may be one: `Muslim` beside `Rowther`. */
export function leaveReligion({ form, texts, find }: LongerCells): void {
  const religion = religionAlone(form, find);
  if (religion === null) return;
  form.religion ??= religion;
  Reflect.deleteProperty(form, 'community');
  Reflect.deleteProperty(texts, 'community');
  const part = form.sub_community;
  const isCommunity =
    part !== undefined && find.named({ list: 'community', text: part, parents: [religion] }) !== null;
  if (!isCommunity) return;
  form.community = part;
  Object.assign(texts, { community: texts.sub_community });
  Reflect.deleteProperty(form, 'sub_community');
}

/** The religion that the column of the community names, and nothing else, where the row states no other; else null. */
function religionAlone({ religion, community: text }: Form, find: FindChoice): string | null {
  const named = text === undefined ? null : find.named({ list: 'religion', text });
  if (text === undefined || named === null || named.saysMore) return null;
  const isCommunity = find.named({ list: 'community', text, parents: [named.code] }) !== null;
  const isOther = religion !== undefined && religionOf(religion, find).parents?.[0] !== named.code;
  return isCommunity || isOther ? null : named.code;
}

/** Ends the code of a community whose parts the list has: "Brahmin – Other". */
const otherPart = '-other';

/** The part of a community that the sub-community names: `Brahmin` beside `Iyer (Vadama)` is Brahmin – Iyer. */
export function refineByPart(cells: LongerCells): void {
  const { form, texts, find } = cells;
  const { community, sub_community: part } = form;
  if (community === undefined || part === undefined) return;
  const code = find.named({ list: 'community', text: community, ...religionOf(form.religion, find) })?.code;
  if (code?.endsWith(otherPart) !== true) return;
  const finer = findFaith('community', { words: part, cells });
  const stem = code.slice(0, -otherPart.length);
  if (finer === null || finer.code === code || !finer.code.startsWith(`${stem}-`)) return;
  form.community = finer.code;
  Object.assign(texts, { community: part });
  Reflect.deleteProperty(form, 'sub_community');
  settleSub(cells, part);
}
