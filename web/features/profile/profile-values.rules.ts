import {
  profileFormNames,
  profileMapper,
  profileWireNames,
  type FormFact,
  type ProfileWire,
} from '#contract/profiles/profile.wire.ts';
import { profileFields } from './profile-fields.data.ts';

/** Every fact as the form holds it: text, empty when it is not stated; several values are separated by commas. */
export type ProfileValues = Record<FormFact, string>;

// The keys of a literal are exactly its facts.
const facts = Object.keys(profileFields) as FormFact[];

const numbers = new Set(['number', 'height']);

/** A profile as its form begins. */
export function readValues(profile: ProfileWire): ProfileValues {
  const plain = profileMapper.fromWire(profile);
  const texts = facts.map((fact) => [fact, String(plain[fact] ?? '')]);
  // Every fact got its text above.
  return Object.fromEntries(texts) as ProfileValues;
}

/** The facts that hold something else than what was seen; space around a text makes no difference. */
export function listChanges<Fact extends FormFact>(
  among: readonly Fact[],
  { values, seen }: { values: ProfileValues; seen: ProfileValues },
): Fact[] {
  return among.filter((fact) => values[fact].trim() !== seen[fact].trim());
}

/** The form as it travels, of these facts alone: what is absent stays untouched, an empty text clears. */
export function writeForm(changed: readonly FormFact[], values: ProfileValues): Record<string, string> {
  return Object.fromEntries(changed.map((fact) => [profileFormNames[fact], values[fact].trim()]));
}

/** What the person had seen of these facts, under the names and in the kinds of the answer (`u_height: 165`). */
export function writePrevious(
  changed: readonly FormFact[],
  seen: ProfileValues,
): Record<string, string | number | boolean | null> {
  return Object.fromEntries(changed.map((fact) => [profileWireNames[fact], wireValueOf(fact, seen[fact])]));
}

function wireValueOf(fact: FormFact, text: string): string | number | boolean | null {
  const { kind } = profileFields[fact];
  if (kind === 'check') return text === 'true';
  if (text === '') return null;
  return numbers.has(kind) ? Number(text) : text;
}

const factsByFormName = new Map<string, FormFact>(facts.map((fact) => [profileFormNames[fact], fact]));

/** The fact that a refusal names. */
export function factOfFormName(name: string): FormFact | undefined {
  return factsByFormName.get(name);
}

const factsByWireName = new Map<string, FormFact>(facts.map((fact) => [profileWireNames[fact], fact]));

/** The fact that a link (`u_gotra`) or the list of missing fields names. */
export function factOfWireName(name: string): FormFact | undefined {
  return factsByWireName.get(name);
}
