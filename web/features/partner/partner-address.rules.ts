/** The number of a member in the address; undefined for what cannot be one, and need not be asked for. */
export function readPartnerId(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
