/** The search of My Match in the address: the text that filters the list. */
export type MatchSearch = { search?: string };

const longestSearch = 100;

/** The `validateSearch` of My Match. The router reads `?search=42` as a number. */
export function readMatchSearch({ search }: Record<string, unknown>): MatchSearch {
  const text =
    typeof search === 'string' || typeof search === 'number'
      ? String(search).trim().slice(0, longestSearch)
      : '';
  return text === '' ? {} : { search: text };
}
