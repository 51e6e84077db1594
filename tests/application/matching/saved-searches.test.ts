import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/calls/endpoint.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
} from '#contract/searches/saved-searches.ts';
import { aMember } from '#tests/factories/a-member.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
});
afterAll(() => application.close());

const aToken = async () => (await aMember(application)).token;
const save = (token: string, input: EndpointInput<typeof saveSearch>) =>
  callApi(application, { endpoint: saveSearch, input, token });
const change = (token: string, input: EndpointInput<typeof changeSavedSearch>) =>
  callApi(application, { endpoint: changeSavedSearch, input, token });
const list = async (token: string) =>
  (await callApi(application, { endpoint: listSavedSearches, input: {}, token })).body.data;

/** Every kind of filter. */
const filters: EndpointInput<typeof searchMembers> = {
  search: 'engineer Kochi',
  age: '25-32',
  height: '160-',
  annual_income: '-900000',
  religion: 'Hindu,Christian',
  city: 'Kochi',
  with_photo: true,
  active_days: 30,
  mutual: true,
  sort: 'newest',
};

describe('saved searches', () => {
  it('store their filters as the search call takes them, and are listed latest first', async () => {
    const token = await aToken();
    const { status, body } = await save(token, { name: ' Around Kochi ', filters });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Around Kochi', filters, alert: true });
    await save(token, { name: 'Anybody', filters: {}, alert: false });
    expect((await list(token)).map(({ name, alert, filters: stored }) => [name, alert, stored])).toEqual([
      ['Anybody', false, {}],
      ['Around Kochi', true, filters],
    ]);
  });

  it('have filters that the search call accepts as they are answered', async () => {
    const token = await aToken();
    const { body } = await save(token, { name: 'Around Kochi', filters });
    const found = await callApi(application, { endpoint: searchMembers, input: body.data.filters, token });
    expect([found.status, found.body.data]).toEqual([200, []]);
  });

  it('change only in the fields that are sent', async () => {
    const token = await aToken();
    const { search_id } = (await save(token, { name: 'First', filters })).body.data;
    const renamed = await change(token, { search_id, name: 'Second' });
    expect(renamed.body.data).toMatchObject({ search_id, name: 'Second', filters, alert: true });
    const switched = await change(token, { search_id, alert: false });
    expect(switched.body.data).toMatchObject({ name: 'Second', filters, alert: false });
    const narrowed = await change(token, { search_id, filters: { diet: 'Veg' } });
    expect(narrowed.body.data).toMatchObject({ name: 'Second', filters: { diet: 'Veg' }, alert: false });
  });

  it('have unique names', async () => {
    const token = await aToken();
    await save(token, { name: 'First', filters: {} });
    const { search_id } = (await save(token, { name: 'Second', filters: {} })).body.data;
    const answers = [
      await save(token, { name: 'First', filters: {} }),
      await change(token, { search_id, name: 'First' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'search_name_taken'],
      [409, 'search_name_taken'],
    ]);
    expect((await change(token, { search_id, name: 'Second' })).status).toBe(200);
    expect((await save(await aToken(), { name: 'First', filters: {} })).status).toBe(201);
  });

  it('are twenty at most, also with concurrent calls', async () => {
    const token = await aToken();
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_none, at) => save(token, { name: `Search ${at}`, filters: {} })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ body }) => body.code === 'too_many_searches')).toHaveLength(6);
    expect(await list(token)).toHaveLength(20);
  });

  it('have a name only once, also with concurrent calls', async () => {
    const token = await aToken();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => save(token, { name: 'The same', filters: {} })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'search_name_taken')).toHaveLength(5);
  });

  it('are removed once', async () => {
    const token = await aToken();
    const { search_id } = (await save(token, { name: 'First', filters: {} })).body.data;
    const remove = () => callApi(application, { endpoint: removeSavedSearch, input: { search_id }, token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).body.code).toBe('not_found');
    expect(await list(token)).toEqual([]);
  });

  it('cannot be read or changed by another member', async () => {
    const [owner, other] = [await aToken(), await aToken()];
    const { search_id } = (await save(owner, { name: 'Mine', filters: {} })).body.data;
    const removing = callApi(application, {
      endpoint: removeSavedSearch,
      input: { search_id },
      token: other,
    });
    expect((await removing).body.code).toBe('not_found');
    expect((await change(other, { search_id, name: 'Theirs' })).body.code).toBe('not_found');
    expect(await list(other)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
  });

  it.each<[EndpointInput<typeof saveSearch>, string]>([
    [{ name: ' ', filters: {} }, 'name'],
    [{ name: 'First', filters: { age: '32-25' } }, 'filters.age'],
    [{ name: 'First', filters: { religion: 'Prefer not to say' } }, 'religion'],
  ])('are refused with invalid fields: %o', async (input, field) => {
    const { status, body } = await save(await aToken(), input);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
  });
});
