import { plainText } from '#contract/choices/plain-text.ts';

const paisePerRupee = 100;

/** What an administrator says of a plan, in the names of the wire. */
export type PlanTerms = {
  name: string;
  price: number;
  duration: number;
  contact_limit: number;
  profile_limit: number | null;
  features: string[];
};

type PlanColumns = {
  name: string;
  pricePaise: number;
  months: number;
  contactLimit: number;
  profileLimit: number | null;
  features: string[];
};

/** The profiles a day of a new plan that names none. */
export const usualProfileLimit = 500;

/** The columns of a plan. The price is in paise inside the program, and in whole rupees on the wire. */
export function columnsOf({
  name,
  price,
  duration,
  contact_limit: contactLimit,
  profile_limit: profileLimit,
  features,
}: PlanTerms): PlanColumns {
  return { name, pricePaise: price * paisePerRupee, months: duration, contactLimit, profileLimit, features };
}

export function termsOf({
  name,
  pricePaise,
  months,
  contactLimit,
  profileLimit,
  features,
}: PlanColumns): PlanTerms {
  const price = Math.round(pricePaise / paisePerRupee);
  return {
    name,
    price,
    duration: months,
    contact_limit: contactLimit,
    profile_limit: profileLimit,
    features,
  };
}

/** Whether another offered plan has the name, compared as plain text: members know a plan by its name. */
export function isNameTaken(
  plans: readonly { id: number; name: string; isRetired: boolean }[],
  { id, name }: { id?: number; name: string },
): boolean {
  const wanted = plainText(name);
  return plans.some((plan) => !plan.isRetired && plan.id !== id && plainText(plan.name) === wanted);
}

/** What differs between two terms: the fields as they were and as they become. Null when nothing does. */
export function compareTerms(
  before: PlanTerms,
  after: PlanTerms,
): { before: Partial<PlanTerms>; after: Partial<PlanTerms> } | null {
  const names = ['name', 'price', 'duration', 'contact_limit', 'profile_limit', 'features'] as const;
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changed.length === 0) return null;
  const pick = (terms: PlanTerms) => Object.fromEntries(changed.map((name) => [name, terms[name]]));
  return { before: pick(before), after: pick(after) };
}
