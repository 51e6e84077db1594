import type { z } from 'zod';
import type { choiceValueInUse } from '#contract/choices/choice-value.wire.ts';
import { simplify } from '#web/parts/choices/choices.rules.ts';
import { rowsOfPage, type ListPage } from '#web/parts/lists/list-search.ts';

/** A value of a list as administrators see it. */
export type ChoiceValue = z.infer<typeof choiceValueInUse>;
/** A value with its place among the values it can change places with, counted from 1; null for one that stays last. */
export type PlacedValue = ChoiceValue & { place: number | null; places: number };

/** A search in a list. */
type ValuesQuery = {
  search?: string | undefined;
  parent?: string | undefined;
  page?: number | undefined;
};

/** Groups the values by the value of the list above and adds their places; those that are always last are at the end. */
export function placeValues(values: readonly ChoiceValue[]): PlacedValue[] {
  const groups = Map.groupBy(values, groupOf);
  const placed = [...groups.values()].flatMap((group) =>
    group.map((value, index) => ({
      ...value,
      place: value.is_last ? null : index + 1,
      places: group.length,
    })),
  );
  return placed.toSorted((a, b) => Number(a.is_last) - Number(b.is_last));
}

/** Returns the codes of the values that change places with one another: those of one parent. */
export function siblingsOf(values: readonly ChoiceValue[], parent: string | null): string[] {
  return values.filter((value) => !value.is_last && value.parent === parent).map(({ code }) => code);
}

/** Returns the codes with one moved to another place, counted from 1; a place beyond the ends is the end. */
export function moveCode(
  codes: readonly string[],
  { code, place }: { code: string; place: number },
): string[] {
  const others = codes.filter((other) => other !== code);
  const index = Math.min(Math.max(place, 1), codes.length) - 1;
  return [...others.slice(0, index), code, ...others.slice(index)];
}

/** Returns the values with those of one parent in another order, in the slots they had before. */
export function reorderValues(values: readonly ChoiceValue[], codes: readonly string[]): ChoiceValue[] {
  const moved = codes.flatMap((code) => values.find((value) => value.code === code) ?? []);
  const places = new Set(codes);
  return values.map((value) => (places.has(value.code) ? (moved.shift() ?? value) : value));
}

/** Finds values by label in any language or by code, under a value of the list above if one is given. */
export function findValues(values: readonly PlacedValue[], { search, parent }: ValuesQuery): PlacedValue[] {
  const text = simplify(search ?? '');
  const fits = ({ label, labels, code }: ChoiceValue) =>
    [label, code, ...Object.values(labels)].some((name) => simplify(name).includes(text));
  const belongs = (value: ChoiceValue) =>
    parent === undefined || value.parent === null || value.parent === parent;
  return values.filter((value) => belongs(value) && fits(value));
}

/** Returns one page of the values that match, in the shape of every list. */
export function pageOfValues(values: readonly ChoiceValue[], query: ValuesQuery): ListPage<PlacedValue> {
  const found = findValues(placeValues(values), query);
  const first = ((query.page ?? 1) - 1) * rowsOfPage;
  return { data: found.slice(first, first + rowsOfPage), total: found.length };
}

/** Returns the number of the page that shows a value. */
export function pageWith(
  values: readonly ChoiceValue[],
  { code, ...query }: ValuesQuery & { code: string },
): number {
  const index = findValues(placeValues(values), query).findIndex((value) => value.code === code);
  return Math.floor(Math.max(index, 0) / rowsOfPage) + 1;
}

/** Values of one parent are a group; those that are always last are a group of their own. */
function groupOf({ parent, is_last: isLast }: ChoiceValue): string {
  return isLast ? 'last' : `under ${parent ?? ''}`;
}
