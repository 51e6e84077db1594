import { tidyLine } from '#contract/fields/tidy-line.ts';

/**
 * Where a bank's statement has what. `credit` and `debit` are columns of their own, or there is one `amount` with or without `direction`.
 */
export type StatementColumns = {
  date: number;
  /** Every column of words: narrations, references, numbers of cheques. */
  texts: readonly number[];
  /** The columns of words that are named after a reference. */
  references: readonly number[];
  credit: number | null;
  debit: number | null;
  amount: number | null;
  direction: number | null;
};

type Role =
  | 'balance'
  | 'direction'
  | 'kind'
  | 'valueDate'
  | 'date'
  | 'credit'
  | 'debit'
  | 'amount'
  | 'reference'
  | 'narration';

/**
 * How banks name their columns, in the order in which a name is decided: `Balance (Cr/Dr)` is no direction, `Deposit Amt` no plain
 * amount. Names are compared in lower case, with one space for everything that is no letter or digit.
 */
const namesOfRoles: readonly (readonly [Role, RegExp])[] = [
  ['balance', /\bbal(?:ance)?\b/],
  // A column with a unit has amounts.
  [
    'amount',
    /^(?:dr cr|cr dr|debit credit|credit debit|withdrawal deposit|deposit withdrawal)(?: in)? (?:inr|rs|rupees?)$/,
  ],
  ['direction', /^(?:dr cr|cr dr|debit credit|credit debit|d c|c d|indicator)(?: (?:indicator|flag|type))?$/],
  ['kind', /^(?:type|(?:txn|tran|transaction) type)$/],
  ['amount', /\b(?:amount|amt)\b.*\b(?:dr cr|cr dr|debit credit|credit debit)\b/],
  ['amount', /\b(?:dr cr|cr dr|debit credit|credit debit)\b.*\b(?:amount|amt)\b/],
  ['direction', /\b(?:dr cr|cr dr)\b/],
  ['valueDate', /^(?:value|val) (?:date|dt)$/],
  ['date', /\b(?:date|dt)\b/],
  ['credit', /\b(?:credits?|credited|deposits?|deposited|paid in|money in|received(?! from)|cr)\b/],
  ['debit', /\b(?:debits?|debited|withdrawals?|withdrawn|paid out|money out|dr)\b/],
  ['amount', /\b(?:amount|amt)\b/],
  [
    'reference',
    /\b(?:ref|reference|utr|rrn|chq|cheque|instrument|(?:txn|tran|transaction) (?:id|no|number))\b/,
  ],
  ['narration', /\b(?:narrations?|naration|descriptions?|particulars?|details?|remarks?)\b/],
];

/** What is longer is no name of a column, and a row with more columns no header: both would only take time. */
const longestName = 60;
const mostColumns = 100;

function roleOf(name: string): Role | null {
  if (name.length > longestName) return null;
  const words = tidyLine(name)
    .toLowerCase()
    .replaceAll('₹', ' inr ')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim();
  return namesOfRoles.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The columns that a row names, or null when it is not the header of a statement. */
export function readHeader(row: readonly string[]): StatementColumns | null {
  if (row.length > mostColumns) return null;
  const roles = row.map(roleOf);
  const placeOf = (role: Role) => {
    const place = roles.indexOf(role);
    return place === -1 ? null : place;
  };
  const placesOf = (...wanted: Role[]) =>
    roles.flatMap((role, place) => (role !== null && wanted.includes(role) ? [place] : []));
  const date = placeOf('date') ?? placeOf('valueDate');
  const credit = placeOf('credit');
  const money =
    credit === null
      ? findAmounts(placeOf)
      : { amount: null, direction: placeOf('direction') ?? placeOf('kind') };
  const texts = placesOf('narration', 'reference');
  if (date === null || texts.length === 0 || (credit === null && money.amount === null)) return null;
  return { date, texts, references: placesOf('reference'), credit, debit: placeOf('debit'), ...money };
}

/** Without another column of amounts, the amounts are signed in the one that says debit and credit. */
function findAmounts(placeOf: (role: Role) => number | null): Pick<StatementColumns, 'amount' | 'direction'> {
  const [amount, direction, kind] = [placeOf('amount'), placeOf('direction'), placeOf('kind')];
  if (amount === null) return { amount: direction, direction: kind };
  // A type may be `UPI` or `NEFT`: where a column says Dr and Cr, that one counts.
  return { amount, direction: direction ?? kind };
}

/** The lines above the table that banks write: name, address, account, period. */
const longestPreamble = 80;

/** The header of a statement and the place of its row. */
export function findHeader(
  rows: readonly (readonly string[])[],
): { columns: StatementColumns; place: number } | null {
  for (const [place, row] of rows.slice(0, longestPreamble).entries()) {
    const columns = readHeader(row);
    if (columns !== null) return { columns, place };
  }
  return null;
}
