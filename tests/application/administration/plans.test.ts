import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addPlan,
  deletePlan,
  listAllPlans,
  orderPlans,
  retirePlan,
  updatePlan,
} from '#contract/plans/plan-editing.ts';
import { assignPlan } from '#contract/payments/assign-plan.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { english } from '#contract/locales/en.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { aPayment } from '#tests/factories/a-payment.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let administratorId: number;
let firstPlans: Awaited<ReturnType<typeof readPlans>>;
/** How many entries of the audit log are those of other tests. */
let entriesBefore = 0;
beforeAll(async () => {
  application = await startApplication();
  ({ token, user_id: administratorId } = await anAdministrator(application, { role: 'finance' }));
  firstPlans = await readPlans();
});
afterAll(() => application.close());
beforeEach(async () => {
  const { database } = application.context;
  await database.deleteFrom('subscriptions').execute();
  await database.deleteFrom('payments').execute();
  await database.deleteFrom('plans').execute();
  await database.insertInto('plans').values(firstPlans).execute();
  entriesBefore += (await auditTrail()).length;
});

const readPlans = () => application.context.database.selectFrom('plans').selectAll().execute();

const family = { name: 'Family', price: 2000, duration: 3, contact_limit: 4, features: ['Two profiles'] };

/** Whether a sentence is one of the contract's, none of the schema library's. */
const isCatalogued = (sentence: string) => Object.values<string>(english).includes(sentence);

const adding = (input: EndpointInput<typeof addPlan> = family) =>
  callApi(application, { endpoint: addPlan, input, token });
const updating = (input: EndpointInput<typeof updatePlan>) =>
  callApi(application, { endpoint: updatePlan, input, token });
const deleting = (plan_id: number) =>
  callApi(application, { endpoint: deletePlan, input: { plan_id }, token });
const retiring = (plan_id: number, is_retired = true) =>
  callApi(application, { endpoint: retirePlan, input: { plan_id, is_retired }, token });
const ordering = (input: EndpointInput<typeof orderPlans>) =>
  callApi(application, { endpoint: orderPlans, input, token });
const listing = async () =>
  (await callApi(application, { endpoint: listAllPlans, input: {}, token })).body.data;
const named = async (name: string) => {
  const plan = (await listing()).find(({ p_name }) => p_name === name);
  if (plan === undefined) throw new Error(`There is no plan ${name}`);
  return plan;
};
const offered = async () =>
  (await listing()).filter((plan) => !plan.p_is_retired).map(({ p_name }) => p_name);
const assigning = (plan_id: number, user_id: number) =>
  callApi(application, { endpoint: assignPlan, input: { plan_id, user_id, reason: 'Paid in cash.' }, token });
const auditTrail = () =>
  application.context.database
    .selectFrom('auditEntries')
    .select(['administratorId', 'action', 'subject', 'before', 'after'])
    .where('action', 'like', 'plan.%')
    .orderBy('id')
    .offset(entriesBefore)
    .execute();

it('calls interests in the first plans what the site calls them', () => {
  expect(firstPlans.flatMap(({ features }) => features)).toContain('Unlimited interests');
});

