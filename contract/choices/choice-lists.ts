/** The value for the person's own words. It ends every list that has it. */
export const otherCode = 'other';
/** The value of a person who states nothing. It comes after "Other". */
export const preferNotToSayCode = 'prefer-not-to-say';

export type LastCode = typeof otherCode | typeof preferNotToSayCode;

/** What is fixed about a list; its values are rows that an administrator edits. */
type ListRules = {
  /** The parent list, on which this one depends (a community belongs to a religion); null when it depends on none. */
  parent: string | null;
  /** Whether people may write their own words instead of a value. */
  takesOwnWords: boolean;
  /** Whether the positions rank the values, so that "at least" has a meaning. */
  isOrdered: boolean;
  /** Whether an administrator may add and reorder values; the program calculates with the codes of the other lists. */
  isOpen: boolean;
  /** The values at the end, which are never retired nor moved. */
  last: readonly LastCode[];
  /** Whether the values are groups of what people write, so that a text may begin with the words for one: "B.Tech (Mech)". */
  isCoarse: boolean;
};

const plain = {
  parent: null,
  takesOwnWords: true,
  isOrdered: false,
  isOpen: true,
  last: [otherCode],
  isCoarse: false,
} as const;
/** For facts that may be painful to state. */
const sensitive = { ...plain, last: [otherCode, preferNotToSayCode] } as const;

/** Every choice list, by its name on the wire, in the order in which an administrator sees them. */
export const choiceLists = {
  religion: sensitive,
  community: { ...sensitive, parent: 'religion', isCoarse: true },
  /** Optional everywhere, so leaving it out takes no value. */
  sub_community: { ...plain, parent: 'community' },
  /** Denomination or sect. */
  denomination: { ...sensitive, parent: 'religion', isCoarse: true },
  /** The star of birth (nakshatra). */
  star: plain,
  /** Also the languages that a person speaks. */
  mother_tongue: plain,
  marital_status: sensitive,
  children: sensitive,
  diet: plain,
  qualification: { ...plain, isOrdered: true, isCoarse: true },
  working_with: { ...plain, isCoarse: true },
  profession_area: { ...plain, isCoarse: true },
  working_as: { ...plain, parent: 'profession_area', isCoarse: true },
  /** Bands of rupees a year. A code is the range that is stored: `500000-750000`, `10000000-`. */
  annual_income: {
    ...plain,
    takesOwnWords: false,
    isOrdered: true,
    isOpen: false,
    last: [preferNotToSayCode],
  },
  financial_status: { ...sensitive, isOrdered: true },
  family_type: plain,
  family_values: plain,
  disability: sensitive,
  relocate: plain,
  /** Suggestions only: a hobby is always the person's own words. */
  hobby: { ...plain, last: [] },
  /** A code is the ISO 3166-1 alpha-2 code in small letters. */
  country: plain,
  state: { ...plain, parent: 'country' },
  district: { ...plain, parent: 'state' },
} as const satisfies Record<string, ListRules>;

/** The name of a list. */
export type ListName = keyof typeof choiceLists;

/** Lists that say of which faith somebody is, below the religion: a word that one of them lacks may be a value of another. */
export const faithLists: readonly ListName[] = ['community', 'denomination', 'sub_community'];

// The keys of a literal are exactly its names.
export const listNames = Object.keys(choiceLists) as ListName[];

/** Whether a value is one of those that always end their list. */
export function isLastCode(code: string): boolean {
  return code === otherCode || code === preferNotToSayCode;
}
