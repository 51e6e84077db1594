import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { switchUser } from '#contract/administration/users.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { updateProfile } from '#contract/profiles/own-profile.ts';
import { changeSavedSearch, listSavedSearches, saveSearch } from '#contract/searches/saved-searches.ts';
import { stopAlert } from '#contract/searches/stop-alert.ts';
import { runAlerts, queueAlerts } from '#server/features/searches/alerts.ts';
import { updateSiteSetting } from '#server/features/site/site-settings.ts';
import { dayAround } from '#server/features/site/site.rules.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { aMember, anAdministrator, type TestMember } from '#tests/factories/a-member.ts';
import { callApi, sendRaw } from '#tests/support/call-api.ts';
import { listMailsTo, receiveMails } from '#tests/support/read-code.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

const timeZone = 'Asia/Kolkata';
let application: TestApplication;
let bride: TestMember;
beforeAll(async () => {
  application = await startApplication({ PUBLIC_URL: 'https://marriage.example' });
});
beforeEach(async () => {
  // Members of other tests registered long ago.
  application.clock.advanceMinutes(5);
  bride = await aMember(application);
});
afterAll(() => application.close());

/** Saves a search some time after all others registered. */
async function save(name: string, filters: EndpointInput<typeof saveSearch>['filters'] = {}) {
  application.clock.advanceMinutes(5);
  const input = { name, filters };
  return (await callApi(application, { endpoint: saveSearch, input, token: bride.token })).body.data;
}

/** Moves the clock to an hour of the next day where the site is. */
function nextMorning(hour = 9): void {
  const now = application.clock.now();
  const { endsAt } = dayAround(timeZone, now);
  advanceTo(new Date(endsAt.getTime() + hour * 3_600_000));
}

function advanceTo(instant: Date): void {
  application.clock.advanceMinutes((instant.getTime() - application.clock.now().getTime()) / 60_000);
}

/** Its midnight in UTC; the clocks of the European Union change an hour later. */
function lastSundayOfMarch(year: number): Date {
  const last = new Date(Date.UTC(year, 2, 31));
  return new Date(Date.UTC(year, 2, 31 - last.getUTCDay()));
}

const mails = () => listMailsTo(application.outbox, bride.email);
/** The newest mail about searches, of which there have to be so many. */
async function readAlert(count: number) {
  const [mail] = await receiveMails(application, { address: bride.email, count });
  if (mail === undefined) throw new Error('There is no mail');
  return mail;
}
const bell = async () =>
  (await callApi(application, { endpoint: listNotifications, input: {}, token: bride.token })).body.data;
const alerts = async () =>
  (await callApi(application, { endpoint: listSavedSearches, input: {}, token: bride.token })).body.data.map(
    ({ alert }) => alert,
  );

