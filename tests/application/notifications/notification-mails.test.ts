import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import type { NotificationKind } from '#contract/notifications/notification.choices.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { deliverMail, gatherMail, queueMails } from '#server/features/notifications/mails.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { callApi } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const site = 'https://marriage.example';
let application: TestApplication;
let calls: ReturnType<typeof connecting>;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: site });
  calls = connecting(application);
});
afterAll(() => application.close());

const aPair = async () => [await aMember(application), await aGroom(application)] as const;
const called = (firstname: string) => aGroom(application, { firstname, lastname: 'Nair' });
/** The newest notification mail, of which there have to be so many. */
async function readMail({ email }: TestMember, count = 1) {
  const [mail] = await receiveMails(application, { address: email, count });
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
}
const countMails = async ({ email }: TestMember) => (await listMailsTo(application.outbox, email)).length;
const settings = ({ token }: TestMember, input: EndpointInput<typeof updateSettings>) =>
  callApi(application, { endpoint: updateSettings, input, token });
const choose = (member: TestMember, kind: NotificationKind, mail: boolean) =>
  settings(member, { notifications: [{ kind, bell: true, mail }] });
const open = ({ token }: TestMember, { user_id }: TestMember) =>
  callApi(application, { endpoint: showPartner, input: { partner_id: user_id }, token });
const bellOf = async ({ token }: TestMember) =>
  (await callApi(application, { endpoint: listNotifications, input: {}, token })).body.data;

type Acting = (her: TestMember, him: TestMember) => Promise<unknown>;
/** He sends an interest, and one of the two answers. */
const answered =
  (status: 'accepted' | 'rejected' | 'cancelled', by: 'her' | 'him'): Acting =>
  async (her, him) => {
    const [sender, receiver] = by === 'her' && status !== 'cancelled' ? [her, him] : [him, her];
    const { body } = await calls.send(sender, receiver);
    const answering = status === 'cancelled' ? sender : receiver;
    await calls.answer(answering, { interest_id: body.data.i_id, status });
  };

