/** The value that stands for the person's own words. Every list that has it ends with it. */
export const otherCode = 'other';
/** The value of somebody who would rather not tell. It stands after "Other". */
export const preferNotToSayCode = 'prefer-not-to-say';

export type LastCode = typeof otherCode | typeof preferNotToSayCode;

/** What is fixed about a list; its values are rows that an administrator edits. */
type ListRules = {
  /** The list on which this one depends (a community belongs to a religion); null when it depends on none. */
  parent: string | null;
  /** Whether people may write something that is not in the list. */
  takesOwnWords: boolean;
  /** Whether the position of a value says how high it is, so that "at least" has a meaning. */
  isOrdered: boolean;
  /** Whether an administrator may add values and order them; the codes of the other lists are calculated with. */
  isOpen: boolean;
  /** The values at the end, which are never retired nor moved. */
  last: readonly LastCode[];
};

const plain = {
  parent: null,
  takesOwnWords: true,
  isOrdered: false,
  isOpen: true,
  last: [otherCode],
} as const;
/** For what may hurt to be asked. */
const tender = { ...plain, last: [otherCode, preferNotToSayCode] } as const;

/** Every choice list, by its name on the wire, in the order in which an administrator sees them. */
export const choiceLists = {
  religion: tender,
  community: { ...tender, parent: 'religion' },
  /** Denomination or sect. */
  denomination: { ...tender, parent: 'religion' },
  /** Also the languages that somebody speaks. */
  mother_tongue: plain,
  marital_status: tender,
  children: tender,
  diet: plain,
  qualification: { ...plain, isOrdered: true },
  working_with: plain,
  profession_area: plain,
  working_as: { ...plain, parent: 'profession_area' },
  /** Bands of rupees a year. A code is the range that is stored: `500000-750000`, `10000000-`. */
  annual_income: {
    ...plain,
    takesOwnWords: false,
    isOrdered: true,
    isOpen: false,
    last: [preferNotToSayCode],
  },
  financial_status: { ...tender, isOrdered: true },
  family_type: plain,
  family_values: plain,
  disability: tender,
  relocate: plain,
  /** Suggestions alone: a hobby is whatever somebody writes. */
  hobby: { ...plain, last: [] },
  /** A code is the ISO 3166-1 alpha-2 code in small letters. */
  country: plain,
  state: { ...plain, parent: 'country' },
  district: { ...plain, parent: 'state' },
} as const satisfies Record<string, ListRules>;

/** The name of a list. */
export type ListName = keyof typeof choiceLists;

// The keys of a literal are exactly its names.
export const listNames = Object.keys(choiceLists) as ListName[];

/** Whether a value stands at the end of its list for good. */
export function isLastCode(code: string): boolean {
  return code === otherCode || code === preferNotToSayCode;
}
