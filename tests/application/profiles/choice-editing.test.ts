import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addChoice,
  listChoiceValues,
  renameChoice,
  reorderChoices,
  switchChoice,
} from '#contract/choices/choice-editing.ts';
import type { ListName } from '#contract/choices/choice-lists.ts';
import { listUsers } from '#contract/administration/users.ts';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { aMember, anAdministrator } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
let token: string;
let administratorId: number;
beforeAll(async () => {
  application = await startApplication();
  const administrator = await anAdministrator(application);
  token = administrator.token;
  administratorId = administrator.user_id;
});
afterAll(() => application.close());

const adding = (input: EndpointInput<typeof addChoice>) =>
  callApi(application, { endpoint: addChoice, input, token });
const renaming = (input: EndpointInput<typeof renameChoice>) =>
  callApi(application, { endpoint: renameChoice, input, token });
const reordering = (input: EndpointInput<typeof reorderChoices>) =>
  callApi(application, { endpoint: reorderChoices, input, token });
const switching = (input: EndpointInput<typeof switchChoice>) =>
  callApi(application, { endpoint: switchChoice, input, token });

const valuesOf = async (list: ListName) =>
  (await callApi(application, { endpoint: listChoiceValues, input: { list }, token })).body.data;
const valueOf = async (list: ListName, code: string) =>
  (await valuesOf(list)).find((value) => value.code === code);
const codesOf = async (list: ListName) => (await valuesOf(list)).map(({ code }) => code);
const siblingsOf = async (list: ListName, parent: string | null = null) =>
  (await valuesOf(list)).filter((value) => value.parent === parent && !value.is_last).map(({ code }) => code);
/** The code that registration and profiles store for a text now. */
const resolved = async (list: ListName, text: string) =>
  resolveChoice(await findChoices(application.context), { list, text });
const listEntries = () =>
  application.context.database
    .selectFrom('auditEntries')
    .select(['administratorId', 'action', 'subject'])
    .orderBy('id')
    .execute();
let entriesBefore = 0;
const auditTrail = async () => (await listEntries()).slice(entriesBefore);

beforeEach(async () => {
  entriesBefore = (await listEntries()).length;
});

describe('a new value', () => {
  it('is added at the end, before Other, and is accepted at once', async () => {
    const { status, body } = await adding({ list: 'diet', label: 'Sattvic', labels: { hi: 'सात्विक' } });
    expect([status, body.data]).toEqual([
      201,
      {
        code: 'sattvic',
        label: 'Sattvic',
        labels: { hi: 'सात्विक' },
        parent: null,
        is_active: true,
        is_last: false,
      },
    ]);
    expect((await codesOf('diet')).slice(-2)).toEqual(['sattvic', 'other']);
    expect(await resolved('diet', 'SATTVIC')).toBe('sattvic');
    expect(await auditTrail()).toEqual([
      { administratorId, action: 'choice.added', subject: 'choice diet/sattvic: Sattvic' },
    ]);
  });

  it('of a dependent list is added to those of its parent', async () => {
    const { body } = await adding({ list: 'community', label: 'Nadar', parent: 'sikh' });
    expect(body.data).toMatchObject({ code: 'sikh-nadar', parent: 'sikh' });
    expect((await siblingsOf('community', 'sikh')).at(-1)).toBe('sikh-nadar');
    expect((await codesOf('community')).slice(-2)).toEqual(['other', 'prefer-not-to-say']);
    expect(await valueOf('community', 'sikh-nadar')).toMatchObject({ parent_label: 'Sikh' });
  });

  it('gets a unique code when another label has the same', async () => {
    await adding({ list: 'hobby', label: 'C' });
    expect((await adding({ list: 'hobby', label: 'C++' })).body.data.code).toBe('c-2');
  });

  it.each([
    ['label', { list: 'religion', label: ' hindu ' }, /already in the list/],
    ['label', { list: 'community', label: 'Other', parent: 'sikh' }, /already in the list/],
    ['label', { list: 'religion', label: 'Hindu, Vaishnava' }, /comma/],
    ['label', { list: 'religion', label: '  ' }, /Enter a label/],
    ['parent', { list: 'community', label: 'Somebody' }, /belongs to/],
    ['parent', { list: 'community', label: 'Somebody', parent: 'no-such-religion' }, /belongs to/],
    ['parent', { list: 'community', label: 'Somebody', parent: 'other' }, /belongs to/],
    ['parent', { list: 'religion', label: 'Somebody', parent: 'hindu' }, /belongs to/],
    ['labels.en', { list: 'religion', label: 'Somebody', labels: { en: 'Anybody' } }, /other than English/],
  ] as const)('is refused with a wrong %s: %j', async (field, input, message) => {
    const { status, body } = await adding(input);
    expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    expect(body.errors?.[0]?.message).toMatch(message);
    expect(await auditTrail()).toEqual([]);
  });

  it('cannot be a band of income, because the product calculates with those', async () => {
    const { status, body } = await adding({ list: 'annual_income', label: '₹1–2 crore' });
    expect([status, body.code]).toEqual([409, 'choice_list_fixed']);
  });
});

