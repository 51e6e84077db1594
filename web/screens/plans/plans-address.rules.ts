// Loaded with the routes, so this imports neither queries nor the contract.

/** Which card is turned over, and the payment that it shows. */
export type PlansSearch = { plan?: number; payment?: number };

/** Turns a card over, or back without a plan. */
export type Turn = (turned: PlansSearch, options?: { replace?: boolean }) => void;

/** Reads `?plan=2&payment=7`; a page of a gateway leads back to `?payment=7`. */
export function readPlansSearch(raw: Record<string, unknown>): PlansSearch {
  const plan = readId(raw['plan']);
  const payment = readId(raw['payment']);
  return { ...(plan !== undefined && { plan }), ...(payment !== undefined && { payment }) };
}

const largestId = 2_147_483_647;

/** A gateway may add its own words to the address with a second question mark. */
function readId(value: unknown): number | undefined {
  const id = typeof value === 'string' ? Number(/^(\d{1,10})(?:\?|$)/.exec(value)?.[1]) : value;
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= largestId ? id : undefined;
}
