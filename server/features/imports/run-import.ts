import { z } from 'zod';
import { mapping as mappingSchema } from '#contract/imports/mapping.fields.ts';
import { findChoices, resolveChoice } from '#server/features/choices/choices.ts';
import { findSiteSettings, todayAt } from '#server/features/site/site.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteKeys, findChunk, insertRows } from './import-rows.repository.ts';
import { findImport, type Import, lockImport, updateImport } from './imports.repository.ts';
import { addToTally, rowsOfChunk, type Tally } from './imports.rules.ts';
import { lockInvitations } from './invitations.repository.ts';
import { judgeRow, type Rules } from './judge-row.ts';
import { prepareMapping } from './prepare-mapping.ts';
import { builtInMappings } from './suggest-mapping.ts';
import { type JudgedRow, settleRows, type Settling } from './settle-rows.ts';

/** What the work needs; a command has it too, without the server around it. */
export type ImportContext = Pick<Context, 'database' | 'transact' | 'secretKey' | 'now'>;

const keptRows = z.array(z.tuple([z.number().int()], z.string()));
const reasons = z.record(z.string(), z.number());

/**
 * Goes on with an import, chunk by chunk, until it is over or `mayGoOn` says otherwise. Each chunk is one transaction
 * together with its progress, so that a process that is killed leaves whole chunks and the next one goes on after them;
 * of two processes that work on one import, one stops by itself. True when there is more to do.
 */
export async function runImport(
  context: ImportContext,
  { importId, mayGoOn }: { importId: number; mayGoOn: () => boolean },
): Promise<boolean> {
  const running = await findImport(context.database, importId);
  if (running === undefined || !isRunning(running)) return false;
  const rules = await prepareRules(context, running);
  let rowsDone: number | null = running.rowsDone;
  while (rowsDone !== null && rowsDone < running.rows) {
    if (!mayGoOn()) return true;
    rowsDone = await takeChunk(context, { running, rowsDone, rules });
    await letOthersWork();
  }
  if (rowsDone !== null) await finish(context, running);
  return false;
}

function isRunning({ state }: Pick<Import, 'state'>): boolean {
  return state === 'checking' || state === 'importing';
}

async function prepareRules(context: ImportContext, running: Import): Promise<Rules> {
  const choices = await findChoices(context);
  const site = await findSiteSettings(context.database);
  return {
    mapping: prepareMapping(mappingSchema.parse(running.mapping), running.columns),
    resolve: (typed) => resolveChoice(choices, typed),
    today: todayAt(site, context.now()),
    legalAges: { bride: site.legalAgeBride, groom: site.legalAgeGroom },
  };
}

/** Takes the next rows; gives how many are done then, or null when the import is another's, or stopped. */
async function takeChunk(
  { database, transact, secretKey, now }: ImportContext,
  { running, rowsDone, rules }: { running: Import; rowsDone: number; rules: Rules },
): Promise<number | null> {
  const importId = running.id;
  const chunk = keptRows.parse(await findChunk(database, { importId, position: rowsDone / rowsOfChunk }));
  const rows = chunk.map(([rowNumber, ...cells]): JudgedRow => {
    return { rowNumber, cells, judgement: judgeRow(cells, rules) };
  });
  return transact(async (work) => {
    const current = await lockImport(work.database, importId);
    if (current === undefined || !isSameRun(current, running) || current.rowsDone !== rowsDone) return null;
    if (!current.isDryRun) await lockInvitations(work.database);
    const { isDryRun, sendsInvitations, source } = current;
    const numbering = numberingOf(current);
    const settling = { importId, numbering, source, secretKey, isDryRun, sendsInvitations, now: now() };
    const reports = await settleRows(work.database, { rows, settling });
    await insertRows(
      work.database,
      reports.map(({ remarks, ...report }) => ({ importId, ...report, remarks: JSON.stringify(remarks) })),
    );
    const tally = addToTally(tallyOf(current), reports);
    const counted = { ...tally, reasons: JSON.stringify(tally.reasons) };
    await updateImport(work.database, { id: importId, ...counted, attempts: 0 });
    return tally.rowsDone;
  });
}

/** Whether an import is still in the run that began with a row read earlier: neither stopped nor begun anew since. */
function isSameRun(current: Import, earlier: Import): boolean {
  return isRunning(current) && current.startedAt?.getTime() === earlier.startedAt?.getTime();
}

/** Whose numbers the rows have: those of a mapping that somebody made for one source, else of this very file. */
function numberingOf({ mappingName, fileName }: Import): Settling['numbering'] {
  const isOneSource = mappingName !== null && builtInMappings[mappingName] === undefined;
  return { name: isOneSource ? `mapping ${mappingName}` : `file ${fileName}`, isOneSource };
}

function tallyOf(current: Import): Tally {
  const { rowsDone, added, updated, unchanged, refused, withRemarks } = current;
  return {
    rowsDone,
    added,
    updated,
    unchanged,
    refused,
    withRemarks,
    reasons: reasons.parse(current.reasons),
  };
}

async function finish({ transact, now }: ImportContext, running: Import): Promise<void> {
  await transact(async ({ database }) => {
    const current = await lockImport(database, running.id);
    if (current === undefined || !isSameRun(current, running)) return;
    await deleteKeys(database, current.id);
    await updateImport(database, {
      id: current.id,
      state: current.isDryRun ? 'checked' : 'done',
      finishedAt: now(),
    });
  });
}

/** The judging of a chunk keeps the process busy; between two of them everybody else has a turn. */
async function letOthersWork(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
