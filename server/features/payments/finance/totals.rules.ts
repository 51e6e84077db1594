import type { PaymentMethod } from '#contract/payments/payment.states.ts';

/** What was issued on a day by one method. */
type Issued = {
  day: string;
  method: PaymentMethod;
  kind: 'receipt' | 'credit_note';
  issued: number;
  paise: number;
};

/** What came in and what was sent back. */
export type Taken = {
  confirmed: number;
  confirmed_paise: number;
  refunds: number;
  refunded_paise: number;
  net_paise: number;
};

/** The sums of all rows. */
export function sumUp(rows: readonly Issued[]): Taken {
  const taken = { confirmed: 0, confirmed_paise: 0, refunds: 0, refunded_paise: 0 };
  for (const { kind, issued, paise } of rows) {
    if (kind === 'receipt') {
      taken.confirmed += issued;
      taken.confirmed_paise += paise;
    } else {
      taken.refunds += issued;
      taken.refunded_paise += paise;
    }
  }
  return { ...taken, net_paise: taken.confirmed_paise - taken.refunded_paise };
}

/** The sums of the rows of each day, or of each method. */
export function sumUpBy<Key extends 'day' | 'method'>(
  key: Key,
  rows: readonly Issued[],
): (Record<Key, Issued[Key]> & Taken)[] {
  const groups = Map.groupBy(rows, (row) => row[key]);
  // One computed key of the named type.
  return [...groups].map(
    ([value, group]) => ({ [key]: value, ...sumUp(group) }) as Record<Key, Issued[Key]> & Taken,
  );
}
