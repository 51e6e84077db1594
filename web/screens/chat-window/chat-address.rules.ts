/** `?partner=21&search=thomas`: the member whose conversation is open, and the words that the list is searched by. */
export type ChatAddress = { partner?: number; search?: string };

const longestSearch = 100;

/** Reads the address; what is unknown is left out. */
export function readChatSearch({ partner, search }: Record<string, unknown>): ChatAddress {
  // A search of digits alone is read as a number.
  const words = typeof search === 'number' ? String(search) : search;
  const text = typeof words === 'string' ? words.trim().slice(0, longestSearch) : '';
  return {
    ...(isId(partner) && { partner }),
    ...(text !== '' && { search: text }),
  };
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
