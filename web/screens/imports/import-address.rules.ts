import { readListSearch, type ListSearch } from '#web/parts/lists/list-search.ts';

// Loaded with the routes, so this imports neither queries nor the contract.

/** The orders of the list of imports. */
export const importSorts = ['created_at', 'file_name', 'state'] as const;
export type ImportSort = (typeof importSorts)[number];

/** The rows of an import that the report can show; the first is the default where there are such rows, else all. */
export const rowFilters = [
  'problems',
  'refused',
  'with_remarks',
  'nothing_to_do',
  'good',
  'taken',
  'all',
] as const;

const rowSorts = ['row'] as const;
export type RowSort = (typeof rowSorts)[number];

/** The address of one import: whether its columns are shown again, and which of its rows are shown. */
export type RunSearch = ListSearch<RowSort> & {
  step?: 'columns';
  show?: (typeof rowFilters)[number];
  from?: number;
  /** The field and the key of the note whose rows alone are shown. */
  note?: string;
};

const readRows = readListSearch(rowSorts);

const aNote = /^[a-z_]*\|[a-z_.]{1,80}$/;

export function readRunSearch(raw: Record<string, unknown>): RunSearch {
  const { page } = readRows(raw);
  const show = rowFilters.find((name) => name === raw.show);
  const from = readNumber(raw.from);
  return {
    ...(raw.step === 'columns' ? { step: 'columns' as const } : {}),
    ...(show === undefined ? {} : { show }),
    ...(from === undefined || from <= 2 ? {} : { from }),
    ...(typeof raw.note === 'string' && aNote.test(raw.note) ? { note: raw.note } : {}),
    ...(page === undefined ? {} : { page }),
  };
}

/** The orders of the list of invitations. */
const invitationSorts = ['created_at', 'name', 'state'] as const;
export type InvitationSort = (typeof invitationSorts)[number];

/** The states of an imported person, in their order. */
export const invitationStates = ['waiting', 'invited', 'claimed', 'declined'] as const;

/** The address of the invitations: those of one import, or in one state. */
export type InvitationSearch = ListSearch<InvitationSort> & {
  import?: number;
  state?: (typeof invitationStates)[number];
};

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

/** The number of an import in its address; undefined for anything else. */
export function readImportId(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

// Form fields give texts, the router gives numbers.
function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' || typeof value === 'string' ? readImportId(String(value)) : undefined;
}
