import type { Preference } from '../people/invent-preference.ts';
import type { Coder } from './code-values.ts';
import type { NewRow } from './population.repository.ts';

type PreferenceRow = Omit<NewRow<'preferences'>, 'accountId' | 'updatedAt'>;

/** A preference as it is stored. */
export function codePreference(preference: Preference, { codeAll, atLeast }: Coder): PreferenceRow {
  const age = endsOf(preference.age);
  const height = endsOf(preference.height);
  const income = endsOf(preference.income);
  return {
    ageFrom: age.from,
    ageTo: age.to,
    heightFrom: height.from,
    heightTo: height.to,
    incomeFrom: income.from,
    incomeTo: income.to,
    maritalStatus: codeAll('marital_status', preference.maritalStatus),
    religion: codeAll('religion', preference.religion),
    community: codeAll('community', preference.community),
    motherTongue: codeAll('mother_tongue', preference.motherTongue),
    country: codeAll('country', preference.country),
    state: codeAll('state', preference.state),
    qualification: atLeast('qualification', preference.qualificationAtLeast),
    workingWith: codeAll('working_with', preference.workingWith),
    professionArea: codeAll('profession_area', preference.professionArea),
    profileManagedBy: preference.profileManagedBy,
    diet: codeAll('diet', preference.diet),
    mustHave: preference.mustHave,
  };
}

/** A range that is not stated has no ends. */
function endsOf(range: Preference['age']): { from: number | null; to: number | null } {
  return range ?? { from: null, to: null };
}
