import { factRules, type FormFact } from '#contract/profiles/fact-names.ts';
import type { FactRules } from '#contract/profiles/profile.facts.ts';

type Rules = FactRules<FormFact>;
type Kind = Rules['kind'];

type RulesOf<One extends Kind> = Extract<Rules, { kind: One }>;

/** The limits of a fact whose kind is known. */
export function limitsOf<One extends Kind>(fact: FormFact, kind: One): RulesOf<One> {
  const rules = factRules[fact];
  if (!isKind(rules, kind)) throw new TypeError(`${fact} is no field of the kind ${kind}`);
  return rules;
}

function isKind<One extends Kind>(rules: Rules, kind: One): rules is RulesOf<One> {
  return rules.kind === kind;
}

const wideKinds = new Set<Kind>(['set', 'words', 'paragraph']);

/** Whether a fact takes the whole width of a form. */
export function isWide(fact: FormFact): boolean {
  return wideKinds.has(factRules[fact].kind);
}
