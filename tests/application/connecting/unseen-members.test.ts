import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage, takeBackMessage } from '#contract/conversations/messages.ts';
import { answerInterest } from '#contract/interests/interests.ts';
import { showPartner } from '#contract/partners/partners.ts';
import { deleteAccount } from '#contract/privacy/account-deletion.ts';
import { blockMember } from '#contract/safety/blocks.ts';
import { updateSettings } from '#contract/settings/settings.ts';
import { changeWithholding } from '#server/features/accounts/accounts.ts';
import { aCase, casesOf } from '#tests/factories/cases/case-calls.ts';
import { aGroom } from '#tests/factories/a-groom.ts';
import { aMember, type TestMember } from '#tests/factories/a-member.ts';
import { anInterest } from '#tests/factories/an-interest.ts';
import { connectLive, type LiveClient } from '#tests/support/live-client.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { looking } from './support/looking.ts';

let application: TestApplication;
let address: string;
let tools: ReturnType<typeof looking>;
beforeAll(async () => {
  application = await startApplication();
  address = await application.server.listen({ port: 0, host: '127.0.0.1' });
  tools = looking(application);
});
afterAll(() => application.close());
const open: LiveClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.close()));
});

/** The types of the events that a member hears of some work; a change of the own settings shows that all have arrived. */
async function hears(member: TestMember, work: () => Promise<unknown>): Promise<string[]> {
  const window = await connectLive(address, { token: member.token });
  open.push(window);
  await work();
  const arrived = window.next('settings_changed');
  await tools.call(member, updateSettings, { language: 'en' });
  await arrived;
  const types = window.messages.map(({ type }) => type);
  return types.filter((type) => !['welcome', 'beat', 'settings_changed'].includes(type));
}

const unseen: Record<string, (her: TestMember) => Promise<unknown>> = {
  hides: (her) => tools.call(her, updateSettings, { is_hidden: true }),
  leaves: (her) => tools.call(her, deleteAccount, { password: her.password }),
  'is withheld': ({ user_id: accountId }) =>
    application.context.transact((work) => changeWithholding(work, { accountId, isWithheld: true })),
};

const aPair = async () => ({ her: await aMember(application), him: await aGroom(application) });
const interestFrom = (sender: TestMember, receiver: TestMember, status?: 'accepted') =>
  anInterest(application, {
    senderId: sender.user_id,
    receiverId: receiver.user_id,
    ...(status !== undefined && { status }),
  });
/** Two who have an accepted interest, and her report about him. */
async function aKnownCase() {
  const one = await aCase(application);
  await interestFrom(one.him, one.her, 'accepted');
  return one;
}

describe.each(Object.entries(unseen))('nothing is heard of a member who %s', (_how, disappear) => {
  it('when she declines an interest', async () => {
    const { her, him } = await aPair();
    const interest_id = await interestFrom(him, her);
    await disappear(her);
    const decline = () => tools.call(her, answerInterest, { interest_id, status: 'rejected' });
    expect(await hears(him, decline)).toEqual([]);
  });

  it('when she takes a message back that was not read', async () => {
    const { her, him } = await aPair();
    await interestFrom(him, her, 'accepted');
    const text = 'Good morning';
    const sent = await tools.call(her, sendMessage, {
      partner_id: him.user_id,
      text,
      client_id: crypto.randomUUID(),
    });
    const { m_id } = sent.body.data;
    await disappear(her);
    expect(await hears(him, () => tools.call(her, takeBackMessage, { m_id }))).toEqual([]);
  });

  it('when a moderator hides her after his report', async () => {
    const one = await aKnownCase();
    const { him: reported, her: reporter } = one;
    await disappear(reported);
    const hide = () => casesOf(application).decide(one, { outcome: 'hide' });
    expect(await hears(reporter, hide)).not.toContain('partner_changed');
  });
});

it('a moderator who hides somebody who blocked the listener is heard as little', async () => {
  const one = await aKnownCase();
  await tools.call(one.him, blockMember, { partner_id: one.her.user_id });
  const hide = () => casesOf(application).decide(one, { outcome: 'hide' });
  expect(await hears(one.her, hide)).not.toContain('partner_changed');
});

it('a withheld member who opens a profile is not announced there', async () => {
  const { her, him } = await aPair();
  await unseen['is withheld']?.(her);
  const visit = () => tools.call(her, showPartner, { partner_id: him.user_id });
  expect(await hears(him, visit)).toEqual([]);
});