describe('a new plan', () => {
  it('is offered after the others', async () => {
    const { status, body } = await adding();
    expect([status, body.message]).toEqual([201, 'Plan Added Successfully!']);
    expect(body.data).toEqual({
      p_id: body.data.p_id,
      p_name: 'Family',
      p_price: 2000,
      p_duration: 3,
      p_contact_limit: 4,
      p_profile_limit: 500,
      p_features: ['Two profiles'],
      p_position: 4,
      p_is_retired: false,
      p_is_used: false,
      p_members: 0,
    });
    expect(await offered()).toEqual(['Basic', 'Advance', 'Premium', 'Family']);
    const [subject, after] = [`plan ${body.data.p_id}`, { ...family, profile_limit: 500 }];
    expect(await auditTrail()).toEqual([
      { administratorId, action: 'plan.added', subject, before: null, after },
    ]);
  });

  it('is made by the documented payload, whose price a free text may have written, and may cost nothing', async () => {
    const input = { name: 'Family', price: '2000', duration: 3, contact_limit: 4 };
    expect((await adding(input)).body.data).toMatchObject({ p_price: 2000, p_features: [] });
    expect((await adding({ ...input, name: 'Gift', price: 0 })).body.data).toMatchObject({ p_price: 0 });
  });

  it('is refused with values outside the limits, each beside its field', async () => {
    const wrong: readonly (readonly [string, Partial<EndpointInput<typeof addPlan>>])[] = [
      ['price', { price: -1 }],
      ['price', { price: 10.5 }],
      ['price', { price: '' }],
      ['price', { price: ' 12 ' }],
      ['price', { price: '1,500' }],
      ['price', { price: '1e3' }],
      ['price', { price: 1_000_001 }],
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(61) }],
      ['duration', { duration: 0 }],
      ['duration', { duration: 1.5 }],
      ['contact_limit', { contact_limit: 0 }],
      ['features', { features: Array.from({ length: 21 }, (_, index) => `Feature ${index}`) }],
      ['features.1', { features: ['One', ''] }],
    ];
    for (const [field, values] of wrong) {
      const { status, body } = await adding({ ...family, ...values });
      expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
      expect(isCatalogued(body.errors?.[0]?.message ?? '')).toBe(true);
    }
    expect(await listing()).toHaveLength(3);
  });

  it('has a name that no other offered plan has, however it is written', async () => {
    const { status, body } = await adding({ ...family, name: 'BASIC' });
    expect([status, body.errors]).toEqual([
      422,
      [{ field: 'name', message: 'Another offered plan has this name' }],
    ]);
    await retiring((await named('Basic')).p_id);
    expect((await adding({ ...family, name: 'Basic' })).status).toBe(201);
  });
});

describe('a changed plan', () => {
  it('is another one for those who buy it from now on; what was had stays as it was', async () => {
    const [{ p_id: plan_id }, member] = [await named('Basic'), await aMember(application)];
    await assigning(plan_id, member.user_id);
    const { body } = await updating({ ...family, plan_id });
    expect(body.message).toBe('Plan updated Successfully!');
    expect(body.data).toMatchObject({ p_name: 'Family', p_price: 2000, p_members: 1, p_position: 1 });
    expect(await offered()).toEqual(['Family', 'Advance', 'Premium']);
    const subscription = await application.context.database
      .selectFrom('subscriptions')
      .select(['planName', 'pricePaise', 'months', 'contactLimit'])
      .executeTakeFirstOrThrow();
    expect(subscription).toEqual({ planName: 'Basic', pricePaise: 150_000, months: 6, contactLimit: 3 });
    expect((await auditTrail()).at(-1)).toMatchObject({
      action: 'plan.updated',
      before: { name: 'Basic', price: 1500, duration: 6, contact_limit: 3 },
      after: family,
    });
  });

  it('keeps its features when the documented payload names none, and is recorded when something changes', async () => {
    const { p_id: plan_id, p_features: features } = await named('Basic');
    const input = { plan_id, name: 'Basic', price: 1600, duration: 6, contact_limit: 3 };
    const { body } = await updating(input);
    await updating(input);
    expect(body.data).toMatchObject({ p_price: 1600, p_features: features });
    expect(await auditTrail()).toMatchObject([{ before: { price: 1500 }, after: { price: 1600 } }]);
  });

  it('is refused when another administrator changed it since it was seen', async () => {
    const { p_id: plan_id, p_features: features } = await named('Basic');
    const previous = { name: 'Basic', price: 1500, duration: 6, contact_limit: 3, features };
    const changes = [1600, 1700, 1800].map((price) => updating({ ...previous, plan_id, price, previous }));
    const codes = (await Promise.all(changes)).map(({ body }) => body.code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'plan_edited', 'plan_edited']);
    expect(await auditTrail()).toHaveLength(1);
  });

  it('is refused when there is none, or when an offered plan has the name', async () => {
    expect((await updating({ ...family, plan_id: 999_999 })).body.code).toBe('plan_not_found');
    const { p_id: plan_id } = await named('Basic');
    const { body } = await updating({ ...family, plan_id, name: 'premium' });
    expect(body.errors).toEqual([{ field: 'name', message: 'Another offered plan has this name' }]);
  });
});

