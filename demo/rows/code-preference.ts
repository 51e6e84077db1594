import type { Preference } from '../people/invent-preference.ts';
import type { Coder } from './code-values.ts';
import type { NewRow } from './population.repository.ts';

type PreferenceRow = Omit<NewRow<'preferences'>, 'accountId' | 'updatedAt'>;

/** A preference, and the codes of the religion and the community whose parts it means. */
type Stated = { preference: Preference; religion: string; community: string };

/** A preference as it is stored. */
export function codePreference(
  { preference, religion, community }: Stated,
  { codeAll, codeGroups, atLeast }: Coder,
): PreferenceRow {
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
    maritalStatus: codeAll({ list: 'marital_status', texts: preference.maritalStatus }),
    religion: codeAll({ list: 'religion', texts: preference.religion }),
    community: codeGroups({ list: 'community', texts: preference.community, parent: religion }),
    subCommunity: codeAll({ list: 'sub_community', texts: preference.subCommunity, parent: community }),
    denomination: codeGroups({ list: 'denomination', texts: preference.denomination, parent: religion }),
    motherTongue: codeAll({ list: 'mother_tongue', texts: preference.motherTongue }),
    country: codeAll({ list: 'country', texts: preference.country }),
    state: codeAll({ list: 'state', texts: preference.state }),
    qualification: atLeast('qualification', preference.qualificationAtLeast),
    workingWith: codeAll({ list: 'working_with', texts: preference.workingWith }),
    professionArea: codeAll({ list: 'profession_area', texts: preference.professionArea }),
    profileManagedBy: preference.profileManagedBy,
    diet: codeAll({ list: 'diet', texts: preference.diet }),
    mustHave: preference.mustHave,
  };
}

/** A range that is not stated has no ends. */
function endsOf(range: Preference['age']): { from: number | null; to: number | null } {
  return range ?? { from: null, to: null };
}
