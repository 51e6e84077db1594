import type { Insertable } from 'kysely';
import type { Tables } from '#server/migrations/tables.ts';
import type { Preference } from '../people/invent-preference.ts';
import type { Coder } from './code-values.ts';

type PreferenceRow = Omit<Insertable<Tables['preferences']>, 'accountId' | 'updatedAt'>;

/** A preference as it is stored. */
export function codePreference(preference: Preference, { codeAll, atLeast }: Coder): PreferenceRow {
  const { age, height, income } = preference;
  return {
    ageFrom: age?.from ?? null,
    ageTo: age?.to ?? null,
    heightFrom: height?.from ?? null,
    heightTo: height?.to ?? null,
    incomeFrom: income?.from ?? null,
    incomeTo: income?.to ?? null,
    maritalStatus: codeAll('marital_status', preference.maritalStatus),
    religion: codeAll('religion', preference.religion),
    community: codeAll('community', preference.community),
    motherTongue: codeAll('mother_tongue', preference.motherTongue),
    country: codeAll('country', preference.country),
    state: codeAll('state', preference.state),
    qualification: atLeast('qualification', preference.qualificationAtLeast),
    workingWith: codeAll('working_with', preference.workingWith),
    profileManagedBy: preference.profileManagedBy,
    diet: codeAll('diet', preference.diet),
    mustHave: preference.mustHave,
  };
}
