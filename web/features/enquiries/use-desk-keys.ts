import { useQueueKeys } from '#web/lists/single-keys.ts';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { EnquirySearch, EnquirySort } from './enquiry-address.rules.ts';

type Desk = ListAddress<EnquirySort, EnquirySearch> & {
  /** The listed enquiries, in their order. */
  ids: readonly number[];
};

/** The id of the field for the answer. */
export const replyId = 'enquiry-reply';

/** Works through the list: `j` opens the next enquiry, `k` the previous one, `r` goes to the answer, Escape to the list. */
export function useDeskKeys(isOn: boolean, { ids, search, onSearch }: Desk): void {
  const { enquiry: open, ...list } = search;
  const step = (by: 1 | -1) => {
    const at = open === undefined ? -1 : ids.indexOf(open);
    // An answered enquiry may have left the list: the first one is next.
    const next = ids[at === -1 ? 0 : at + by];
    if (next !== undefined) onSearch({ ...search, enquiry: next });
  };
  useQueueKeys(isOn, {
    j: () => step(1),
    k: () => step(-1),
    r: () => document.querySelector<HTMLElement>(`#${replyId}`)?.focus(),
    escape: () => open !== undefined && onSearch(list),
  });
}
