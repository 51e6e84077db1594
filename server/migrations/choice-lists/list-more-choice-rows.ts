import { incomeBands, qualificationNames, qualifications, workingWith } from './careers.ts';
import {
  type ChoiceSeed,
  type LastCodes,
  listLabels,
  seedList,
  type SeedGroup,
  slugOf,
  valuesOf,
} from './choice-seed.ts';
import { countries } from './countries.ts';
import { denominations } from './denominations.ts';
import { districts } from './districts.ts';
import { personalLists } from './personal-lists.ts';
import { countryNames, districtNames, stateNames } from './place-names.ts';
import { professions } from './professions.ts';

const other: LastCodes = ['other'];
/** For what may hurt to be asked. */
const tender: LastCodes = ['other', 'prefer-not-to-say'];

const tenderLists = new Set(['marital_status', 'children', 'financial_status', 'disability']);

/** The rows of every list but religion and community, which an earlier step brought. */
export function listMoreChoiceRows(): ChoiceSeed[] {
  return [...listPersonalRows(), ...listCareerRows(), ...listPlaceRows()];
}

function listPersonalRows(): ChoiceSeed[] {
  const denominationGroups = Object.entries(denominations).map(([parent, text]) =>
    valuesOf(text, { parent }),
  );
  return [
    ...seedList('denomination', { groups: denominationGroups, last: tender }),
    ...Object.entries(personalLists).flatMap(([list, text]) =>
      seedList(list, { groups: [valuesOf(text)], last: lastOf(list) }),
    ),
  ];
}

function lastOf(list: string): LastCodes {
  if (list === 'hobby') return [];
  return tenderLists.has(list) ? tender : other;
}

function listCareerRows(): ChoiceSeed[] {
  const areas = Object.keys(professions).join();
  const titleGroups = Object.entries(professions).map(([area, titles]) =>
    valuesOf(titles, { parent: slugOf(area) }),
  );
  return [
    ...seedList('qualification', {
      groups: [valuesOf(qualifications, { names: qualificationNames })],
      last: other,
    }),
    ...seedList('working_with', { groups: [valuesOf(workingWith)], last: other }),
    ...seedList('profession_area', { groups: [valuesOf(areas)], last: other }),
    ...seedList('working_as', { groups: titleGroups, last: other }),
    ...seedList('annual_income', { groups: [listIncomes()], last: ['prefer-not-to-say'] }),
  ];
}

/** The code of a band is the range of rupees that a profile stores. */
function listIncomes(): SeedGroup {
  const rupees = (lakhs: number) => lakhs * 100_000;
  const bands = incomeBands.map(([from, to]) => ({
    code: `${rupees(from)}-${rupees(to)}`,
    label: from === 0 ? `Under ₹${to} lakh` : `₹${from}–${to} lakh`,
  }));
  const ends = {
    lowest: { code: '0', label: 'No income' },
    highest: { code: '10000000-', label: 'Above ₹1 crore' },
  };
  return { parent: null, values: [ends.lowest, ...bands, ends.highest] };
}

function listPlaceRows(): ChoiceSeed[] {
  const countryValues = listLabels(countries).map((entry) => {
    const code = entry.slice(0, 2);
    return { code, label: entry.slice(3), names: countryNames[code] };
  });
  const states = valuesOf(Object.keys(districts).join(), { parent: 'in', names: stateNames });
  const districtGroups = Object.entries(districts).map(([state, text]) =>
    valuesOf(text, { parent: `in-${slugOf(state)}`, names: districtNames }),
  );
  return [
    ...seedList('country', { groups: [{ parent: null, values: countryValues }], last: other }),
    ...seedList('state', { groups: [states], last: other }),
    ...seedList('district', { groups: districtGroups, last: other }),
  ];
}
