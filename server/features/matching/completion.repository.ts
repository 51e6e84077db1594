import { type RawBuilder, sql } from 'kysely';
import { completingCriteria, criteria } from '#contract/preferences/preference.criteria.ts';
import { factRules, type FormFact, formFacts } from '#contract/profiles/fact-names.ts';

const completingFacts = formFacts.filter((fact) => factRules[fact].completes ?? true);
/** The account, the picture and the other photos count, too. */
const fields = completingFacts.length + completingCriteria.length + 3;

const filledFact = (fact: FormFact): RawBuilder<unknown> => {
  const column = sql.ref(`profile.${fact}`);
  const { kind } = factRules[fact];
  if (kind === 'set' || kind === 'words') return sql`nullif(${column}, '{}')`;
  return kind === 'number' || kind === 'height' || kind === 'date' ? column : sql`nullif(${column}, '')`;
};

const rangeWords: Readonly<Record<string, string>> = { annualIncome: 'income' };
const filledCriteria = completingCriteria.map((name): RawBuilder<unknown> => {
  if (criteria[name].kind === 'set') return sql`nullif(${sql.ref(`preference.${name}`)}, '{}')`;
  const [from, to] = ['From', 'To'].map((end) => sql.ref(`preference.${rangeWords[name] ?? name}${end}`));
  return sql`coalesce(${from}, ${to})`;
});

/** How much of profile and preference is filled, in whole percent: `measureCompletion` as SQL, which a test compares. */
export const completion = sql<number>`round((1
  + num_nonnulls(${sql.join([...completingFacts.map(filledFact), ...filledCriteria])})
  + (select count(distinct photos.position > 0) from photos
    where photos.account_id = account.id and photos.position is not null)) * 100.0 / ${sql.lit(fields)})`;
