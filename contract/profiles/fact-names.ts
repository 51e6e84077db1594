import type { ListName } from '../choices/choice-lists.ts';
import { placeAfter } from '../fields/place-after.ts';
import { wireMapper } from '../fields/wire.ts';
import { type FactRules, type FactSection, profileFacts } from './profile.facts.ts';

type Declared = typeof profileFacts;

/** The plain names of the facts that can be saved. */
export type FormFact = keyof Declared;
/** The facts whose declaration has these properties. */
export type FactWith<Rules> = {
  [Fact in FormFact]: Declared[Fact] extends Rules ? Fact : never;
}[FormFact];

// The keys of a literal are exactly its facts.
export const formFacts = Object.keys(profileFacts) as FormFact[];

/** What is declared about each fact. The compiler checks that facts name facts. */
export const factRules: Readonly<Record<FormFact, FactRules<FormFact>>> = profileFacts;

/** The names of the facts in the save form. */
// `nameFacts` does not know which name belongs to which fact.
export const profileFormNames = nameFacts(({ form }) => form) as {
  [Fact in FormFact]: Declared[Fact]['form'];
};

type WireName<Fact extends FormFact> = Declared[Fact] extends { wire: infer Name extends string }
  ? Name
  : `u_${Declared[Fact]['form']}`;

/** The names in answers of the facts and of what else a profile has. */
export const profileWireNames = {
  accountId: 'u_id',
  profilePicture: 'u_profile_pic',
  // The same.
  ...(nameFacts(({ form, wire = `u_${form}` }) => wire) as { [Fact in FormFact]: WireName<Fact> }),
  images: 'u_images',
  photos: 'u_photos',
} as const;

/** The names under which answers have the text of each fact: an income is a number as documented, with its band beside it. */
export const factTextNames = { ...profileWireNames, annualIncome: 'u_income_band' } as const;

function nameFacts(nameOf: (rules: FactRules) => string): object {
  return Object.fromEntries(formFacts.map((fact) => [fact, nameOf(profileFacts[fact])]));
}

export const profileFormMapper = wireMapper(profileFormNames);

const formNames = new Map<string, string>([
  ...formFacts.map((fact) => [profileWireNames[fact], profileFormNames[fact]] as const),
  [factTextNames.annualIncome, profileFormNames.annualIncome],
  [profileWireNames.profilePicture, 'file'],
]);

/** The name in the save form of a field of the answer: `u_no_sisters` is `no_of_sisters`. */
export function formNameOf(wireName: string): string {
  return formNames.get(wireName) ?? wireName.replace(/^u_/, '');
}

/** The facts that take values of a choice list, or own words. */
export type ChoiceFact = FactWith<{ kind: 'choice' | 'set' }>;
/** The choice list of a fact, the fact that narrows it (a community belongs to the religion), and the one that keeps a person's words. */
export type FactChoice = { list: ListName; within?: ChoiceFact; detail?: FormFact };

/** Those facts with their lists; a fact comes after the one that narrows it. */
export const choiceFacts: readonly (readonly [ChoiceFact, FactChoice])[] = formFacts
  .filter(isChoiceFact)
  .map((fact) => [fact, profileFacts[fact]]);

function isChoiceFact(fact: FormFact): fact is ChoiceFact {
  return ['choice', 'set'].includes(profileFacts[fact].kind);
}

/** The facts in the order of screens. */
export const factsOnScreen = placeAfter(
  formFacts,
  Object.fromEntries(formFacts.map((fact) => [fact, factRules[fact].after])),
);

/** The facts of each section, in the order in which they are shown and asked for. */
export const factsBySection =
  // Every section has facts.
  Object.groupBy(factsOnScreen, (fact) => profileFacts[fact].section) as Record<
    FactSection,
    readonly FormFact[]
  >;

/** The facts on cards: those that the specification lists, as far as others see them, and what we show beside them. */
export type CardFact = Exclude<PublicFact, FactWith<{ completes: false }>> | FactWith<{ isOnCard: true }>;
export const cardFacts: readonly CardFact[] = formFacts.filter(isCardFact);

function isCardFact(fact: FormFact): fact is CardFact {
  const { completes, isOnCard } = factRules[fact];
  return isPublicFact(fact) && (completes !== false || isOnCard === true);
}

/** The facts that other members see: all but those of the owner alone. */
export type PublicFact = Exclude<FormFact, FactWith<{ privacy: 'owner' }>>;
export const publicFacts: readonly PublicFact[] = formFacts.filter(isPublicFact);

export function isPublicFact(fact: FormFact): fact is PublicFact {
  return factRules[fact].privacy !== 'owner';
}

/** Whether members can say a fact in their own words. */
export function isOwnWords(fact: FormFact): boolean {
  return ['line', 'paragraph', 'choice', 'set', 'words'].includes(factRules[fact].kind);
}

/** The facts that other members see as far as the owner's choice admits them. */
export type AudienceFact = FactWith<{ privacy: 'audience' }>;
