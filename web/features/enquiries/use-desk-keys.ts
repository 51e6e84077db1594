import { useEffect, useEffectEvent } from 'react';
import type { ListAddress } from '#web/lists/list-search.ts';
import type { EnquirySearch, EnquirySort } from './enquiry-address.rules.ts';

type Desk = ListAddress<EnquirySort, EnquirySearch> & {
  /** The listed enquiries, in their order. */
  ids: readonly number[];
};

/** Works through the list by keyboard: `j` opens the next enquiry, `k` the previous one, `r` goes to the answer, Escape to the list. */
export function useDeskKeys({ ids, search, onSearch }: Desk): void {
  const { enquiry: open, ...list } = search;
  const step = (by: 1 | -1) => {
    const at = open === undefined ? -1 : ids.indexOf(open);
    // An answered enquiry may have left the list: the first one is next.
    const next = ids[at === -1 ? 0 : at + by];
    if (next !== undefined) onSearch({ ...search, enquiry: next });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const actions: Partial<Record<string, () => void>> = {
      j: () => step(1),
      k: () => step(-1),
      r: focusReply,
      Escape: () => {
        if (open !== undefined) onSearch(list);
      },
    };
    const act = actions[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** The id of the field for the answer. */
export const replyId = 'enquiry-reply';

function focusReply(): void {
  document.querySelector<HTMLElement>(`#${replyId}`)?.focus();
}

/** Whether the key belongs to something else: a field, a dialog, a menu, or a shortcut of the browser. */
function isTaken({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [role=dialog], [role=menu]') !== null
  );
}
