import {
  criteria,
  criterionNames,
  type CriterionName,
  formNameOf,
} from '#contract/preferences/preference.criteria.ts';
import {
  preferenceMapper,
  preferenceWireNames,
  type PreferenceWire,
} from '#contract/preferences/preference.wire.ts';
import { isInOrder } from '#web/parts/criteria/written-values.rules.ts';

/** Whether a criterion is a must-have: `true` or empty. */
export type MarkName = `${CriterionName}Must`;
export type FieldName = CriterionName | MarkName;

/** The texts of a preference in its form: every criterion as on the wire, empty when it is not stated, and every mark. */
export type PreferenceValues = Record<FieldName, string>;

/** A preference on the wire: one text for each criterion that is named, and the marks together. */
export type WireTexts = Record<string, string>;

/** The mark of a criterion. */
export function markOf(name: CriterionName): MarkName {
  return `${name}Must`;
}

/** The texts of a preference. */
export function readValues(preference: PreferenceWire): PreferenceValues {
  const { mustHave, ...stated } = preferenceMapper.fromWire(preference);
  const marked = new Set((mustHave ?? '').split(','));
  const texts = criterionNames.flatMap((name) => [
    [name, stated[name] ?? ''],
    [markOf(name), marked.has(formNameOf(name)) ? 'true' : ''],
  ]);
  // Every criterion has got its text and its mark.
  return Object.fromEntries(texts) as PreferenceValues;
}

/** The criteria with their marks. */
export function withMarks(names: readonly CriterionName[]): FieldName[] {
  return names.flatMap((name) => [name, markOf(name)]);
}

/** The fields that differ from what was seen. A mark counts only where something is stated. */
export function listChanges(
  among: readonly CriterionName[],
  { values, seen }: { values: PreferenceValues; seen: PreferenceValues },
): FieldName[] {
  return among.flatMap((name): FieldName[] => [
    ...(values[name] === seen[name] ? [] : [name]),
    ...(values[name] === '' || values[markOf(name)] === seen[markOf(name)] ? [] : [markOf(name)]),
  ]);
}

/** The form on the wire: the changed criteria, and all marks when one of them changed. */
export function writeForm(changed: readonly FieldName[], values: PreferenceValues): WireTexts {
  const { names, hasMarks } = splitFields(changed);
  return {
    ...Object.fromEntries(names.map((name) => [formNameOf(name), values[name]])),
    ...(hasMarks && { must_have: writeMarks(values) }),
  };
}

/** What the member had seen of these fields, with the names of the answer; null for what was not stated. */
export function writePrevious(
  changed: readonly FieldName[],
  seen: PreferenceValues,
): Record<string, string | null> {
  const { names, hasMarks } = splitFields(changed);
  return {
    ...Object.fromEntries(names.map((name) => [preferenceWireNames[name], seen[name] || null])),
    ...(hasMarks && { pp_must_have: writeMarks(seen) || null }),
  };
}

/** A whole preference for the count: what is not stated is left out. */
export function writeWhole(values: PreferenceValues): WireTexts {
  const stated = criterionNames.filter((name) => values[name] !== '');
  const texts = stated.map((name): [string, string] => [formNameOf(name), values[name]]);
  return { ...Object.fromEntries(texts), must_have: writeMarks(values) };
}

function writeMarks(values: PreferenceValues): string {
  return listMarked(values)
    .map((name) => formNameOf(name))
    .join(',');
}

/** The stated criteria that are must-haves. */
export function listMarked(values: PreferenceValues): CriterionName[] {
  return criterionNames.filter((name) => values[name] !== '' && values[markOf(name)] === 'true');
}

function splitFields(fields: readonly FieldName[]): { names: CriterionName[]; hasMarks: boolean } {
  const names = criterionNames.filter((name) => fields.includes(name));
  return { names, hasMarks: names.length < fields.length };
}

/** The ranges among these criteria whose first end is more than the second. */
export function listOutOfOrder(among: readonly CriterionName[], values: PreferenceValues): CriterionName[] {
  return among.filter((name) => criteria[name].kind === 'range' && !isInOrder(values[name]));
}

/** The fields that either of two preferences states. */
export function listStated(one: PreferenceValues, other: PreferenceValues): FieldName[] {
  return withMarks(criterionNames).filter((name) => one[name] !== '' || other[name] !== '');
}

const noTexts = withMarks(criterionNames).map((name) => [name, '']);
// Every criterion and every mark is among the names.
export const emptyPreference = Object.fromEntries(noTexts) as PreferenceValues;

/** Whether nothing is stated at all. */
export function isEmpty(values: PreferenceValues): boolean {
  return criterionNames.every((name) => values[name] === '');
}
