import { zipParts } from '#tests/support/spreadsheets.ts';
import { aRegistration } from './a-registration.ts';

/** The members that administrators switch and erase, and an action on many. */
type MemberSubject = { switchedId: number; erasedId: number; batchId: number };

/** What administrators do for members. */
export function writeMemberInputs(subject: MemberSubject): Record<string, object> {
  const { switchedId: user_id, batchId: batch_id } = subject;
  const [reason, erased] = ['Asked for by phone.', { user_id: subject.erasedId }];
  const selection = { kind: 'ids', user_ids: [user_id] };
  return {
    'POST /admin/users/update': { user_id },
    'POST /admin/users/search': {
      search: 'a',
      filters: { gender: 'Female', seen_days: 30 },
      sort: 'last_seen',
    },
    'POST /admin/users/profile': { user_id },
    'POST /admin/users/contact': { user_id },
    'POST /admin/users/note': { user_id, text: 'Called twice; the family answers in the evening.' },
    'POST /admin/users/notes': { user_id },
    'POST /admin/users/plans': { user_id },
    'POST /admin/users/resend_code': { user_id },
    'POST /admin/users/sign_out': { user_id, reason },
    'POST /admin/users/second_factor/remove': { user_id, reason },
    'POST /admin/users/correct': { user_id, email: `${crypto.randomUUID()}@example.org`, reason },
    'POST /admin/users/correct_person': { user_id, dob: '1990-02-03', reason },
    'POST /account/confirm_contact': { token: 'a-link-that-nobody-was-sent' },
    'POST /admin/users/erase': { ...erased, reason },
    'POST /admin/users/erase_confirm': { ...erased, reason },
    'POST /admin/users/erase_cancel': { ...erased, reason },
    'GET /admin/users/export.csv': { verified: 'true' },
    'POST /admin/users/batch/preview': { action: 'sign_out', selection },
    'POST /admin/users/batch/start': { action: 'sign_out', selection, reason, total: 1 },
    'GET /admin/users/batch/list': {},
    'POST /admin/users/batch/undo': { batch_id },
  };
}

/** A valid input of every call about the own e-mail address and number. */
export function writeOwnContactInputs(password: string): Record<string, object> {
  return {
    'GET /profile/reach': {},
    'GET /account/contacts': {},
    'POST /account/email': { email: `new.${crypto.randomUUID()}@example.org`, current_password: password },
    'POST /account/email/confirm': { email: 'new@example.org', otp: '0000' },
    'POST /account/mobile': { mobile: aRegistration().mobile, current_password: password },
    'POST /account/mobile/confirm': { mobile: '9876500000', otp: '0000' },
    'POST /account/mobile/remove': { current_password: password },
    'POST /account/mobile/ask_no_more': {},
    'POST /sign_in_link': { token: 'a-token-that-no-mail-has' },
    'POST /account/email/undo': { token: 'a-token-that-no-change-has' },
    'POST /second_factor/undo': { token: 'a-token-that-no-change-has' },
  };
}

/** What administrators do with the choice lists that members use, and with their synonyms. */
export function writeChoiceInputs(name: string): Record<string, object> {
  return {
    'GET /admin/choices/list': { list: 'religion' },
    'POST /admin/choices/add': { list: 'community', label: `Added ${name}`, parent: 'hindu' },
    'POST /admin/choices/rename': { list: 'religion', code: 'jain', label: 'Jain' },
    'POST /admin/choices/reorder': { list: 'diet', codes: ['veg'], previous: ['veg'] },
    'POST /admin/choices/switch': { list: 'religion', code: 'jain', is_active: true },
    'GET /admin/choices/synonyms': { list: 'qualification' },
    'POST /admin/choices/synonyms/add': { list: 'diet', code: 'veg', word: `Veg ${name}` },
    'POST /admin/choices/synonyms/change': {
      synonym_id: 1,
      code: 'hindu',
      word: 'Hinduism',
      keeps_words: false,
    },
    'POST /admin/choices/synonyms/remove': { synonym_id: 2 },
  };
}

const list = { page: '1', limit: '20' };

/** A valid input of every call of administrators about imports and invitations. */
export function writeImportInputs(
  { importId: import_id, invitationId: invitation_id }: { importId: number; invitationId: number },
  name: string,
): Record<string, object> {
  // The next sheet with the same headers begins with it, so it imports people who can be invited.
  const mapping = {
    fields: {
      firstname: { columns: ['Name'], converter: 'text' },
      gender: { columns: ['Sex'], converter: 'choice' },
      email: { columns: ['E-mail'], converter: 'email' },
    },
  };
  return {
    'POST /admin/imports/upload': { file: new Blob(['Name\nAsha']), file_name: 'people.csv' },
    'GET /admin/imports/list': list,
    'GET /admin/imports/show': { import_id },
    'POST /admin/imports/check': { import_id, mapping, save_as: name },
    'GET /admin/imports/words': { import_id },
    'POST /admin/imports/words/decide': { import_id, rest: 'nothing' },
    'POST /admin/imports/remove_people': { import_id },
    'POST /admin/imports/start': { import_id, sends_invitations: false, source: 'A bureau' },
    'POST /admin/imports/stop': { import_id },
    'POST /admin/imports/remove': { import_id },
    'GET /admin/imports/rows': { import_id, ...list },
    'GET /admin/imports/row': { import_id, row: 2 },
    'GET /admin/imports/problems.csv': { import_id },
    'POST /admin/imports/photos': {
      import_id,
      file: new Blob([new Uint8Array(zipParts([{ name: '12.jpg', content: '' }]))]),
    },
    'GET /admin/imports/photos/report': { import_id },
    'GET /admin/imports/mappings': {},
    'POST /admin/imports/mappings/remove': { name },
    'POST /admin/imports/invite': { import_id },
    'GET /admin/invitations/list': list,
    'GET /admin/invitations/show': { invitation_id },
    'POST /admin/invitations/link': { invitation_id },
    'POST /admin/imports/links': { import_id },
    'POST /admin/invitations/erase': { invitation_id },
  };
}
