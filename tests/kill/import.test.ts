import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/sessions.ts';
import { checkImport, showImport, startImport, uploadImport } from '#contract/imports/imports.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { scaleLimit } from '#scripts/test/slowness.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';
import { discardDataDirectory, openStopped } from '#tests/support/databases/embedded-data.ts';
import { roundsOf } from './rounds.ts';

/** Kills while rows are imported; the dry run of each sheet is killed once more. */
const rounds = roundsOf(12);
/** The rows of one sheet; sheets are added until there were enough kills. */
const people = 10_000;
/** Every hundredth person is in the sheet twice, and every two hundredth row has no gender. */
const doubles = people / 100;
const refused = people / 200;
const minuteMs = 60_000;
/** Polling without a pause would take a core away from the import. */
const pauseMs = 20;
const administrator = { email: 'administrator@example.org', password: 'a calm steady hand' };
const environment = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };

let dataDirectory: string;
let running: ServerProcess | null = null;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
});
afterAll(async () => {
  await running?.kill();
  await discardDataDirectory(dataDirectory);
});

function writePeople(sheetNumber: number): string {
  const row = (at: number) => {
    const sex = at % 200 === 7 ? '' : 'F';
    const email = `asha.${sheetNumber}.${at}@example.org`;
    return [`Asha${at} Mathew`, sex, '14/03/1997', 'Christian', 'Nadar', email];
  };
  return writeSheet([
    ['Name', 'Sex', 'DOB', 'Religion', 'Caste', 'E-mail'],
    ...Array.from({ length: people }, (_none, at) => row(at)),
    ...Array.from({ length: doubles }, (_none, at) => row(at * 100)),
  ]);
}

type Desk = { server: ServerProcess; token: string };

async function call<Data>(
  { server, token }: Desk,
  { method, path }: { method: 'GET' | 'POST'; path: string },
  body?: FormData | object,
): Promise<Data> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.address}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const { result, message, data } = (await answer.json()) as { result: boolean; message: string; data: Data };
  if (!result) throw new Error(message, { cause: answer.status });
  return data;
}

async function openDesk(): Promise<Desk> {
  const server = await startServerProcess({ DATA_DIR: dataDirectory, ...environment });
  running = server;
  const input = { emailOrMobile: administrator.email, password: administrator.password };
  const { token } = await call<{ token: string }>({ server, token: '' }, login, input);
  return { server, token };
}

/** After a kill: the session outlives the process. */
async function openDeskAgain({ token }: Desk): Promise<Desk> {
  const server = await startServerProcess({ DATA_DIR: dataDirectory, ...environment });
  running = server;
  return { server, token };
}

/** Repeats a call while the server is too busy to answer. */
async function show(desk: Desk, id: number): Promise<ImportDetails> {
  for (;;) {
    try {
      return await call(desk, { ...showImport, path: `${showImport.path}?import_id=${id}` });
    } catch (error) {
      if (!(error instanceof Error && Number(error.cause) >= 500)) throw error;
    }
    await pause(pauseMs);
  }
}

/** Polls until an import has done so many rows, or is over. */
async function watch(desk: Desk, { id, rowsDone }: { id: number; rowsDone: number }): Promise<ImportDetails> {
  for (;;) {
    const current = await show(desk, id);
    const isOver = current.im_state !== 'checking' && current.im_state !== 'importing';
    if (isOver || current.im_rows_done >= rowsDone) return current;
    await pause(pauseMs);
  }
}

/**
 * Kills the server at a different moment each time, until the import is over or there were enough kills. Rows that were reported
 * as done are never lost. Returns the last desk and the number of kills.
 */
async function goOnThroughKills(
  desk: Desk,
  { id, most }: { id: number; most: number },
): Promise<[Desk, number]> {
  let open = desk;
  for (let kills = 0; ; kills += 1) {
    const { im_rows_done: before } = await show(open, id);
    const seen = await watch(open, { id, rowsDone: before + 250 * (1 + (kills % 2)) });
    if (kills === most || !['checking', 'importing'].includes(seen.im_state)) return [open, kills];
    await open.server.kill();
    open = await openDeskAgain(open);
    const after = await show(open, id);
    expect(after.im_rows_done).toBeGreaterThanOrEqual(seen.im_rows_done);
  }
}

/** Uploads and imports a sheet with kills in between. Returns the last desk and the number of kills during the import. */
async function importThroughKills(
  desk: Desk,
  { sheetNumber, most }: { sheetNumber: number; most: number },
): Promise<[Desk, number]> {
  const form = new FormData();
  form.append('file', new Blob([writePeople(sheetNumber)]), 'people.csv');
  form.append('file_name', 'people.csv');
  const { im_id: id, im_mapping: mapping } = await call<ImportDetails>(desk, uploadImport, form);
  await call(desk, checkImport, { import_id: id, mapping });
  const [checked] = await goOnThroughKills(desk, { id, most: 1 });
  await watch(checked, { id, rowsDone: Number.POSITIVE_INFINITY });
  await call(checked, startImport, { import_id: id });
  const [taken, kills] = await goOnThroughKills(checked, { id, most });
  const done = await watch(taken, { id, rowsDone: Number.POSITIVE_INFINITY });
  expect(done).toMatchObject({
    im_state: 'done',
    im_rows_done: people + doubles,
    im_added: people - refused,
    im_refused: refused + doubles,
  });
  return [taken, kills];
}

async function readWhatIsThere() {
  const { database, close } = await openStopped(dataDirectory);
  const invitations = await database.selectFrom('invitations').select(['facts', 'email']).execute();
  const rows = await database.selectFrom('importRows').select(['importId', 'rowNumber']).execute();
  const keys = await database.selectFrom('importKeys').select('key').execute();
  await close();
  return { invitations, rows, keys };
}

describe('a process that is killed while rows are imported', () => {
  it(
    `goes on after ${rounds} kills, takes each row exactly once, and leaves no half profile`,
    async () => {
      let desk = await openDesk();
      let kills = 0;
      let sheets = 0;
      while (kills < rounds) {
        const [next, more] = await importThroughKills(desk, { sheetNumber: sheets, most: rounds - kills });
        [desk, kills, sheets] = [next, kills + more, sheets + 1];
      }
      await desk.server.kill();
      running = null;

      const { invitations, rows, keys } = await readWhatIsThere();
      expect(rows).toHaveLength(sheets * (people + doubles));
      expect(invitations).toHaveLength(sheets * (people - refused));
      expect(new Set(invitations.map(({ email }) => email)).size).toBe(invitations.length);
      const whole = {
        gender: 'Female',
        lastName: 'Mathew',
        religion: 'christian',
        community: 'christian-nadar',
      };
      expect(invitations.every(({ facts }) => isWhole(facts, whole))).toBe(true);
      expect(keys).toEqual([]);
    },
    scaleLimit(20 * minuteMs),
  );
});

function isWhole(facts: unknown, whole: Record<string, string>): boolean {
  return Object.entries(whole).every(([name, value]) =>
    Object.entries(facts ?? {}).some(([key, held]) => key === name && held === value),
  );
}
