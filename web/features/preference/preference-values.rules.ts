import { criterionNames, type CriterionName } from '#contract/preferences/preference.criteria.ts';
import { formNameOf } from '#contract/preferences/preference-form.ts';
import {
  preferenceMapper,
  preferenceWireNames,
  type PreferenceWire,
} from '#contract/preferences/preference.wire.ts';

/** Whether a criterion is a must-have: `true` or empty. */
export type MarkName = `${CriterionName}Must`;
export type FieldName = CriterionName | MarkName;

/** A preference as its form holds it: every criterion as it travels, empty when it is not stated, and every mark. */
export type PreferenceValues = Record<FieldName, string>;

/** What travels: one text for each criterion that is named, and the marks together. */
export type WireTexts = Record<string, string>;

/** The mark of a criterion. */
export function markOf(name: CriterionName): MarkName {
  return `${name}Must`;
}

const fieldNames: readonly FieldName[] = criterionNames.flatMap((name) => [name, markOf(name)]);

/** A preference as its form begins. */
export function readValues(preference: PreferenceWire): PreferenceValues {
  const { mustHave, ...criteria } = preferenceMapper.fromWire(preference);
  const marked = new Set((mustHave ?? '').split(','));
  const texts = criterionNames.flatMap((name) => [
    [name, criteria[name] ?? ''],
    [markOf(name), marked.has(formNameOf(preferenceWireNames[name])) ? 'true' : ''],
  ]);
  // Every criterion got its text and its mark above.
  return Object.fromEntries(texts) as PreferenceValues;
}

/** The criteria with their marks. */
export function withMarks(names: readonly CriterionName[]): FieldName[] {
  return names.flatMap((name) => [name, markOf(name)]);
}

/** What holds something else than what was seen. A mark counts only where something is stated. */
export function listChanges(
  among: readonly CriterionName[],
  { values, seen }: { values: PreferenceValues; seen: PreferenceValues },
): FieldName[] {
  return among.flatMap((name): FieldName[] => [
    ...(values[name] === seen[name] ? [] : [name]),
    ...(values[name] === '' || values[markOf(name)] === seen[markOf(name)] ? [] : [markOf(name)]),
  ]);
}

/** The form as it travels: the changed criteria, and all marks when one of them changed. */
export function writeForm(changed: readonly FieldName[], values: PreferenceValues): WireTexts {
  const { criteria, hasMarks } = splitFields(changed);
  return {
    ...Object.fromEntries(criteria.map((name) => [formNameOf(preferenceWireNames[name]), values[name]])),
    ...(hasMarks && { must_have: writeMarks(values) }),
  };
}

/** What the person had seen of these fields, under the names of the answer; null for what was not stated. */
export function writePrevious(
  changed: readonly FieldName[],
  seen: PreferenceValues,
): Record<string, string | null> {
  const { criteria, hasMarks } = splitFields(changed);
  return {
    ...Object.fromEntries(criteria.map((name) => [preferenceWireNames[name], seen[name] || null])),
    ...(hasMarks && { pp_must_have: writeMarks(seen) || null }),
  };
}

/** A preference whole, as the count takes it: what is not stated is left out. */
export function writeWhole(values: PreferenceValues): WireTexts {
  const stated = criterionNames.filter((name) => values[name] !== '');
  const texts = stated.map((name): [string, string] => [formNameOf(preferenceWireNames[name]), values[name]]);
  return { ...Object.fromEntries(texts), must_have: writeMarks(values) };
}

function writeMarks(values: PreferenceValues): string {
  return listMarked(values)
    .map((name) => formNameOf(preferenceWireNames[name]))
    .join(',');
}

/** The stated criteria that are must-haves. */
export function listMarked(values: PreferenceValues): CriterionName[] {
  return criterionNames.filter((name) => values[name] !== '' && values[markOf(name)] === 'true');
}

function splitFields(fields: readonly FieldName[]): { criteria: CriterionName[]; hasMarks: boolean } {
  const criteria = criterionNames.filter((name) => fields.includes(name));
  return { criteria, hasMarks: criteria.length < fields.length };
}

const namesOnWire = new Map<string, CriterionName>(
  criterionNames.flatMap((name) => {
    const wireName = preferenceWireNames[name];
    return [
      [wireName, name],
      [formNameOf(wireName), name],
    ];
  }),
);

/** The criterion that a link (`pp_age`), a refusal or the count (`age`) names. */
export function criterionOf(name: string): CriterionName | undefined {
  return namesOnWire.get(name);
}

/** Whether a text that was kept belongs to a preference. */
export function isFieldName(name: string): name is FieldName {
  return fieldNames.some((field) => field === name);
}

/** Whether nothing is stated at all. */
export function isEmpty(values: PreferenceValues): boolean {
  return criterionNames.every((name) => values[name] === '');
}