describe('a renamed value', () => {
  it('shows its new label where it is used, and its old label still finds it', async () => {
    const { email } = await aMember(application, { religion: 'Jewish', community: 'Bene Israel' });
    const { body } = await renaming({
      list: 'religion',
      code: 'jewish',
      label: 'Judaism',
      labels: { ta: 'யூதம்' },
    });
    expect(body.data).toMatchObject({ code: 'jewish', label: 'Judaism', labels: { ta: 'யூதம்' } });
    const users = await callApi(application, { endpoint: listUsers, input: { search: email }, token });
    expect(users.body.data[0]).toMatchObject({ u_religion: 'Judaism', u_community: 'Bene Israel' });
    expect([await resolved('religion', 'Jewish'), await resolved('religion', 'யூதம்')]).toEqual([
      'jewish',
      'jewish',
    ]);
    expect(await auditTrail()).toMatchObject([
      { action: 'choice.renamed', subject: 'choice religion/jewish: Jewish → Judaism' },
    ]);
  });

  it('retains labels of other languages that are not sent', async () => {
    await renaming({ list: 'diet', code: 'vegan', label: 'Vegan', labels: { hi: 'वीगन' } });
    await renaming({ list: 'diet', code: 'vegan', label: 'Plant-based' });
    expect(await valueOf('diet', 'vegan')).toMatchObject({ label: 'Plant-based', labels: { hi: 'वीगन' } });
  });

  it('cannot have the label of another value, except under another parent', async () => {
    const taken = await renaming({ list: 'community', code: 'sikh-jat', label: 'saini' });
    expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([422, 'label']);
    const free = await renaming({ list: 'community', code: 'sikh-jat', label: 'Nair' });
    expect(free.status).toBe(200);
  });

  it('has to exist', async () => {
    expect((await renaming({ list: 'religion', code: 'nobody', label: 'Nobody' })).status).toBe(404);
  });
});

describe('an order', () => {
  it('is stored as sent, with the last values last', async () => {
    const previous = await siblingsOf('family_values');
    const codes = previous.toReversed();
    expect((await reordering({ list: 'family_values', codes, previous })).status).toBe(200);
    expect(await codesOf('family_values')).toEqual([...codes, 'other']);
    expect(await auditTrail()).toMatchObject([
      { action: 'choice.reordered', subject: 'choices family_values' },
    ]);
  });

  it('of values under one parent does not change that of others', async () => {
    const others = await siblingsOf('community', 'hindu');
    const previous = await siblingsOf('community', 'jain');
    await reordering({ list: 'community', parent: 'jain', codes: previous.toReversed(), previous });
    expect(await siblingsOf('community', 'jain')).toEqual(previous.toReversed());
    expect(await siblingsOf('community', 'hindu')).toEqual(others);
  });

  it('is refused when the list was changed since', async () => {
    const previous = await siblingsOf('family_type');
    await adding({ list: 'family_type', label: 'Extended' });
    const { status, body } = await reordering({
      list: 'family_type',
      codes: previous.toReversed(),
      previous,
    });
    expect([status, body.code]).toEqual([409, 'choice_list_changed']);
  });

  it('has to name all values of the list, once', async () => {
    const previous = await siblingsOf('family_values');
    const { status, body } = await reordering({
      list: 'family_values',
      codes: [...previous.slice(1), 'other'],
      previous,
    });
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'codes']);
  });

  it('stays complete when administrators edit concurrently', async () => {
    const labels = Array.from({ length: 8 }, (_, index) => `Hobby ${index}`);
    const added = await Promise.all(labels.map((label) => adding({ list: 'hobby', label })));
    expect(added.map(({ status }) => status)).toEqual(labels.map(() => 201));
    const rows = await application.context.database
      .selectFrom('choices')
      .select('position')
      .where('list', '=', 'hobby')
      .execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
    const one = await Promise.all([0, 1, 2].map(() => adding({ list: 'hobby', label: 'Kite flying' })));
    expect(one.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(one.filter(({ status }) => status === 422)).toHaveLength(2);
  });
});