describe('a plan that nobody wants', () => {
  it('is deleted when nobody ever had it', async () => {
    const { p_id: id } = await named('Premium');
    const { body } = await deleting(id);
    expect([body.result, body.message]).toEqual([true, 'Plan Deleted Successfully!']);
    expect(await offered()).toEqual(['Basic', 'Advance']);
    expect((await auditTrail()).at(-1)).toMatchObject({
      action: 'plan.deleted',
      subject: `plan ${id}`,
      before: { name: 'Premium', price: 5000 },
    });
    expect((await deleting(id)).body.code).toBe('plan_not_found');
  });

  it('is not deleted when a payment or a subscription is of it, and the list says so', async () => {
    const member = await aMember(application);
    await aPayment(application, { accountId: member.user_id, status: 'expired', plan: 'Basic' });
    const [basic, advance] = [await named('Basic'), await named('Advance')];
    await assigning(advance.p_id, member.user_id);
    for (const { p_id: id } of [basic, advance]) {
      const { status, body } = await deleting(id);
      expect([status, body.code]).toEqual([409, 'plan_in_use']);
    }
    expect((await listing()).map((plan) => [plan.p_name, plan.p_is_used, plan.p_members])).toEqual([
      ['Basic', true, 0],
      ['Advance', true, 1],
      ['Premium', false, 0],
    ]);
    expect((await auditTrail()).map(({ action }) => action)).toEqual(['plan.assigned']);
  });

  it('is either deleted or given to a member, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { p_id: id } = (await adding({ ...family, name: `Family ${round}` })).body.data;
      const member = await aMember(application);
      const [deleted, assigned] = await Promise.all([deleting(id), assigning(id, member.user_id)]);
      const outcome = [deleted.body.code ?? 'done', assigned.body.code ?? 'done'];
      expect([
        ['done', 'plan_not_found'],
        ['plan_in_use', 'done'],
      ]).toContainEqual(outcome);
    }
  });

  it('is retired and offered again; members who have it keep it', async () => {
    const [{ p_id: id }, member] = [await named('Basic'), await aMember(application)];
    await assigning(id, member.user_id);
    const { body } = await retiring(id);
    expect(body.message).toBe('The plan is retired. Members who have it keep it.');
    expect(body.data).toMatchObject({ p_is_retired: true, p_members: 1 });
    expect(await offered()).toEqual(['Advance', 'Premium']);
    expect((await assigning(id, member.user_id)).body.code).toBe('plan_not_offered');
    await retiring(id);
    expect((await retiring(id, false)).body.message).toBe('The plan is offered again.');
    expect((await auditTrail()).map(({ action }) => action)).toEqual([
      'plan.assigned',
      'plan.retired',
      'plan.restored',
    ]);
  });

  it('is not offered again while another one has its name', async () => {
    const { p_id: id } = await named('Basic');
    await retiring(id);
    await adding({ ...family, name: 'Basic' });
    expect((await retiring(id, false)).body.code).toBe('plan_name_taken');
  });
});

describe('the order of plans', () => {
  const ids = async () => (await listing()).map(({ p_id }) => p_id);

  it('is the one in which members see them', async () => {
    const previous = await ids();
    const plan_ids = previous.toReversed();
    expect((await ordering({ plan_ids, previous })).body.result).toBe(true);
    expect(await ids()).toEqual(plan_ids);
    expect(await offered()).toEqual(['Premium', 'Advance', 'Basic']);
    expect((await auditTrail()).at(-1)).toMatchObject({
      action: 'plan.reordered',
      subject: 'plans',
      before: { order: previous },
      after: { order: plan_ids },
    });
  });

  it('names every plan once, retired ones too', async () => {
    const all = await ids();
    const [first = 0, ...others] = all;
    await retiring(first);
    const wrong = [others, [...all, 999_999], [...others, others[0] ?? 0], [...all, first]];
    for (const plan_ids of wrong) expect((await ordering({ plan_ids })).body.code).toBe('plans_edited');
    expect(await ids()).toEqual(all);
  });

  it('is refused when it is another one than the caller saw; nothing is recorded when it stays', async () => {
    const previous = await ids();
    await ordering({ plan_ids: previous, previous });
    expect(await auditTrail()).toEqual([]);
    const [one, other] = [previous.toReversed(), previous.toSpliced(0, 1).concat(previous[0] ?? 0)];
    const answers = await Promise.all([one, other].map((plan_ids) => ordering({ plan_ids, previous })));
    expect(answers.map(({ body }) => body.code ?? 'done').toSorted()).toEqual(['done', 'plans_edited']);
  });

  it('has a place of its own for each of two plans that are added at once', async () => {
    await Promise.all(['Family', 'Parents', 'Family'].map((name) => adding({ ...family, name })));
    expect((await listing()).map(({ p_position }) => p_position)).toEqual([1, 2, 3, 4, 5]);
  });
});
