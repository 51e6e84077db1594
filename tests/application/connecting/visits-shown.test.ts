import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveEvent } from '#contract/notifications/live.events.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { listVisits } from '#contract/partners/list-visits.ts';
import { dayAt, findSiteSettings } from '#server/features/site/site.ts';
import { recordVisit } from '#server/features/visits/visits.ts';
import type { Context } from '#server/platform/context.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const dayMinutes = 24 * 60;
const aPair = async () => [await aMember(application), await aGroom(application)] as const;
const open = (viewer: TestMember, partner: TestMember) =>
  callApi(application, {
    endpoint: showPartner,
    input: { partner_id: partner.user_id },
    token: viewer.token,
  });
const list = async ({ token }: TestMember, type: 'visited_me' | 'i_visited') => {
  const { body } = await callApi(application, { endpoint: listVisits, input: { type }, token });
  return {
    people: body.data.map(({ u_id, visited_at }) => [u_id, visited_at]),
    isUnshown: (body as { is_browsing_unshown?: boolean }).is_browsing_unshown,
  };
};
const show = ({ token }: TestMember, shows_visits: boolean) =>
  callApi(application, { endpoint: updateSettings, input: { shows_visits }, token });
const bell = async ({ token }: TestMember) => {
  const { body } = await callApi(application, { endpoint: listNotifications, input: {}, token });
  return body.data.map(({ kind, partner }) => [kind, partner?.u_id]);
};
const nowText = () => application.clock.now().toISOString();

describe('a member who does not show visits', () => {
  it('views profiles without notifying their owners, and still has an own list', async () => {
    const [her, him] = await aPair();
    await show(him, false);
    await open(him, her);
    expect((await list(her, 'visited_me')).people).toEqual([]);
    expect(await bell(her)).toEqual([]);
    expect((await list(him, 'i_visited')).people).toEqual([[her.user_id, nowText()]]);
    await show(him, true);
    expect((await list(her, 'visited_me')).people).toEqual([]);
  });

  it('sees no visitors either, with the reason in the answer', async () => {
    const [her, him] = await aPair();
    await open(him, her);
    expect(await list(her, 'visited_me')).toEqual({ people: [[him.user_id, nowText()]], isUnshown: false });
    await show(her, false);
    expect(await list(her, 'visited_me')).toEqual({ people: [], isUnshown: true });
    expect(await list(her, 'i_visited')).toEqual({ people: [], isUnshown: true });
    application.clock.advanceMinutes(dayMinutes);
    await open(him, her);
    await show(her, true);
    expect(await list(her, 'visited_me')).toEqual({ people: [[him.user_id, nowText()]], isUnshown: false });
    // There was no notification while she did not show visits.
    expect(await bell(her)).toEqual([['visit', him.user_id]]);
  });

  it('hides earlier visits too, and shows them again later', async () => {
    const [her, him] = await aPair();
    await open(him, her);
    await show(him, false);
    expect((await list(her, 'visited_me')).people).toEqual([]);
    await show(him, true);
    expect((await list(her, 'visited_me')).people).toHaveLength(1);
  });

  it('does not update the time of a visit that was shown', async () => {
    const [her, him] = await aPair();
    await open(him, her);
    const at = nowText();
    await show(him, false);
    application.clock.advanceMinutes(1);
    await open(him, her);
    await show(him, true);
    expect((await list(her, 'visited_me')).people).toEqual([[him.user_id, at]]);
  });

  it('is shown from the first visit after switching visits on', async () => {
    const [her, him] = await aPair();
    await show(him, false);
    await open(him, her);
    await show(him, true);
    application.clock.advanceMinutes(1);
    await open(him, her);
    expect((await list(her, 'visited_me')).people).toEqual([[him.user_id, nowText()]]);
    expect(await bell(her)).toEqual([['visit', him.user_id]]);
  });
});

describe('a visit', () => {
  it('of a hidden member is never shown, also not later', async () => {
    const [her, him] = await aPair();
    const hide = (is_hidden: boolean) =>
      callApi(application, { endpoint: updateSettings, input: { is_hidden }, token: him.token });
    await hide(true);
    await open(him, her);
    await hide(false);
    expect((await list(her, 'visited_me')).people).toEqual([]);
    expect((await list(him, 'i_visited')).people).toHaveLength(1);
  });

  it('is notified once a day, also with concurrent calls', async () => {
    const [her, him] = await aPair();
    await Promise.all(Array.from({ length: 6 }, () => open(him, her)));
    application.clock.advanceMinutes(1);
    await open(him, her);
    expect(await bell(her)).toEqual([['visit', him.user_id]]);
    expect(await countNotices(her)).toBe(1);
  });

  it('is announced to the windows of both at the first time of the day', async () => {
    const [her, him] = await aPair();
    const heard: [number, LiveEvent][] = [];
    const { context } = application;
    const listening: Context = {
      ...context,
      transact: (run) =>
        context.transact((work) =>
          run({ ...work, announce: (accountId, event) => void heard.push([accountId, event]) }),
        ),
    };
    const { day } = dayAt(await findSiteSettings(context.database), context.now());
    const visit = {
      viewerId: him.user_id,
      partnerId: her.user_id,
      day,
      isViewerHidden: false,
      isExpected: false,
    };
    await recordVisit(listening, visit);
    await recordVisit(listening, visit);
    expect(heard).toEqual([
      [him.user_id, { type: 'visit_changed', partner_id: her.user_id }],
      [her.user_id, { type: 'notifications_changed' }],
      [her.user_id, { type: 'visit_changed', partner_id: him.user_id }],
    ]);
  });
});

async function countNotices({ user_id }: TestMember): Promise<number> {
  const rows = await application.context.database
    .selectFrom('notifications')
    .select('id')
    .where('accountId', '=', user_id)
    .execute();
  return rows.length;
}