describe('a retired value', () => {
  it('stays on profiles that have it, is marked in the list, and can be offered again', async () => {
    const { email } = await aMember(application, { religion: 'Parsi/Zoroastrian', community: 'Other' });
    const off = await switching({ list: 'religion', code: 'parsi', is_active: false });
    expect(off.body.message).toBe('The value is no longer offered. Profiles that have it keep it.');
    expect(await valueOf('religion', 'parsi')).toMatchObject({ is_active: false, profile_count: 1 });
    const users = await callApi(application, { endpoint: listUsers, input: { search: email }, token });
    expect(users.body.data[0]?.u_religion).toBe('Parsi/Zoroastrian');
    expect(await resolved('religion', 'parsi/zoroastrian')).toBe('parsi');
    const on = await switching({ list: 'religion', code: 'parsi', is_active: true });
    expect(on.body.data.is_active).toBe(true);
    expect((await auditTrail()).map(({ action }) => action)).toEqual(['choice.retired', 'choice.restored']);
  });

  it('can be retired twice without effect', async () => {
    await switching({ list: 'diet', code: 'jain', is_active: false });
    expect((await switching({ list: 'diet', code: 'jain', is_active: false })).status).toBe(200);
    expect(await auditTrail()).toHaveLength(1);
  });

  it.each(['other', 'prefer-not-to-say'])('is never %s', async (code) => {
    const { status, body } = await switching({ list: 'religion', code, is_active: false });
    expect([status, body.code]).toEqual([409, 'choice_stays']);
  });

  it('still blocks its label for new values', async () => {
    await switching({ list: 'religion', code: 'bahai', is_active: false });
    const { status, body } = await adding({ list: 'religion', label: 'Bahai' });
    expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringContaining('retired')]);
  });
});

describe('the uses of a value', () => {
  it('are the profiles and preferences with that value, each once', async () => {
    const { database, now } = application.context;
    const { user_id: accountId } = await aMember(application);
    await database
      .updateTable('profiles')
      .set({ motherTongue: 'tulu', languages: ['tulu', 'kannada'], annualIncome: '500000-750000' })
      .where('accountId', '=', accountId)
      .execute();
    await database
      .insertInto('preferences')
      .values({ accountId, motherTongue: ['tulu', 'Own words'], updatedAt: now() })
      .execute();
    expect(await valueOf('mother_tongue', 'tulu')).toMatchObject({ profile_count: 1, preference_count: 1 });
    expect(await valueOf('mother_tongue', 'kannada')).toMatchObject({
      profile_count: 1,
      preference_count: 0,
    });
    expect(await valueOf('annual_income', '500000-750000')).toMatchObject({ profile_count: 1 });
  });
});

describe('another process', () => {
  it('sees a change within ten seconds', async () => {
    const { database, now } = application.context;
    // As in another process: the same tables, and a cache of its own.
    const other = { database: database.withSchema('public'), now };
    const resolvedThere = async (seconds: number) => {
      const later = () => new Date(now().getTime() + seconds * 1000);
      return resolveChoice(await findChoices({ ...other, now: later }), { list: 'diet', text: 'Fruitarian' });
    };
    expect(await resolvedThere(0)).toBe('Fruitarian');
    await adding({ list: 'diet', label: 'Fruitarian' });
    expect([await resolvedThere(9), await resolved('diet', 'Fruitarian')]).toEqual([
      'Fruitarian',
      'fruitarian',
    ]);
    expect(await resolvedThere(10)).toBe('fruitarian');
  });
});

describe('editing lists', () => {
  it.each(['a visitor', 'a member'])('is allowed to administrators alone: not to %s', async (who) => {
    const member = who === 'a visitor' ? {} : { token: (await aMember(application)).token };
    const answers = await Promise.all([
      callApi(application, { endpoint: listChoiceValues, input: { list: 'diet' }, ...member }),
      callApi(application, { endpoint: addChoice, input: { list: 'diet', label: 'X' }, ...member }),
      callApi(application, {
        endpoint: switchChoice,
        input: { list: 'diet', code: 'veg', is_active: false },
        ...member,
      }),
    ]);
    const refused = who === 'a visitor' ? 401 : 403;
    expect(answers.map(({ status }) => status)).toEqual([refused, refused, refused]);
  });
});
