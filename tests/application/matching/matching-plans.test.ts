import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordStatements, type Statement } from '#scripts/test/record-statements.ts';
import { listMatches as contract, listMoreMatches, listTodaysMatches } from '#contract/matches/matches.ts';
import { searchMembers } from '#contract/matches/search-members.ts';
import type { Endpoint, EndpointInput } from '#contract/calls/endpoint.ts';
import { populate } from '#demo/populate.ts';
import { callApi } from '#tests/support/call-api.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';
import { startTestSession } from '#tests/support/start-test-session.ts';

/** The demo's people, because plans depend on the size of a population and on how its facts are distributed. */
const members = 20_000;
/** Tables with a row for each member, which a list must never read as a whole. The members have no photos here. */
const large = /^(?:matching_rows|accounts|profiles|preferences|search_terms|search_words)$/;

describe('among twenty thousand members', () => {
  let application: TestApplication;
  let token: string;
  beforeAll(async () => {
    application = await startApplication();
    await populate({ ...application.context, close: application.close }, { members });
    const { context } = application;
    await sql`vacuum analyze`.execute(context.database);
    ({ token } = await startTestSession(context, 1));
  });
  afterAll(() => application.close());

  async function ask<E extends Endpoint>(call: { endpoint: E; input: EndpointInput<E> }) {
    const answer = await callApi(application, { ...call, token });
    expect([answer.status, answer.body.message]).toEqual([200, answer.body.message]);
    return answer;
  }

  type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };

  /** The tables that a statement reads as a whole. */
  async function listScanned({ text, values }: Statement): Promise<string[]> {
    const parts = text.split(/\$\d+/);
    const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
    const filled = parts.flatMap((part, index) => {
      const number = numbers[index];
      return number === undefined ? [sql.raw(part)] : [sql.raw(part), sql`${values[number - 1]}`];
    });
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`
      explain (format json) ${sql.join(filled, sql``)}`.execute(application.context.database);
    const [row] = rows;
    const [plan] = row === undefined ? [] : (Object.values(row)[0] ?? []);
    return plan === undefined ? [] : listScans(plan.Plan);
  }

  function listScans(node: Node): string[] {
    const inner = (node.Plans ?? []).flatMap(listScans);
    const table = node['Relation Name'] ?? '';
    return node['Node Type'] === 'Seq Scan' && large.test(table) ? [table, ...inner] : inner;
  }

  it('a statement that reads a whole table is found', async () => {
    const text = 'select * from profiles where zip = $1';
    expect(await listScanned({ text, values: ['682001'] })).toEqual(['profiles']);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['the first page of my matches', () => ask({ endpoint: contract, input: {} })],
    [
      'the second page',
      async () => {
        const { body } = await ask({ endpoint: contract, input: {} });
        return ask({ endpoint: contract, input: { cursor: body.next ?? '' } });
      },
    ],
    ['a page far behind', () => ask({ endpoint: contract, input: { page: 20 } })],
    ['my matches of a name', () => ask({ endpoint: contract, input: { search: 'Thomas' } })],
    ['more matches', () => ask({ endpoint: listMoreMatches, input: {} })],
    ["today's matches", () => ask({ endpoint: listTodaysMatches, input: {} })],
    [
      'a search with three filters',
      () => ask({ endpoint: searchMembers, input: { age: '24-34', religion: 'Hindu', diet: 'Veg' } }),
    ],
    ['a search for a word', () => ask({ endpoint: searchMembers, input: { search: 'engineer kochi' } })],
    ['a search for a profile id', () => ask({ endpoint: searchMembers, input: { search: 'ITM77' } })],
    ['the newest of all', () => ask({ endpoint: searchMembers, input: { sort: 'newest' } })],
    ['the youngest of all', () => ask({ endpoint: searchMembers, input: { sort: 'youngest' } })],
  ])('no whole table of members is read for %s', async (_what, work) => {
    const statements = await recordStatements(work);
    const reads = statements.filter(({ text }) => /^\s*(?:with|select)\b/i.test(text));
    expect(reads.length).toBeGreaterThan(3);
    const scanned: [table: string, text: string][] = [];
    for (const statement of reads) {
      for (const table of await listScanned(statement)) scanned.push([table, statement.text]);
    }
    expect(scanned).toEqual([]);
  });
});
