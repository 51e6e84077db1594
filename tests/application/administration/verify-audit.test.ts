import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actionsOf, auditGroups } from '#contract/administration/audit.choices.ts';
import { describeAudit } from '#scripts/operator/describe-audit.ts';
import { isUnbroken, verifyAudit, verifyState } from '#server/features/administrators/audit/verify-audit.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import { runForClient } from '#server/platform/http/calling-client.ts';
import { countTries } from '#tests/support/how-often.ts';
import { startApplication, type TestApplication } from '#tests/support/start-application.ts';

/** More than three pages. */
const entriesMade = 10;
const pageSize = 3;

let application: TestApplication;
beforeAll(async () => {
  application = await startApplication();
  for (let at = 1; at <= entriesMade; at += 1)
    await record({ subject: `setting ${at}`, after: { value: at } });
});
afterAll(() => application.close());

const record = async (action: Partial<Parameters<typeof recordAction>[1]>) =>
  recordAction(application.context.database, {
    administratorId: 7,
    action: 'site.changed',
    subject: 'setting name',
    reason: 'Because',
    before: { value: 'old' },
    now: new Date('2026-03-01T12:00:00.123Z'),
    ...action,
  });

const rolledBack = new Error('rolled back');

/**
 * What the operator reads about a log that a person changed who had switched off its triggers. The log is restored afterwards.
 */
async function tamper(statements: readonly string[], noted?: string): Promise<string> {
  let found = '';
  const switchTriggers = (to: string) =>
    ['audit_entries', 'audit_head'].map((table) => `alter table ${table} ${to} trigger user`);
  const work = application.context.database.transaction().execute(async (transaction) => {
    const all = [...switchTriggers('disable'), ...statements, ...switchTriggers('enable')];
    for (const statement of all) await sql.raw(statement).execute(transaction);
    const verification = await verifyState(transaction, { pageSize, noted });
    found = describeAudit(verification);
    expect(isUnbroken(verification)).toBe(found.includes('unbroken'));
    throw rolledBack;
  });
  await expect(work).rejects.toBe(rolledBack);
  return found;
}

/** Gives an entry a new hash that fits its columns, as a person would who knows how the chain is made. */
const rehash = (id: number) =>
  `update audit_entries set hash = encode(sha256(convert_to(audit_entry_text(audit_entries), 'UTF8')), 'hex') where id = ${id}`;

const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((value) => value.replaceAll('\0', ''));
const fields = fc.dictionary(
  fc.string({ maxLength: 10 }).map((name) => name.replaceAll('\0', '')),
  fc.oneof(
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  ),
  { maxKeys: 4, noNullPrototype: true },
);
const anAction = fc.record({
  administratorId: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  action: fc.constantFrom(...auditGroups.flatMap(actionsOf)),
  subject: text,
  reason: text,
  before: fields,
  after: fields,
  now: fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
});

