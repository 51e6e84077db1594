import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

const sorts = ['created_at', 'updated_at', 'name'] as const;
export type EnquirySort = (typeof sorts)[number];

const states = ['answered', 'closed', 'all'] as const;
const assignees = ['mine', 'nobody'] as const;

/** The address names the filter and the open enquiry. Without a state it is what is new, which waits for an answer. */
export type EnquirySearch = ListSearch<EnquirySort> & {
  status?: (typeof states)[number];
  assignee?: (typeof assignees)[number];
  enquiry?: number;
};

const readList = readListSearch(sorts);

export function readEnquirySearch(raw: Record<string, unknown>): EnquirySearch {
  const status = states.find((state) => state === raw.status);
  const assignee = assignees.find((one) => one === raw.assignee);
  const { enquiry } = raw;
  return {
    ...readList(raw),
    ...(status === undefined ? {} : { status }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(typeof enquiry === 'number' && Number.isInteger(enquiry) && enquiry > 0 ? { enquiry } : {}),
  };
}

/** The part of the address that the server filters and sorts by. */
export function filterOf({ enquiry: _enquiry, status, ...listed }: EnquirySearch) {
  return { ...listed, ...(status === 'all' ? {} : { status: status ?? ('new' as const) }) };
}
