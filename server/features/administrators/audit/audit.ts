import { Readable } from 'node:stream';
import type {
  exportAudit as exportAuditEndpoint,
  listAudit as listAuditEndpoint,
} from '#contract/administration/audit.ts';
import { actionsOf, auditGroups } from '#contract/administration/audit.choices.ts';
import type { ValidInput } from '#contract/calls/endpoint.ts';
import { readMemberId } from '#contract/site/member-id.ts';
import { findSiteSettings } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { byteOrderMark, writeCsv } from '#server/platform/csv.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AnsweredFile } from '#server/platform/http/route.ts';
import { pagingOf, readListing } from '#server/platform/listing/listing.ts';
import { auditColumns, presentEntry, sentenceOfAction, writeCells } from './audit.presenter.ts';
import {
  type AuditFilter,
  countEntriesOf,
  findLastId,
  listAdministratorNames,
  listEntries,
  listEntriesBetween,
  listReportsAbout,
} from './audit.repository.ts';

/** A page of the audit log, newest first by default. Throws invalid_input for an unknown cursor. */
export async function listAudit({ database }: Context, input: ValidInput<typeof listAuditEndpoint>) {
  const page = readListing(input, 'created_at');
  const filter = await filterOf(database, input);
  const entries = await listEntries(database, { filter, page });
  const total = await countEntriesOf(database, filter);
  const administrators = await listAdministratorNames(database);
  return {
    data: entries.map(presentEntry),
    ...pagingOf(page, total),
    administrators: administrators.map(({ id, name }) => ({ ad_id: id, ad_name: name })),
  };
}

/** The filtered entries as a file, and the export as an entry of its own. The file is written while it is sent. */
export async function exportAudit(
  { transact, database, now }: Context,
  { input, administratorId }: { input: ValidInput<typeof exportAuditEndpoint>; administratorId: number },
): Promise<AnsweredFile> {
  const filter = await filterOf(database, input);
  const upTo = await transact(async (work) => {
    const entries = await countEntriesOf(work.database, filter);
    const lastId = await findLastId(work.database);
    await recordAction(work.database, {
      administratorId,
      action: 'audit.exported',
      subject: 'audit log',
      after: { entries },
      now: now(),
    });
    return lastId;
  });
  const content = Readable.from(writeLines(database, { filter, upTo }));
  return { name: `audit-log-${now().toISOString().slice(0, 10)}.csv`, content };
}

const linesAtOnce = 1000;

async function* writeLines(
  database: Database,
  { filter, upTo }: { filter: AuditFilter; upTo: number },
): AsyncGenerator<string> {
  yield byteOrderMark + writeCsv([auditColumns]);
  let after = 0;
  for (;;) {
    const entries = await listEntriesBetween(database, { filter, after, upTo, limit: linesAtOnce });
    if (entries.length > 0) yield writeCsv(entries.map(writeCells));
    if (entries.length < linesAtOnce) return;
    after = entries.at(-1)?.id ?? upTo;
  }
}

async function filterOf(
  database: Database,
  input: Pick<
    ValidInput<typeof listAuditEndpoint>,
    'search' | 'group' | 'administrator_id' | 'subject' | 'from' | 'to'
  >,
): Promise<AuditFilter> {
  const { search, group, administrator_id: administratorId = null, from = null, to = null } = input;
  const { timeZone, memberIdPrefix } = await findSiteSettings(database);
  const words = search.toLowerCase();
  return {
    search,
    searchedActions: auditGroups
      .flatMap(actionsOf)
      .filter((action) => sentenceOfAction(action).toLowerCase().includes(words)),
    searchedMember: readMemberId(search, memberIdPrefix),
    actions: group === undefined ? null : actionsOf(group),
    administratorId,
    subjects: input.subject === undefined ? null : await listSubjects(database, input.subject),
    from,
    to,
    timeZone,
  };
}

/** A subject as entries name it; of an account, with the reports about it. */
async function listSubjects(database: Database, subject: string): Promise<string[]> {
  const accountId = Number(/^account (\d{1,9})$/.exec(subject)?.[1] ?? 0);
  const reports = accountId === 0 ? [] : await listReportsAbout(database, accountId);
  return [subject, ...reports.map((id) => `report ${id}`)];
}
