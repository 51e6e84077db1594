import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeMessages, takeBackMessage } from '#contract/conversations/messages.ts';
import { stopMails } from '#contract/notifications/stop-mails.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { deliverMail, gatherMail, queueMails } from '#server/features/notifications/mails.ts';
import { aConversation, aMessage } from '#tests/factories/a-conversation.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const site = 'https://marriage.example';
const kind = 'message_received';
/** A word of a message, which no mail may contain. */
const sentinel = 'Marigold-sentinel';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: site });
});
afterAll(() => application.close());

const called = (firstname: string) => aGroom(application, { firstname, lastname: 'Nair' });
const connect = (her: TestMember, him: TestMember) => aConversation(application, { members: [her, him] });
const write = (from: TestMember, to: TestMember) => aMessage(application, { from, to, text: sentinel });
const see = (her: TestMember, him: TestMember, m_id: number) =>
  callApi(application, {
    endpoint: seeMessages,
    input: { partner_id: him.user_id, m_id },
    token: her.token,
  });
/** A member, and a connected one who has just written to her. */
async function aWaitingMessage() {
  const [her, him] = [await aMember(application), await called('Arun')];
  await connect(her, him);
  return { her, him, message: await write(him, her) };
}
async function queueAfter(minutes: number) {
  application.clock.advanceMinutes(minutes);
  await queueMails(application.context);
}
async function listItems({ user_id }: TestMember) {
  return application.context.database
    .selectFrom('notificationMails')
    .select(['kind', 'partnerId', 'mailedAt'])
    .where('accountId', '=', user_id)
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
}
/** All her mails, of which there are so many, also once what waits was gathered again. */
async function mailsTo(her: TestMember, count: number) {
  await gatherMail(application.context, { accountId: her.user_id, kind });
  const mailed = (await listItems(her)).flatMap(({ mailedAt }) => mailedAt?.getTime() ?? []);
  expect(new Set(mailed).size).toBe(count);
  const mails = await receiveMails(application, { address: her.email, count });
  expect(mails).toHaveLength(count);
  return mails;
}

describe('a message is mailed', () => {
  it('when it was unread for fifteen minutes: who wrote, how many conversations wait, and not a word of it', async () => {
    const { her, him } = await aWaitingMessage();
    await write(him, her);
    await queueAfter(14);
    await mailsTo(her, 0);
    await queueAfter(1);
    const [mail] = await mailsTo(her, 1);
    expect(mail?.subject).toBe('Arun Nair sent you a message');
    expect(mail?.text).toContain('Arun Nair sent you a message.');
    expect(mail?.text).toContain(`: ${site}/chatWindow?partner=${him.user_id}\n`);
    expect(JSON.stringify(mail)).not.toContain(sentinel);
  });

  it('together with the others that waited for fifteen minutes', async () => {
    const { her } = await aWaitingMessage();
    const second = await called('Binu');
    await connect(her, second);
    await write(second, her);
    application.clock.advanceMinutes(10);
    const late = await called('Cyril');
    await connect(her, late);
    await write(late, her);
    await queueAfter(6);
    const [mail] = await mailsTo(her, 1);
    expect(mail?.subject).toBe('New messages in 2 conversations');
    expect(mail?.text).toContain('Binu Nair and Arun Nair sent you messages.');
    expect(mail?.text).toContain(`: ${site}/chatWindow\n`);
    expect(JSON.stringify(mail)).not.toContain('Cyril');
    expect((await listItems(her)).filter(({ mailedAt }) => mailedAt === null)).toMatchObject([
      { partnerId: late.user_id },
    ]);
  });

  it('at most once an hour', async () => {
    const { her } = await aWaitingMessage();
    await queueAfter(16);
    await mailsTo(her, 1);
    const other = await called('Binu');
    await connect(her, other);
    await write(other, her);
    await queueAfter(59);
    await mailsTo(her, 1);
    await queueAfter(2);
    const [newest] = await mailsTo(her, 2);
    expect(newest?.subject).toBe('Binu Nair sent you a message');
  });

  it('also when a mail of another kind has just been sent', async () => {
    const { her, him } = await aWaitingMessage();
    const item = { accountId: her.user_id, kind: 'visit', partnerId: him.user_id };
    const at = application.clock.now();
    await application.context.database
      .insertInto('notificationMails')
      .values({ ...item, notifiedAt: at, mailedAt: at })
      .execute();
    await queueAfter(15);
    expect(await mailsTo(her, 1)).toHaveLength(1);
  });

  it('not to a member who switched these mails off by the link of one', async () => {
    const { her, him, message } = await aWaitingMessage();
    await queueAfter(15);
    const [mail] = await mailsTo(her, 1);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(`Stop these mails: ${link.replace('?', '#')}\n`);
    const token = new URL(link).searchParams.get('token') ?? '';
    const { body } = await callApi(application, { endpoint: stopMails, input: { token } });
    expect(body.data).toEqual({ kind });
    await see(her, him, message.m_id);
    await write(him, her);
    await queueAfter(120);
    expect(await mailsTo(her, 1)).toHaveLength(1);
  });
});

