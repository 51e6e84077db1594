import type { EndpointData } from '#contract/calls/endpoint.ts';
import { listChoices } from '#contract/choices/list-choices.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { listImportWords } from '#contract/imports/import-words.ts';
import type { listInvitations } from '#contract/imports/invitations.ts';
import { listImportRows, showImport } from '#contract/imports/imports.ts';
import { makeChoiceLists } from '../support/choice-lists.ts';
import type { FakeServer } from '../support/fake-server.ts';
import { onePage } from '../support/people-pages.ts';

/** A checked import of forty people. */
export const checkedImport: ImportDetails = {
  im_id: 3,
  im_file_name: 'people.csv',
  im_state: 'checked',
  im_is_dry_run: true,
  im_mapping_name: null,
  im_rows: 40,
  im_rows_done: 40,
  im_added: 40,
  im_updated: 0,
  im_unchanged: 0,
  im_refused: 0,
  im_skipped: 0,
  im_with_remarks: 12,
  im_failure: null,
  im_sends_invitations: false,
  im_source: null,
  im_has_file: true,
  im_created_by: 'admin@example.org',
  im_created_at: '2026-06-01T09:00:00Z',
  im_started_at: '2026-06-01T09:01:00Z',
  im_finished_at: '2026-06-01T09:02:00Z',
  im_removed: null,
  im_columns: ['Name', 'Education'],
  im_layout: {
    sheets: [],
    has_sheet_column: false,
    columns: [],
    mapping: { fields: {}, refuse: [] },
    remembered: null,
  },
  im_sample: [['Asha', 'Vidwan']],
  im_mapping: { fields: {}, refuse: [] },
  im_reasons: [],
  im_unknown_words: 2,
  im_invitations: {
    waiting: 0,
    invited: 0,
    claimed: 0,
    declined: 0,
    without_address: 0,
    brought_before: 0,
    brought_again: 0,
  },
  im_is_removing: false,
};

/** A word of a sheet that is wider than a narrow phone. */
export const longWord =
  'A very long word of a bureau that fills the whole width of a narrow phone and more than that';

export type ImportWord = EndpointData<typeof listImportWords>[number];

const unknown: ImportWord[] = [
  {
    iw_field: 'qualification',
    iw_list: 'qualification',
    iw_word: 'B.Teck',
    iw_rows: 11,
    iw_parent: null,
    iw_parent_label: null,
    iw_read_as: null,
    iw_nearest: [{ code: 'bachelor-s-engineering', label: "Bachelor's – Engineering" }],
  },
  {
    iw_field: 'community',
    iw_list: 'community',
    iw_word: longWord,
    iw_rows: 1,
    iw_parent: 'hindu',
    iw_parent_label: 'Hindu',
    iw_read_as: null,
    iw_nearest: [],
  },
];

/** Answers the checked import, of which two words are in no list. */
export function answerCheckedImport(server: FakeServer): void {
  server.answer(showImport, { data: checkedImport });
  server.answer(listChoices, { data: makeChoiceLists() });
  server.answer(listImportRows, onePage([], 50));
  server.answer(listImportWords, ({ kind }) => onePage(kind === 'guessed' ? [] : unknown, 100));
}

export type InvitedPerson = EndpointData<typeof listInvitations>[number];

/** A person whose mail is on its way. */
export const anInvitedPerson: InvitedPerson = {
  iv_id: 1,
  iv_import_id: 3,
  iv_state: 'waiting',
  iv_number: 'MB1004',
  iv_name: 'Harika Rao',
  iv_age: 29,
  iv_place: 'Bengaluru',
  iv_email: 'harika@example.org',
  iv_mobile: null,
  iv_created_at: '2026-05-01T08:00:00.000Z',
  iv_is_sending: true,
  iv_invited_at: null,
  iv_expires_at: '2026-08-01T08:00:00.000Z',
};