describe('a person who switches the triggers off', () => {
  const id = fc.integer({ min: 1, max: entriesMade });
  const idBeforeLast = fc.integer({ min: 1, max: entriesMade - 1 });

  /** Changes of one column by as little as possible. */
  const changes = {
    administrator_id: 'administrator_id + 1',
    action: `overlay(action placing 'x' from 1)`,
    subject: `subject || ' '`,
    reason: `overlay(reason placing 'b' from 1)`,
    before: `'{"value": "olt"}'`,
    after: 'null',
    address: `''`,
    user_agent: `''`,
    created_at: `created_at + interval '1 microsecond'`,
    previous_hash: `overlay(previous_hash placing case left(previous_hash, 1) when 'a' then 'b' else 'a' end from 1)`,
    hash: `overlay(hash placing case left(hash, 1) when 'a' then 'b' else 'a' end from 1)`,
  };

  it('is found after any change of one column', async () => {
    const column = fc.constantFrom(...Object.entries(changes));
    await fc.assert(
      fc.asyncProperty(id, column, async (changed, [name, value]) => {
        const found = await tamper([`update audit_entries set ${name} = ${value} where id = ${changed}`]);
        expect(found).toContain(`Entry ${changed} was changed.`);
      }),
      { numRuns: countTries(200) },
    );
  });

  it('is found after a change with a fitting hash, by the next entry', async () => {
    await fc.assert(
      fc.asyncProperty(idBeforeLast, async (changed) => {
        const change = `update audit_entries set reason = 'Another' where id = ${changed}`;
        expect(await tamper([change, rehash(changed)])).toContain(
          `Entry ${changed + 1} does not continue the entry before`,
        );
      }),
      { numRuns: countTries(50) },
    );
  });

  it('is found after a change of the last entry with a fitting hash', async () => {
    const { entries: last } = await verifyAudit(application.context);
    const found = await tamper([
      `update audit_entries set reason = 'Another' where id = ${last}`,
      rehash(last),
    ]);
    expect(found).toContain(`Entry ${last} was changed.`);
  });

  it('is found after the removal of entries', async () => {
    expect(await tamper(['delete from audit_entries where id = 4'])).toContain('Entry 4 is missing.');
    expect(await tamper(['delete from audit_entries where id between 1 and 3'])).toContain(
      'The entries 1 to 3 are missing.',
    );
    const { entries: last } = await verifyAudit(application.context);
    expect(await tamper([`delete from audit_entries where id = ${last}`])).toContain(
      `Entry ${last} is missing.`,
    );
    expect(await tamper(['delete from audit_entries'])).toContain(`The entries 1 to ${last} are missing.`);
  });

  it('is found after entries were swapped', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(id, { minLength: 2, maxLength: 2 }),
        fc.boolean(),
        async ([one = 1, other = 2], areHashesSwapped) => {
          const columns = `subject, after${areHashesSwapped ? ', previous_hash, hash' : ''}`;
          const swap = `update audit_entries as entry set (${columns}) =
            (select ${columns} from audit_entries as source
             where source.id = case entry.id when ${one} then ${other} else ${one} end)
            where id in (${one}, ${other})`;
          const found = await tamper([swap]);
          for (const swapped of [one, other]) expect(found).toContain(`Entry ${swapped} was changed.`);
        },
      ),
      { numRuns: countTries(75) },
    );
  });

  it('is found after an entry was inserted', async () => {
    const insertAt = (place: string) =>
      `insert into audit_entries (id, action, subject, created_at, previous_hash)
       select ${place}, 'site.changed', 'setting name', now(), hash from audit_entries order by id desc limit 1`;
    expect(await tamper([insertAt('0'), rehash(0)])).toContain('Entry 0 was inserted.');
    const { entries: last } = await verifyAudit(application.context);
    const added = await tamper([insertAt('id + 1'), rehash(last + 1)]);
    expect(added).toContain(`Entry ${last + 1} was inserted.`);
    const twice = [`alter table audit_entries drop constraint audit_entries_pkey`, insertAt('5')];
    expect(await tamper(twice)).toContain('broken');
  });

  it('is found by a noted head after the whole chain was made anew', async () => {
    const { head } = await verifyAudit(application.context);
    const everything = [
      'create temporary table copied on commit drop as select * from audit_entries',
      'delete from audit_entries',
      `update audit_head set last_id = 0, last_hash = ''`,
      'alter table audit_entries enable trigger audit_entries_chain',
      `insert into audit_entries (action, subject, created_at) select action, subject, created_at from copied order by id`,
    ];
    expect(await tamper(everything)).toContain('unbroken');
    expect(await tamper(everything, head)).toContain('No entry has the noted head');
  });

  it('is found while the triggers are off', async () => {
    const found = await tamper([]);
    expect(found).toContain('unbroken');
    const { database } = application.context;
    await sql`alter table audit_entries disable trigger audit_entries_stay`.execute(database);
    expect(describeAudit(await verifyAudit({ database }))).toContain('does not refuse changes');
    await sql`alter table audit_entries enable trigger audit_entries_stay`.execute(database);
    expect(isUnbroken(await verifyAudit({ database }))).toBe(true);
  });
});

// Last, because it makes the log long, and every verification above reads all of it.
describe('the audit log', () => {
  it('is unbroken after any actions', async () => {
    const client = { address: '2001:db8::7', userAgent: 'Some “Browser” 1.0' };
    await fc.assert(
      fc.asyncProperty(fc.array(anAction, { maxLength: 6 }), async (actions) => {
        for (const action of actions) await runForClient(client, () => record(action));
        const verification = await verifyAudit(application.context, { pageSize });
        expect(verification).toMatchObject({ flaws: [], isGuarded: true });
      }),
      { numRuns: countTries(100) },
    );
  });

  it('is described by its size and head', async () => {
    const verification = await verifyAudit(application.context);
    const { entries, head } = verification;
    expect(head).toMatch(/^[0-9a-f]{64}$/);
    expect(describeAudit(verification)).toBe(`${entries} entries, unbroken, head ${head}`);
    const again = await verifyAudit(application.context, { noted: head });
    expect([again.hasNoted, isUnbroken(again)]).toEqual([true, true]);
  });
});
