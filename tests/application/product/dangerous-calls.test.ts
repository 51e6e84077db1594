import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { anAdministrator } from '#tests/factories/a-member.ts';
import { nameOfCall, sendCall } from '#tests/support/every-call.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

/**
 * What gives access, moves money, changes what visitors see, writes to many, destroys or takes data away: an administrator has given the
 * password or a code within 15 minutes. What members ask for is in the tests of own contacts, factors, passwords and leaving.
 */
const provedCalls = [
  'GET /admin/audit/export.csv',
  'GET /admin/enquiries/export.csv',
  'GET /admin/imports/problems.csv',
  'GET /admin/payments/export.csv',
  'GET /admin/users/export.csv',
  'POST /admin/administrators/invite',
  'POST /admin/administrators/remove',
  'POST /admin/administrators/update',
  'POST /admin/banner/add',
  'POST /admin/banner/delete',
  'POST /admin/banner/edit',
  'POST /admin/banner/move',
  'POST /admin/banner/update',
  'POST /admin/choices/add',
  'POST /admin/choices/rename',
  'POST /admin/choices/reorder',
  'POST /admin/choices/switch',
  'POST /admin/imports/invite',
  'POST /admin/imports/links',
  'POST /admin/imports/remove_people',
  'POST /admin/imports/start',
  'POST /admin/invitations/erase',
  'POST /admin/invitations/link',
  'POST /admin/payments/confirm',
  'POST /admin/payments/confirm_many',
  'POST /admin/payments/refund',
  'POST /admin/payments/reject',
  'POST /admin/plan/add',
  'POST /admin/plan/assign',
  'POST /admin/plan/delete',
  'POST /admin/plan/order',
  'POST /admin/plan/retire',
  'POST /admin/plan/update',
  'POST /admin/plan/withdraw',
  'POST /admin/reports/ban',
  'POST /admin/reports/lift',
  'POST /admin/reviews/update',
  'POST /admin/second_factor/reset',
  'POST /admin/site/logo',
  'POST /admin/site/logo/remove',
  'POST /admin/site/page/publish',
  'POST /admin/site/update',
  'POST /admin/success_story/delete',
  'POST /admin/success_story/edit',
  'POST /admin/success_story/move',
  'POST /admin/success_story/update',
  'POST /admin/users/batch/start',
  'POST /admin/users/batch/undo',
  'POST /admin/users/correct',
  'POST /admin/users/correct_person',
  'POST /admin/users/erase',
  'POST /admin/users/erase_confirm',
  'POST /admin/users/second_factor/remove',
  'POST /admin/users/update',
];

/** The other calls of administrators, with the reason why a fresh proof is not asked for. */
const everydayCalls = [
  // One case that waits, which its member reads and an administrator can take back.
  'POST /admin/review/claim',
  'POST /admin/review/release',
  'POST /admin/review/decide',
  'POST /admin/reports/claim',
  'POST /admin/reports/decide',
  'POST /admin/reports/reopen',
  'POST /admin/reports/identify',
  'POST /admin/reports/picture',
  // A message to one person or one couple, who asked or is asked.
  'POST /admin/enquiries/update',
  'POST /admin/enquiries/reply',
  'POST /admin/enquiries/received',
  'POST /admin/enquiries/resend',
  'POST /admin/success_story/ask',
  'POST /admin/users/resend_code',
  'POST /admin/users/sign_out',
  'POST /admin/users/note',
  // Work on a sheet: nobody sees it, and the people that it made stay.
  'POST /admin/imports/upload',
  'POST /admin/imports/check',
  'POST /admin/imports/stop',
  'POST /admin/imports/words/decide',
  'POST /admin/imports/photos',
  'POST /admin/imports/remove',
  'POST /admin/imports/mappings/remove',
  // Other spellings, which nobody is shown.
  'POST /admin/choices/synonyms/add',
  'POST /admin/choices/synonyms/change',
  'POST /admin/choices/synonyms/remove',
  // Stops an erasure, or tries what the product owes again.
  'POST /admin/users/erase_cancel',
  'POST /admin/jobs/retry',
  // Reading, one page or one person at a time; the audit log has looks at contact details, messages and mails.
  'POST /admin/administrators/list',
  'POST /admin/audit/list',
  'POST /admin/jobs/list',
  'POST /admin/outbox/read',
  'POST /admin/payments/list',
  'POST /admin/payments/statement',
  'POST /admin/reports/contact',
  'POST /admin/reports/messages',
  'POST /admin/reports/show',
  'POST /admin/review/list',
  'POST /admin/reviews/list',
  'POST /admin/site',
  'POST /admin/users/batch/preview',
  'POST /admin/users/contact',
  'POST /admin/users/notes',
  'POST /admin/users/plans',
  'POST /admin/users/profile',
  'POST /admin/users/search',
];

const callsOfAdministrators = endpoints.filter(({ access }) => access === 'administrator');
const proved = callsOfAdministrators.filter(({ needsProof }) => needsProof === true);
/** A download takes data away; another `GET` only reads. */
const decided = callsOfAdministrators.filter(
  ({ method, download }) => method === 'POST' || download !== undefined,
);

describe('a dangerous call', () => {
  it('is one of this list', () => {
    expect(proved.map(nameOfCall).toSorted()).toEqual(provedCalls);
  });

  it('is not forgotten: each call that changes or downloads something is in one of two lists', () => {
    expect(decided.map(nameOfCall).toSorted()).toEqual([...provedCalls, ...everydayCalls].toSorted());
  });

  it('needs a proof that is at most 15 minutes old, before it answers anything else', async () => {
    const { token } = await anAdministrator(application);
    application.clock.advanceMinutes(16);
    for (const endpoint of proved) {
      const { code } = await sendCall(application, { endpoint, input: {}, token });
      expect([nameOfCall(endpoint), code]).toEqual([nameOfCall(endpoint), 'proof_required']);
    }
  });
});
