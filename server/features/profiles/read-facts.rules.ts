import { undisclosedIncome } from '#contract/fields/annual-income.ts';
import {
  choiceFacts,
  type FactChoice,
  factRules,
  type FormFact,
  profileFormMapper,
} from '#contract/profiles/fact-names.ts';
import type { ProfileForm } from '#contract/profiles/profile-form.ts';
import type { StoredFacts } from './profiles.rules.ts';

/**
 * Returns the code that a text names in a list under the given parents, or the text itself as own words; and the words to keep when they
 * say more than the value.
 */
export type ReadText = (typed: { list: FactChoice['list']; text: string; parents?: readonly string[] }) => {
  value: string;
  detail: string | null;
};

type Reading = { read: ReadText; current: Readonly<Partial<Record<FormFact, unknown>>> };

/**
 * The facts that a form states, as they are stored. `current` are the facts before, which narrow a list when the form does not name
 * the narrowing fact. Words that say more than the value they name are kept in the fact that is there for them, unless it says
 * something already.
 */
export function readFacts(form: ProfileForm, reading: Reading): StoredFacts {
  const stated: StoredFacts = profileFormMapper.fromWire(form);
  const resolved: Record<string, string | string[] | null> = {};
  for (const [fact, choice] of choiceFacts) {
    const value = stated[fact] ?? resolved[fact];
    if (value === undefined || value === null) continue;
    const typed = { list: choice.list, ...parentsOf(choice, { stated, resolved, reading }) };
    if (Array.isArray(value)) {
      resolved[fact] = value.map((text) => reading.read({ ...typed, text }).value);
      continue;
    }
    const read = reading.read({ ...typed, text: value });
    resolved[fact] = read.value;
    Object.assign(resolved, keepDetail({ fact, read }, { stated, resolved, reading }));
  }
  const facts: StoredFacts = { ...stated, ...resolved };
  if (facts.annualIncome === undisclosedIncome.label) facts.annualIncome = undisclosedIncome.code;
  return facts;
}

type Facts = {
  stated: StoredFacts;
  resolved: Readonly<Record<string, string | string[] | null>>;
  reading: Reading;
};

function parentsOf({ within }: FactChoice, { stated, resolved, reading }: Facts): { parents?: string[] } {
  if (within === undefined) return {};
  const narrowing = resolved[within] ?? (stated[within] === undefined ? reading.current[within] : undefined);
  return typeof narrowing === 'string' ? { parents: [narrowing] } : {};
}

/**
 * The change of the fact that keeps the words for another one: the words that say more, or nothing when it holds the words of the
 * value that was there before.
 */
function keepDetail(
  { fact, read }: { fact: FormFact; read: ReturnType<ReadText> },
  facts: Facts,
): Partial<Record<FormFact, string | null>> {
  const rules = factRules[fact];
  if (!('list' in rules) || rules.detail === undefined) return {};
  const { detail: keeper } = rules;
  const { reading } = facts;
  if (isSaid(keeper, facts)) return {};
  const before = textOf(reading.current[keeper]);
  const detail = read.detail === null ? null : cut(read.detail, keeper);
  if (before === '') return detail === null ? {} : { [keeper]: detail };
  const namesFormerValue = reading.read({ list: rules.list, text: before }).value === reading.current[fact];
  return namesFormerValue && read.value !== reading.current[fact] ? { [keeper]: detail } : {};
}

/** What the form says of a fact counts; and words of another fact are not replaced. */
function isSaid(fact: FormFact, { stated, resolved }: Facts): boolean {
  return (stated[fact] ?? resolved[fact] ?? '') !== '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** No longer than the fact may be. */
function cut(words: string, fact: FormFact): string {
  const rules = factRules[fact];
  return rules.kind === 'line' ? words.slice(0, rules.longest).trim() : words;
}
