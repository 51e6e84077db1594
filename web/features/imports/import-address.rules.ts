import { readListSearch, type ListSearch } from '#web/lists/list-search.ts';
import { invitationSorts, type InvitationSort } from './import-orders.data.ts';

/** Which rows of an import are shown; the first is the usual. */
export const rowFilters = ['problems', 'refused', 'with_remarks', 'taken', 'all'] as const;
export type RowFilter = (typeof rowFilters)[number];

const rowSorts = ['row'] as const;
export type RowSort = (typeof rowSorts)[number];

/** The address of one import: whether its columns are looked at again, and which of its rows are on screen. */
export type RunSearch = ListSearch<RowSort> & { step?: 'columns'; show?: RowFilter; from?: number };

const readRows = readListSearch(rowSorts);

export function readRunSearch(raw: Record<string, unknown>): RunSearch {
  const { page } = readRows(raw);
  const show = rowFilters.find((name) => name === raw.show);
  const from = readNumber(raw.from);
  return {
    ...(raw.step === 'columns' ? { step: 'columns' as const } : {}),
    ...(show === undefined || show === rowFilters[0] ? {} : { show }),
    ...(from === undefined || from <= 2 ? {} : { from }),
    ...(page === undefined ? {} : { page }),
  };
}

/** What became of a person who was imported, in its order. */
export const invitationStates = ['waiting', 'invited', 'claimed', 'declined'] as const;
export type ShownState = (typeof invitationStates)[number];

/** The address of the invitations: those of one import, or in one state. */
export type InvitationSearch = ListSearch<InvitationSort> & { import?: number; state?: ShownState };

const readInvitations = readListSearch(invitationSorts);

export function readInvitationSearch(raw: Record<string, unknown>): InvitationSearch {
  const importId = readNumber(raw.import);
  const state = invitationStates.find((name) => name === raw.state);
  return {
    ...(importId === undefined ? {} : { import: importId }),
    ...(state === undefined ? {} : { state }),
    ...readInvitations(raw),
  };
}

/** The number of an import in its address; undefined for what can be none. */
export function readImportId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

// Fields of the page give texts, the router numbers.
function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? readImportId(String(value)) : undefined;
}