describe('the alert of a saved search', () => {
  it('names new members in the morning, in one mail and on the bell', async () => {
    await aGroom(application, { firstname: 'Longago' });
    await save('Nobody', { religion: 'Sikh' });
    await save('Everybody');
    const hindus = await save('Hindus', { religion: 'Hindu' });
    await aGroom(application, { firstname: 'Arjun', lastname: 'Nair', religion: 'Hindu' });
    nextMorning();
    await queueAlerts(application.context);
    const { subject, text, html } = await readAlert(1);
    expect(subject).toBe('New profiles for your saved searches: 2');
    for (const content of [text, html]) {
      expect(content).toContain('Arjun Nair');
      expect(content).toContain('Hindus');
      expect(content).toContain(`https://marriage.example/moreMatch?saved=${hindus.search_id}`);
      expect(content).not.toContain('Longago');
      expect(content).not.toContain('Nobody');
      expect(content).not.toContain('@');
    }
    expect((await bell()).map(({ kind, name, count }) => [kind, name, count])).toEqual([
      ['search_alert', 'Hindus', 1],
      ['search_alert', 'Everybody', 1],
    ]);
  });

  it('leaves out members who are connected or whose interest waits', async () => {
    await save('Everybody');
    const [connected, asked, asking] = [
      await aGroom(application),
      await aGroom(application),
      await aGroom(application),
    ];
    const own = { senderId: bride.user_id };
    await anInterest(application, { ...own, receiverId: connected.user_id, status: 'accepted' });
    await anInterest(application, { ...own, receiverId: asked.user_id });
    await anInterest(application, { senderId: asking.user_id, receiverId: bride.user_id });
    await aGroom(application);
    nextMorning();
    await queueAlerts(application.context);
    await readAlert(1);
    expect((await bell()).map(({ kind, count }) => [kind, count])).toEqual([['search_alert', 1]]);
  });

  it('is sent in the morning, once a day', async () => {
    await save('Everybody');
    await aGroom(application);
    await queueAlerts(application.context);
    nextMorning(5);
    await queueAlerts(application.context);
    expect(await bell()).toEqual([]);
    application.clock.advanceMinutes(4 * 60);
    await queueAlerts(application.context);
    await readAlert(1);
    await aGroom(application);
    await queueAlerts(application.context);
    await runAlerts(application.context, bride.user_id);
    expect(await bell()).toHaveLength(1);
    nextMorning();
    await queueAlerts(application.context);
    await readAlert(2);
    expect(await bell()).toHaveLength(2);
  });

  it('names a member once, and a member who changed', async () => {
    const old = await aGroom(application, { firstname: 'Changing' });
    await save('Everybody');
    await aGroom(application, { firstname: 'Fresh' });
    nextMorning();
    await runAlerts(application.context, bride.user_id);
    const first = await readAlert(1);
    expect([first.text.includes('Fresh'), first.text.includes('Changing')]).toEqual([true, false]);
    nextMorning();
    await callApi(application, { endpoint: updateProfile, input: { height: 170 }, token: old.token });
    await runAlerts(application.context, bride.user_id);
    nextMorning();
    await runAlerts(application.context, bride.user_id);
    const second = await readAlert(2);
    expect([second.text.includes('Fresh'), second.text.includes('Changing')]).toEqual([false, true]);
    nextMorning();
    await callApi(application, { endpoint: updateProfile, input: { height: 171 }, token: old.token });
    await runAlerts(application.context, bride.user_id);
    expect(await mails()).toHaveLength(2);
  });

  it('is sent on the day when clocks change, also when it ran in the last hour of the day before', async () => {
    await updateSiteSetting(application.context, { key: 'timeZone', text: 'Europe/Berlin' });
    await save('Everybody');
    const nextYear = application.clock.now().getUTCFullYear() + 1;
    const changes = lastSundayOfMarch(nextYear);
    // Half past eleven in the evening, and nine o'clock of a day that has 23 hours.
    advanceTo(new Date(changes.getTime() - 1.5 * 3_600_000));
    await runAlerts(application.context, bride.user_id);
    application.clock.advanceMinutes(10);
    await aGroom(application, { firstname: 'Ravi' });
    advanceTo(new Date(changes.getTime() + 7 * 3_600_000));
    await runAlerts(application.context, bride.user_id);
    expect((await readAlert(1)).text).toContain('Ravi');
    await updateSiteSetting(application.context, { key: 'timeZone', text: timeZone });
  });

  it('is not sent when there is no one new', async () => {
    await aGroom(application);
    await save('Everybody');
    nextMorning();
    await runAlerts(application.context, bride.user_id);
    expect([await bell(), (await mails()).length]).toEqual([[], 0]);
  });

  it('is sent once when several processes run it at the same time', async () => {
    await save('Everybody');
    await aGroom(application);
    nextMorning();
    await Promise.all([1, 2, 3, 4].map(() => runAlerts(application.context, bride.user_id)));
    await readAlert(1);
    expect(await bell()).toHaveLength(1);
  });

  it('loses and repeats nothing when its transaction is rolled back halfway', async () => {
    await save('Everybody');
    await aGroom(application);
    nextMorning();
    const { transact } = application.context;
    const broken = {
      ...application.context,
      transact: ((run) =>
        transact(async (work) => {
          await run(work);
          throw new Error('killed');
        })) as typeof transact,
    };
    await expect(runAlerts(broken, bride.user_id)).rejects.toThrow('killed');
    expect([await bell(), (await mails()).length]).toEqual([[], 0]);
    await runAlerts(application.context, bride.user_id);
    await readAlert(1);
    expect(await bell()).toHaveLength(1);
  });

  it('does not name members who are no longer visible', async () => {
    await save('Everybody');
    const gone = await aGroom(application);
    nextMorning();
    const { token } = await anAdministrator(application);
    await callApi(application, { endpoint: switchUser, input: { user_id: gone.user_id }, token });
    await runAlerts(application.context, bride.user_id);
    expect([await bell(), (await mails()).length]).toEqual([[], 0]);
  });

  it('starts from now when it is switched on again', async () => {
    const { search_id } = await save('Everybody');
    const { token } = bride;
    const turn = (alert: boolean) =>
      callApi(application, { endpoint: changeSavedSearch, input: { search_id, alert }, token });
    await turn(false);
    nextMorning();
    await aGroom(application, { firstname: 'Meanwhile' });
    application.clock.advanceMinutes(5);
    await turn(true);
    nextMorning();
    await runAlerts(application.context, bride.user_id);
    expect(await bell()).toEqual([]);
  });
});

describe('an alert is stopped', () => {
  async function anAlert() {
    await save('Everybody');
    await save('Hindus', { religion: 'Hindu' });
    await aGroom(application, { religion: 'Hindu', community: 'Nair' });
    nextMorning();
    await runAlerts(application.context, bride.user_id);
    return readAlert(1);
  }
  const tokensIn = (text: string) =>
    [...text.matchAll(/^Stop .*stop-alert#token=([\w-]+)$/gm)].map(([, token = '']) => token);

  it('by the link of its mail, without signing in, any number of times', async () => {
    const [everybody = '', hindus = '', all = ''] = tokensIn((await anAlert()).text);
    const stop = async (token: string) =>
      (await callApi(application, { endpoint: stopAlert, input: { token } })).status;
    expect([await stop(hindus), await stop(hindus), await alerts()]).toEqual([200, 200, [false, true]]);
    expect([await stop(everybody), await alerts()]).toEqual([200, [false, false]]);
    expect(await stop(all)).toBe(200);
    expect(await stop(`${all.slice(0, -1)}${all.endsWith('A') ? 'B' : 'A'}`)).toBe(404);
    const stored = await application.context.database.selectFrom('savedSearches').selectAll().execute();
    for (const token of [everybody, hindus]) expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'by one click in the mail program, which sends %s',
    async (type) => {
      const { headers = {} } = await anAlert();
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      const address = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
      const { pathname, search, origin } = new URL(address);
      expect([origin, pathname]).toEqual(['https://marriage.example', '/stop-alert']);
      const answer = await application.server.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': type },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, await alerts()]).toEqual([200, [false, false]]);
    },
  );

  it('by no guessed link', async () => {
    await save('Everybody');
    const token = 'A'.repeat(43);
    for (const url of [`/stop-alert?token=${token}`, '/stop-alert', '/stop-alert?token=1']) {
      const { status } = await sendRaw(application, { method: 'POST', url, payload: '{}' });
      expect([404, 422]).toContain(status);
    }
    expect(await alerts()).toEqual([true]);
  });
});
