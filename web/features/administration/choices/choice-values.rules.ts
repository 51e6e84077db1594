import type { z } from 'zod';
import type { choiceValueInUse } from '#contract/choices/choice-value.wire.ts';
import { simplify } from '#web/choices/choices.rules.ts';
import { rowsOfPage, type ListPage } from '#web/lists/list-search.ts';

/** A value of a list as its administrator sees it. */
export type ChoiceValue = z.infer<typeof choiceValueInUse>;
/** The same with its place among the values it can change places with, counted from 1; null for one that stays. */
export type PlacedValue = ChoiceValue & { place: number | null; places: number };

/** What is looked for in a list. */
export type WantedValues = {
  search?: string | undefined;
  parent?: string | undefined;
  page?: number | undefined;
};

/** The values of a list under the values of the list above, each with its place; what always fits comes last. */
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

/** The values that change places with one another: those of one parent. */
export function siblingsOf(values: readonly ChoiceValue[], parent: string | null): string[] {
  return values.filter((value) => !value.is_last && value.parent === parent).map(({ code }) => code);
}

/** An order with one code moved to another place, counted from 1; a place beyond the ends is the end. */
export function moveCode(
  codes: readonly string[],
  { code, place }: { code: string; place: number },
): string[] {
  const others = codes.filter((other) => other !== code);
  const index = Math.min(Math.max(place, 1), codes.length) - 1;
  return [...others.slice(0, index), code, ...others.slice(index)];
}

/** The values with those of one parent in another order, where they stood before. */
export function reorderValues(values: readonly ChoiceValue[], codes: readonly string[]): ChoiceValue[] {
  const moved = codes.flatMap((code) => values.find((value) => value.code === code) ?? []);
  const places = new Set(codes);
  return values.map((value) => (places.has(value.code) ? (moved.shift() ?? value) : value));
}

/** The values that fit a search, by label in any language or by code, under a value of the list above if one is named. */
export function findValues(values: readonly PlacedValue[], { search, parent }: WantedValues): PlacedValue[] {
  const wanted = simplify(search ?? '');
  const fits = ({ label, labels, code }: ChoiceValue) =>
    [label, code, ...Object.values(labels)].some((text) => simplify(text).includes(wanted));
  const belongs = (value: ChoiceValue) =>
    parent === undefined || value.parent === null || value.parent === parent;
  return values.filter((value) => belongs(value) && fits(value));
}

/** One page of what is found, in the shape of every list. */
export function pageOfValues(values: readonly ChoiceValue[], wanted: WantedValues): ListPage<PlacedValue> {
  const found = findValues(placeValues(values), wanted);
  const first = ((wanted.page ?? 1) - 1) * rowsOfPage;
  return { data: found.slice(first, first + rowsOfPage), total: found.length };
}

/** The page on which a value stands. */
export function pageWith(
  values: readonly ChoiceValue[],
  { code, ...wanted }: WantedValues & { code: string },
): number {
  const index = findValues(placeValues(values), wanted).findIndex((value) => value.code === code);
  return Math.floor(Math.max(index, 0) / rowsOfPage) + 1;
}

/** The values of one parent; the last ones belong together whatever the list. */
function groupOf({ parent, is_last: isLast }: ChoiceValue): string {
  return isLast ? 'last' : `under ${parent ?? ''}`;
}
