import { profileForm } from '#contract/profiles/profile-form.ts';
import {
  factRules,
  factTextNames,
  formFacts,
  profileFormNames,
  profileWireNames,
  type FormFact,
} from '#contract/profiles/fact-names.ts';
import type { ProfileWire } from '#contract/profiles/profile.wire.ts';

/** The text of every fact in the form: empty when it is not stated; several values are separated by commas. */
export type ProfileValues = Record<FormFact, string>;

const numbers = new Set(['number', 'height']);

/** The texts of a profile. */
export function readValues(profile: ProfileWire): ProfileValues {
  const texts = formFacts.map((fact) => [fact, String(profile[factTextNames[fact]] ?? '')]);
  // Every fact has got its text.
  return Object.fromEntries(texts) as ProfileValues;
}

/** The facts that differ from what was seen; space around a text makes no difference. */
export function listChanges<Fact extends FormFact>(
  among: readonly Fact[],
  { values, seen }: { values: ProfileValues; seen: ProfileValues },
): Fact[] {
  return among.filter((fact) => values[fact].trim() !== seen[fact].trim());
}

type WireValue = string | number | boolean;

/**
 * The form on the wire, with these facts alone and in their types: what is absent stays as it is, an empty text clears. A text that is
 * no number stays one, so that the contract refuses it.
 */
export function writeForm(changed: readonly FormFact[], values: ProfileValues): Record<string, WireValue> {
  return Object.fromEntries(changed.map((fact) => [profileFormNames[fact], formValueOf(fact, values[fact])]));
}

function formValueOf(fact: FormFact, written: string): WireValue {
  const text = written.trim();
  const { kind } = factRules[fact];
  if (kind === 'yes-no') return text === '' ? text : text === 'true';
  return numbers.has(kind) && /^\d+$/.test(text) ? Number(text) : text;
}

/** What the member had seen of these facts, with the names and types of the answer (`u_height: 165`). */
export function writePrevious(
  changed: readonly FormFact[],
  seen: ProfileValues,
): Record<string, string | number | boolean | null> {
  return Object.fromEntries(changed.map((fact) => [factTextNames[fact], wireValueOf(fact, seen[fact])]));
}

function wireValueOf(fact: FormFact, text: string): string | number | boolean | null {
  const { kind } = factRules[fact];
  if (kind === 'yes-no') return text === 'true';
  if (text === '') return null;
  return numbers.has(kind) ? Number(text) : text;
}

const factsByFormName = new Map<string, FormFact>(formFacts.map((fact) => [profileFormNames[fact], fact]));

/** The fact that a refusal names. */
export function factOfFormName(name: string): FormFact | undefined {
  return factsByFormName.get(name);
}

/** What the contract finds wrong with these facts: the first message of each. */
export function findErrors(among: readonly FormFact[], values: ProfileValues): Map<FormFact, string> {
  const { error } = profileForm.safeParse(writeForm(among, values));
  const wrong = (error?.issues ?? []).flatMap(({ path, message }) => {
    const fact = factOfFormName(String(path[0]));
    return fact === undefined ? [] : [[fact, message] as const];
  });
  return new Map(wrong.toReversed());
}

const factsByWireName = new Map<string, FormFact>(formFacts.map((fact) => [profileWireNames[fact], fact]));

/** The fact that a link (`u_gotra`) or the list of missing fields names. */
export function factOfWireName(name: string): FormFact | undefined {
  return factsByWireName.get(name);
}