describe('a mail', () => {
  it.each<[NotificationKind, string, string, Acting]>([
    [
      'interest_received',
      'Joseph Varghese has sent you an interest',
      '/inbox',
      (her, him) => calls.send(him, her),
    ],
    [
      'interest_accepted',
      'Joseph Varghese has accepted your interest',
      '/inbox?tab=accepted&by=them',
      answered('accepted', 'her'),
    ],
    [
      'interest_declined',
      'Joseph Varghese has declined your interest',
      '/inbox?tab=sent',
      answered('rejected', 'her'),
    ],
    [
      'interest_cancelled',
      'Joseph Varghese has cancelled an interest',
      '/inbox',
      answered('cancelled', 'him'),
    ],
    [
      'contact_viewed',
      'Joseph Varghese has viewed your contact details',
      '/inbox?tab=contacts&by=them',
      (her, him) => calls.view(him, her),
    ],
    ['visit', 'Joseph Varghese has viewed your profile', '/profile-vists', (her, him) => open(him, her)],
  ])('of kind %s has the subject “%s” and a link to %s', async (kind, subject, path, act) => {
    const [her, him] = await aPair();
    // Of this kind alone.
    await choose(her, 'interest_received', false);
    await choose(her, kind, true);
    await act(her, him);
    const mail = await readMail(her);
    expect(mail.subject).toBe(subject);
    const escaped = `${site}${path}`.replaceAll('&', '&amp;');
    expect([mail.text.includes(`: ${site}${path}\n`), mail.html.includes(`"${escaped}"`)]).toEqual([
      true,
      true,
    ]);
    expect(await bellOf(her)).toContainEqual(expect.objectContaining({ kind }));
  });

  it('greets the member by the first name of the profile', async () => {
    const her = await aMember(application, { firstname: 'Meera' });
    await calls.send(await called('Arun'), her);
    expect((await readMail(her)).text).toContain('Dear Meera,');
  });

  it('about an interest says how old the member is and where they live', async () => {
    const her = await aMember(application);
    const him = await aMember(application, { gender: 'Male', firstname: 'Joseph' });
    const update = { state: 'Kerala', district: 'Thrissur', city: 'Guruvayur', country: 'India' };
    await callApi(application, { endpoint: updateProfile, input: update, token: him.token });
    await calls.send(him, her);
    expect((await readMail(her)).text).toMatch(/About Joseph: \d\d years old, lives in Guruvayur, Kerala\./);
  });

  it('contains neither contact details nor messages', async () => {
    const [her, him] = await aPair();
    await calls.send(him, her);
    const { text, html } = await readMail(her);
    for (const said of [text, html]) {
      expect(said).toContain('Joseph Varghese');
      for (const secret of ['@', him.mobile.slice(-9), 'I found your profile interesting']) {
        expect(said).not.toContain(secret);
      }
    }
  });

  it('is not sent when the member switched it off, but the bell has the notification', async () => {
    const [her, him] = await aPair();
    await choose(her, 'interest_received', false);
    await calls.send(him, her);
    await open(him, her);
    expect((await bellOf(her)).map(({ kind }) => kind)).toEqual(['visit', 'interest_received']);
    const waiting = await application.context.database
      .selectFrom('notificationMails')
      .select('id')
      .where('accountId', '=', her.user_id)
      .execute();
    expect(waiting).toEqual([]);
  });

  it('is not sent when the transaction is rolled back', async () => {
    const [her, him] = await aPair();
    await calls.send(him, her);
    await readMail(her);
    const refused = await calls.send(him, her);
    expect(refused.status).toBe(409);
    const rows = await application.context.database
      .selectFrom('notificationMails')
      .select('id')
      .where('accountId', '=', her.user_id)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe('at most one mail of a kind is sent in an hour', () => {
  it('with all events since the last one', async () => {
    const her = await aMember(application);
    await calls.send(await called('Arun'), her);
    expect((await readMail(her)).subject).toBe('Arun Nair has sent you an interest');
    for (const name of ['Binu', 'Cyril', 'Dev', 'Eby', 'Femin', 'Giri']) {
      await calls.send(await called(name), her);
    }
    application.clock.advanceMinutes(59);
    await gatherMail(application.context, { accountId: her.user_id, kind: 'interest_received' });
    await queueMails(application.context);
    expect(await countMails(her)).toBe(1);
    application.clock.advanceMinutes(2);
    await queueMails(application.context);
    const { subject, text } = await readMail(her, 2);
    expect(subject).toBe('6 new interests');
    expect(text).toContain(
      'Giri Nair, Femin Nair, Eby Nair, Dev Nair, Cyril Nair and 1 more have sent you interests.',
    );
    expect(text).not.toContain('Arun');
    await queueMails(application.context);
    await gatherMail(application.context, { accountId: her.user_id, kind: 'interest_received' });
    expect(await countMails(her)).toBe(2);
    for (const name of ['Hari', 'Ivan', 'Jobin']) await calls.send(await called(name), her);
    application.clock.advanceMinutes(61);
    await queueMails(application.context);
    expect((await readMail(her, 3)).text).toContain(
      'Jobin Nair, Ivan Nair and Hari Nair have sent you interests.',
    );
  });

  it('also with concurrent jobs', async () => {
    const [her, him] = await aPair();
    const kind = 'interest_received';
    await anInterest(application, { senderId: him.user_id, receiverId: her.user_id });
    const row = { accountId: her.user_id, kind, partnerId: him.user_id, notifiedAt: application.clock.now() };
    await application.context.database.insertInto('notificationMails').values([row, row]).execute();
    const gather = () => gatherMail(application.context, { accountId: her.user_id, kind });
    await Promise.all([gather(), gather(), gather(), gather()]);
    expect((await readMail(her)).subject).toBe('Joseph Varghese has sent you an interest');
    expect(await countMails(her)).toBe(1);
  });

  it('without delaying mails of another kind', async () => {
    const [her, him] = await aPair();
    await calls.send(him, her);
    await readMail(her);
    await calls.view(him, her);
    expect((await readMail(her, 2)).subject).toBe('Joseph Varghese has viewed your contact details');
  });
});

describe('an event that is no longer true when the mail is sent', () => {
  /** Interests that wait for the next mail, because one was just sent. */
  async function waiting(names: readonly string[]) {
    const her = await aMember(application);
    await calls.send(await called('First'), her);
    await readMail(her);
    const people = [];
    for (const name of names) {
      const him = await called(name);
      const { body } = await calls.send(him, her);
      people.push({ him, interest_id: body.data.i_id });
    }
    return { her, people };
  }
  async function readNext(her: TestMember) {
    application.clock.advanceMinutes(61);
    await queueMails(application.context);
    return readMail(her, 2);
  }

  it('is left out: cancelled or answered interests, and invisible members', async () => {
    const { her, people } = await waiting(['Stays', 'Tookback', 'Answered', 'Blocked', 'Hidden']);
    const [, tookBack, answeredOne, blocked, hidden] = people;
    if (!tookBack || !answeredOne || !blocked || !hidden) throw new Error('Five are waiting');
    await calls.answer(tookBack.him, { interest_id: tookBack.interest_id, status: 'cancelled' });
    await calls.answer(her, { interest_id: answeredOne.interest_id, status: 'accepted' });
    const input = { partner_id: blocked.him.user_id };
    await callApi(application, { endpoint: blockMember, input, token: her.token });
    await settings(hidden.him, { is_hidden: true });
    expect((await readNext(her)).subject).toBe('Stays Nair has sent you an interest');
  });

  it.each<[string, (her: TestMember) => Promise<unknown>]>([
    ['wants none any more', (her) => choose(her, 'interest_received', false)],
    [
      'may not sign in any more',
      ({ user_id }) =>
        application.context.database
          .updateTable('accounts')
          .set({ status: 'inactive' })
          .where('id', '=', user_id)
          .execute(),
    ],
    [
      'was erased',
      ({ user_id }) =>
        application.context.database.deleteFrom('accounts').where('id', '=', user_id).execute(),
    ],
  ])('is not mailed when the member %s', async (_reason, change) => {
    const { her } = await waiting(['Waits']);
    const mailedAt = application.clock.now();
    await application.context.database
      .updateTable('notificationMails')
      .set({ mailedAt })
      .where('accountId', '=', her.user_id)
      .where('mailedAt', 'is', null)
      .execute();
    await change(her);
    await deliverMail(application.context, { accountId: her.user_id, kind: 'interest_received', mailedAt });
    expect(await countMails(her)).toBe(1);
  });
});

it('a delivery that is tried again has the same message id', async () => {
  const [her, him] = await aPair();
  await calls.send(him, her);
  const first = await readMail(her);
  const { mailedAt } = await application.context.database
    .selectFrom('notificationMails')
    .select('mailedAt')
    .where('accountId', '=', her.user_id)
    .executeTakeFirstOrThrow();
  await deliverMail(application.context, {
    accountId: her.user_id,
    kind: 'interest_received',
    mailedAt: mailedAt ?? new Date(0),
  });
  const second = await readMail(her, 2);
  expect(first.headers?.['Message-ID']).toMatch(/^<notice\.interest_received\.\d+\.\d+@marriage\.example>$/);
  expect(second.headers?.['Message-ID']).toBe(first.headers?.['Message-ID']);
});
