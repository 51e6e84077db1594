import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMatches, listMoreMatches } from '#contract/matches/matches.ts';
import { aPopulation } from '#tests/factories/a-population.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

let application: TestApplication;
let token: string;
let viewerId: number;
beforeAll(async () => {
  application = await startApplication();
  [viewerId = 0] = await aPopulation(application.context, { count: 160 });
  ({ token } = await startTestSession(application.context, viewerId));
});
afterAll(() => application.close());

const page = (input: { cursor?: string; page?: number; search?: string } = {}) =>
  callApi(application, { endpoint: listMatches, input, token });

describe('my matches', () => {
  it('are listed best first, twelve a page, each with reasons in both directions', async () => {
    const { body } = await page();
    expect(body.data).toHaveLength(12);
    expect(body).toMatchObject({ updated: body.data });
    const scores = body.data.map(({ match }) => match.score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(body.data[0]?.match.mine.criteria.length).toBeGreaterThan(3);
  });

  it('contain each match once, page by page', async () => {
    const ids: number[] = [];
    let cursor: string | null | undefined;
    let total = 0;
    while (cursor !== null) {
      const { body } = await page(cursor === undefined ? {} : { cursor });
      ids.push(...body.data.map(({ u_id }) => u_id));
      total = body.total ?? 0;
      cursor = body.next;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(total);
    expect(total).toBeGreaterThan(36);
  });
});

describe('my matches searched by a text', () => {
  it('are those with that profile id or name', async () => {
    const [, second] = (await page()).body.data;
    expect(second).toBeDefined();
    const byId = await page({ search: `ITM${second?.u_id}` });
    expect(byId.body.data).toEqual([second]);
    expect(byId.body.total).toBe(1);
    const byName = await page({ search: `${second?.u_firstname} ${second?.u_lastname}` });
    expect(byName.body.data).toContainEqual(second);
  });

  it('do not include the id of a member who is no match', async () => {
    const { body } = await page({ search: `ITM${viewerId}` });
    expect([body.data, body.total, body.next]).toEqual([[], 0, null]);
  });
});

describe('more matches', () => {
  it('miss a criterion of the viewer and meet the must-haves of both sides', async () => {
    const { body } = await callApi(application, { endpoint: listMoreMatches, input: {}, token });
    expect(body.data.length).toBeGreaterThan(0);
    for (const { match } of body.data) {
      expect(match.mine.criteria.some(({ verdict }) => verdict === 'missed')).toBe(true);
      const musts = [...match.mine.criteria, ...match.theirs.criteria].filter(({ must_have }) => must_have);
      expect(musts.filter(({ verdict }) => verdict !== 'met')).toEqual([]);
    }
  });
});