describe('no mail is sent about a message', () => {
  it('that was seen in time', async () => {
    const { her, him, message } = await aWaitingMessage();
    await see(her, him, message.m_id);
    expect(await listItems(her)).toEqual([]);
    await queueAfter(20);
    expect(await mailsTo(her, 0)).toHaveLength(0);
  });

  it('that was seen, and the fifteen minutes of the next one begin with it', async () => {
    const { her, him, message } = await aWaitingMessage();
    await see(her, him, message.m_id);
    application.clock.advanceMinutes(10);
    await write(him, her);
    await queueAfter(10);
    await mailsTo(her, 0);
    await queueAfter(5);
    expect(await mailsTo(her, 1)).toHaveLength(1);
  });

  it('that was taken back in time', async () => {
    const { her, him, message } = await aWaitingMessage();
    await callApi(application, {
      endpoint: takeBackMessage,
      input: { m_id: message.m_id },
      token: him.token,
    });
    await queueAfter(20);
    expect(await mailsTo(her, 0)).toHaveLength(0);
  });

  it.each<[string, (her: TestMember, him: TestMember) => Promise<unknown>]>([
    [
      'she blocked him',
      (her, him) =>
        callApi(application, {
          endpoint: blockMember,
          input: { partner_id: him.user_id },
          token: her.token,
        }),
    ],
    [
      'he blocked her',
      (her, him) =>
        callApi(application, {
          endpoint: blockMember,
          input: { partner_id: her.user_id },
          token: him.token,
        }),
    ],
    [
      'he hid his profile',
      (_her, him) =>
        callApi(application, { endpoint: updateSettings, input: { is_hidden: true }, token: him.token }),
    ],
    [
      'he was erased',
      (_her, him) =>
        application.context.database.deleteFrom('accounts').where('id', '=', him.user_id).execute(),
    ],
    [
      'she switched these mails off',
      (her) =>
        callApi(application, {
          endpoint: updateSettings,
          input: { notifications: [{ kind, bell: true, mail: false }] },
          token: her.token,
        }),
    ],
    [
      'she may not sign in any more',
      ({ user_id }) =>
        application.context.database
          .updateTable('accounts')
          .set({ status: 'inactive' })
          .where('id', '=', user_id)
          .execute(),
    ],
    ['she read it', async (her, him) => see(her, him, Number.MAX_SAFE_INTEGER)],
  ])('when %s before it leaves', async (_reason, change) => {
    const { her, him } = await aWaitingMessage();
    application.clock.advanceMinutes(15);
    const mailedAt = application.clock.now();
    await application.context.database
      .updateTable('notificationMails')
      .set({ mailedAt })
      .where('accountId', '=', her.user_id)
      .execute();
    await change(her, him);
    await deliverMail(application.context, { accountId: her.user_id, kind, mailedAt });
    expect(await listMailsTo(application.outbox, her.email)).toEqual([]);
  });
});
