import { incomeBands, qualifications, workingWith } from './careers.data.ts';
import {
  type ChoiceRow,
  type ChoiceValue,
  type LastCodes,
  listLabels,
  listValues,
  listValuesUnder,
  placeValues,
  slugOf,
} from './choice-values.ts';
import { communities } from './communities.data.ts';
import { countries } from './countries.data.ts';
import { denominations } from './denominations.data.ts';
import { districts } from './districts.data.ts';
import { personalLists } from './personal-lists.data.ts';
import { professions } from './professions.data.ts';
import { religions } from './religions.data.ts';
import { subCommunities } from './sub-communities.data.ts';

const other: LastCodes = ['other'];
/** For what may hurt to be asked. */
const tender: LastCodes = ['other', 'prefer-not-to-say'];

const tenderLists = new Set(['marital_status', 'children', 'financial_status', 'disability']);

/** The rows of every choice list of a fresh database. */
export function listChoiceRows(): ChoiceRow[] {
  return [...listFaithRows(), ...listPersonalRows(), ...listCareerRows(), ...listPlaceRows()];
}

function listFaithRows(): ChoiceRow[] {
  const religionValues = Object.entries(religions).map(([code, label]) => ({ code, label, parent: null }));
  return [
    ...placeValues('religion', { values: religionValues, last: tender }),
    ...placeValues('community', { values: listValuesUnder(communities), last: tender }).map(withBothNames),
    ...placeValues('sub_community', { values: listValuesUnder(subCommunities), last: other }).map(
      withBothNames,
    ),
    ...placeValues('denomination', { values: listValuesUnder(denominations), last: tender }),
  ];
}

/** In brackets stands a second name of the same community. Who types one of the two means the value. */
function withBothNames(row: ChoiceRow): ChoiceRow {
  const [, first, second] = /^(.+) \((.+)\)$/.exec(row.label) ?? [];
  return { ...row, formerLabels: [first, second].filter((name) => name !== undefined) };
}

function listPersonalRows(): ChoiceRow[] {
  return Object.entries(personalLists).flatMap(([list, text]) =>
    placeValues(list, { values: listValues(text), last: lastOf(list) }),
  );
}

function lastOf(list: string): LastCodes {
  if (list === 'hobby') return [];
  return tenderLists.has(list) ? tender : other;
}

function listCareerRows(): ChoiceRow[] {
  const titles = Object.entries(professions).flatMap(([area, text]) => listValues(text, slugOf(area)));
  return [
    ...placeValues('qualification', { values: listValues(qualifications), last: other }),
    ...placeValues('working_with', { values: listValues(workingWith), last: other }),
    ...placeValues('profession_area', { values: listValues(Object.keys(professions).join()), last: other }),
    ...placeValues('working_as', { values: titles, last: other }),
    ...placeValues('annual_income', { values: listIncomes(), last: ['prefer-not-to-say'] }),
  ];
}

/** The code of a band is the range of rupees that a profile stores. */
function listIncomes(): ChoiceValue[] {
  const rupees = (lakhs: number) => lakhs * 100_000;
  const bands = incomeBands.map(([from, to]) => ({
    code: `${rupees(from)}-${rupees(to)}`,
    label: from === 0 ? `Under ₹${to} lakh` : `₹${from}–${to} lakh`,
  }));
  const lowest = { code: '0', label: 'No income' };
  const highest = { code: '10000000-', label: 'Above ₹1 crore' };
  return [lowest, ...bands, highest].map((value) => ({ ...value, parent: null }));
}

function listPlaceRows(): ChoiceRow[] {
  const countryValues = listLabels(countries).map((entry) => ({
    code: entry.slice(0, 2),
    label: entry.slice(3),
    parent: null,
  }));
  const states = listValues(Object.keys(districts).join(), 'in');
  const districtValues = Object.entries(districts).flatMap(([state, text]) =>
    listValues(text, `in-${slugOf(state)}`),
  );
  return [
    ...placeValues('country', { values: countryValues, last: other }),
    ...placeValues('state', { values: states, last: other }),
    ...placeValues('district', { values: districtValues, last: other }),
  ];
}
