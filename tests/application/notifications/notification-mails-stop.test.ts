import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import type { NotificationKind } from '#contract/notifications/notification.choices.ts';
import { stopMails } from '#contract/notifications/stop-mails.ts';
import { saveSearch } from '#contract/searches/saved-searches.ts';
import { showSettings, updateSettings } from '#contract/settings/settings.ts';
import { sendInterest } from '#server/features/interests/interest.ts';
import { stopToken } from '#server/features/notifications/stop-mails.ts';
import { deliverAlert, runAlerts } from '#server/features/searches/alerts.ts';
import { aCrowd } from '#tests/factories/a-crowd.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { connecting } from '#tests/support/connecting.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const site = 'https://marriage.example';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: site });
});
afterAll(() => application.close());

const stop = (token: string) => callApi(application, { endpoint: stopMails, input: { token } });
const tellingOf = async ({ token }: TestMember, wanted: NotificationKind) => {
  const { body } = await callApi(application, { endpoint: showSettings, input: {}, token });
  const found = body.data.notifications.find(({ kind }) => kind === wanted);
  return [found?.bell, found?.mail];
};
async function aNotifiedMember() {
  const [her, him] = [await aMember(application), await aGroom(application)];
  await connecting(application).send(him, her);
  const [mail] = await receiveMails(application, { address: her.email, count: 1 });
  const { headers = {}, text = '' } = mail ?? {};
  const address = new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  return { her, headers, text, address, token: address.searchParams.get('token') ?? '' };
}

describe('mails of one kind are stopped', () => {
  it('by the link of such a mail, without signing in, any number of times; the bell goes on', async () => {
    const { her, text, address, token } = await aNotifiedMember();
    expect(text).toContain(`Stop these mails: ${address.href.replace('?', '#')}\n`);
    expect([address.origin, address.pathname]).toEqual([site, '/stop-mails']);
    for (const time of ['first', 'second']) {
      const { status, body } = await stop(token);
      expect([time, status, body.message, body.data]).toEqual([
        time,
        200,
        'You will get no more mails of this kind.',
        { kind: 'interest_received' },
      ]);
    }
    expect(await tellingOf(her, 'interest_received')).toEqual([true, false]);
    expect(await tellingOf(her, 'interest_accepted')).toEqual([true, true]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'by one click in the mail program, which sends %s',
    async (type) => {
      const { her, headers, address } = await aNotifiedMember();
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const answer = await application.server.inject({
        method: 'POST',
        url: address.pathname + address.search,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, answer.body]).toEqual([200, 'You will get no more mails of this kind.']);
      expect(await tellingOf(her, 'interest_received')).toEqual([true, false]);
    },
  );

  it('by no guessed or changed link', async () => {
    const { her, token } = await aNotifiedMember();
    const { user_id: accountId } = her;
    const forged = [
      token.replace('interest_received', 'visit'),
      token.replace(String(accountId), String(accountId + 1)),
      `${token}x`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      stopToken('another key, of another installation', { accountId, kind: 'interest_received' }),
      token.replace('interest_received', 'everything'),
      '',
    ];
    for (const guess of forged) {
      const { status, body } = await stop(guess);
      expect([guess, status, body.code]).toEqual([guess, 404, 'not_found']);
      const url = `/stop-mails?token=${guess}`;
      expect((await sendRaw(application, { method: 'POST', url, payload: '{}' })).status).toBe(404);
    }
    expect((await stop('x'.repeat(201))).status).toBe(422);
    expect((await sendRaw(application, { method: 'POST', url: '/stop-mails', payload: '{}' })).status).toBe(
      422,
    );
    expect(await tellingOf(her, 'interest_received')).toEqual([true, true]);
  });

  it('by no link of an erased account', async () => {
    const { her, token } = await aNotifiedMember();
    await application.context.database.deleteFrom('accounts').where('id', '=', her.user_id).execute();
    expect((await stop(token)).status).toBe(404);
  });
});

describe('mails of saved searches', () => {
  it('follow the same choice, and the bell goes on', async () => {
    const her = await aMember(application);
    const { token, user_id: accountId } = her;
    await callApi(application, { endpoint: saveSearch, input: { name: 'Everybody', filters: {} }, token });
    await stop(stopToken(application.context.secretKey, { accountId, kind: 'search_alert' }));
    application.clock.advanceMinutes(5);
    await aGroom(application);
    application.clock.advanceMinutes(2 * 24 * 60);
    const alertedAt = application.clock.now();
    await runAlerts(application.context, accountId);
    const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
    expect(body.data).toMatchObject([{ kind: 'search_alert', name: 'Everybody' }]);
    await application.runJobs();
    await deliverAlert(application.context, { accountId, alertedAt });
    expect(await listMailsTo(application.outbox, her.email)).toEqual([]);
    const notifications = [{ kind: 'search_alert', bell: true, mail: true }] as const;
    await callApi(application, {
      endpoint: updateSettings,
      input: { notifications: [...notifications] },
      token,
    });
    await deliverAlert(application.context, { accountId, alertedAt });
    expect(await listMailsTo(application.outbox, her.email)).toHaveLength(1);
  });
});

it('a mail has the headers with which mail programs stop mails by one click', async () => {
  const receiver = await startSmtpReceiver();
  const own = await startApplication({ PUBLIC_URL: site, SMTP_URL: receiver.url });
  try {
    const [receiverId = 0] = await aCrowd(own, { count: 1, gender: 'Female' });
    const [senderId = 0] = await aCrowd(own, { count: 1, gender: 'Male' });
    const { email: address } = await own.context.database
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', receiverId)
      .executeTakeFirstOrThrow();
    await sendInterest(own.context, { senderId, receiverId, message: 'A quiet sentinel sentence' });
    await own.runJobs();
    const [mail] = await receiver.waitForMails({ address, count: 1 });
    expect(mail?.subject).toBe('Some One has sent you an interest');
    expect(mail?.headers.get('list-unsubscribe')).toMatch(
      /^<https:\/\/marriage\.example\/stop-mails\?token=\d+-interest_received-[\w-]{43}>$/,
    );
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(`${mail?.text}${mail?.html}`).not.toContain('sentinel');
  } finally {
    await own.close();
    await receiver.close();
  }
});
