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
    'POST /admin/users/batch/show': { batch_id },
    'GET /admin/users/batch/list': {},
    'POST /admin/users/batch/undo': { batch_id },
  };
}

/** A valid input of every call about the own e-mail address and number. */
export function writeOwnContactInputs(password: string): Record<string, object> {
  return {
    'GET /account/contacts': {},
    'POST /account/email': { email: `new.${crypto.randomUUID()}@example.org`, current_password: password },
    'POST /account/email/confirm': { email: 'new@example.org', otp: '0000' },
    'POST /account/mobile': { mobile: aRegistration().mobile, current_password: password },
    'POST /account/mobile/confirm': { mobile: '9876500000', otp: '0000' },
    'POST /account/mobile/remove': { current_password: password },
    'POST /account/mobile/ask_no_more': {},
    'POST /account/email/undo': { token: 'a-token-that-no-change-has' },
    'POST /second_factor/undo': { token: 'a-token-that-no-change-has' },
  };
}
