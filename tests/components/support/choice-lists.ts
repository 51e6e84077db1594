import { listNames, type ListName } from '#contract/choices/choice-lists.ts';
import type { listChoices, listTypedWords } from '#contract/choices/list-choices.ts';
import type { EndpointData } from '#contract/calls/endpoint.ts';

type Lists = EndpointData<typeof listChoices>;

/** A few values of the lists that tests choose from, by label, some of them under a value of the list above. */
const labels: Partial<Record<ListName, readonly (string | readonly [string, string])[]>> = {
  religion: ['Hindu', 'Christian', 'Jain', 'Sikh', 'Other', 'Prefer not to say'],
  community: [
    ['Nair', 'hindu'],
    ['Goan', 'christian'],
    ['Anglo-Indian', 'christian'],
    'Other',
    'Prefer not to say',
  ],
  sub_community: [['Kiriyathil', 'nair'], ['Illathu', 'nair'], ['Bardez', 'goan'], 'Other'],
  denomination: [['Mar Thoma', 'christian'], ['CSI', 'christian'], 'Other', 'Prefer not to say'],
  mother_tongue: ['Malayalam', 'English', 'Hindi', 'Other'],
  marital_status: ['Never married', 'Divorced', 'Widowed', 'Other', 'Prefer not to say'],
  diet: ['Veg', 'Non Veg', 'Other'],
  country: ['India', 'Nepal', 'Other'],
  state: [['Goa', 'india'], ['Kerala', 'india'], 'Other'],
  district: [['Ernakulam', 'kerala'], ['Kollam', 'kerala'], 'Other'],
  qualification: ['12th', "Bachelor's – Engineering", "Master's – Other", 'Other'],
  profession_area: ['Medicine', 'Nursing and health care', 'Other'],
  working_as: [['Doctor', 'medicine'], ['Staff nurse', 'nursing-and-health-care'], 'Other'],
  hobby: ['Kayaking', 'Chess', 'Music'],
};

/** Other names of values that tests type. */
export const typedWords: Partial<Record<ListName, EndpointData<typeof listTypedWords>>> = {
  community: [{ code: 'nair', same: ['Nayar'], more: [] }],
  district: [{ code: 'District 9', same: ['Quilon'], more: [] }],
  working_as: [{ code: 'staff-nurse', same: ['Nurse'], more: [] }],
  mother_tongue: [{ code: 'tongue-9', same: ['Ninth speech'], more: [] }],
};

/** Every choice list, most of them empty. */
export function makeChoiceLists(): Lists {
  // One key for each list; `fromEntries` knows keys as strings alone.
  return Object.fromEntries(listNames.map((name) => [name, (labels[name] ?? []).map(valueOf)])) as Lists;
}

function valueOf(value: string | readonly [string, string]): Lists[ListName][number] {
  const [label, parent] = typeof value === 'string' ? [value, null] : value;
  return { code: label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), label, parent };
}
