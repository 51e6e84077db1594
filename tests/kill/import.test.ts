import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '#contract/accounts/login.ts';
import { checkImport } from '#contract/imports/check-import.ts';
import type { ImportDetails } from '#contract/imports/import.wire.ts';
import { showImport } from '#contract/imports/show-import.ts';
import { startImport } from '#contract/imports/start-import.ts';
import { uploadImport } from '#contract/imports/upload-import.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { writeSheet } from '#tests/support/spreadsheets.ts';

const rounds = { ofTheDryRun: 3, ofTheImport: 12 } as const;
const people = 50_000;
/** Every hundredth person stands in the sheet again, and every two hundredth row says no gender. */
const doubles = people / 100;
const refused = people / 200;
const minuteMs = 60_000;
const administrator = { email: 'administrator@example.org', password: 'a calm steady hand' };

let dataDirectory: string;
let running: ServerProcess | null = null;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'intandem-kill-'));
  process.env['ADMIN_EMAIL'] = administrator.email;
  process.env['ADMIN_PASSWORD'] = administrator.password;
});
afterAll(async () => {
  await running?.kill();
  await rm(dataDirectory, { recursive: true, force: true });
});

const row = (at: number) => {
  const sex = at % 200 === 7 ? '' : 'F';
  return [`Asha${at} Mathew`, sex, '14/03/1997', 'Christian', 'Nadar', `asha.${at}@example.org`];
};
const sheet = writeSheet([
  ['Name', 'Sex', 'DOB', 'Religion', 'Caste', 'E-mail'],
  ...Array.from({ length: people }, (_none, at) => row(at)),
  ...Array.from({ length: doubles }, (_none, at) => row(at * 100)),
]);

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
  if (!result) throw new Error(message);
  return data;
}

async function openDesk(): Promise<Desk> {
  const server = await startServerProcess(dataDirectory);
  running = server;
  const input = { emailOrMobile: administrator.email, password: administrator.password };
  const { token } = await call<{ token: string }>({ server, token: '' }, login, input);
  return { server, token };
}

/** After a kill: the session outlives the process. */
async function openDeskAgain({ token }: Desk): Promise<Desk> {
  const server = await startServerProcess(dataDirectory);
  running = server;
  return { server, token };
}

const show = (desk: Desk, id: number) =>
  call<ImportDetails>(desk, { ...showImport, path: `${showImport.path}?import_id=${id}` });

/** Asks again and again until an import is as far as wanted, or over. */
async function watch(desk: Desk, { id, rowsDone }: { id: number; rowsDone: number }): Promise<ImportDetails> {
  for (;;) {
    const current = await show(desk, id);
    const isOver = current.im_state !== 'checking' && current.im_state !== 'importing';
    if (isOver || current.im_rows_done >= rowsDone) return current;
  }
}

/** Kills the server at another moment of the work each round; what was seen done is never lost. Gives the last desk. */
async function goOnThroughKills(desk: Desk, { id, kills }: { id: number; kills: number }): Promise<Desk> {
  let open = desk;
  for (let round = 0; round < kills; round += 1) {
    const { im_rows_done: before } = await show(open, id);
    const seen = await watch(open, { id, rowsDone: before + 250 * (1 + (round % 4)) });
    expect(['checking', 'importing']).toContain(seen.im_state);
    await open.server.kill();
    open = await openDeskAgain(open);
    const after = await show(open, id);
    expect(after.im_rows_done).toBeGreaterThanOrEqual(seen.im_rows_done);
  }
  return open;
}

async function readWhatIsThere(id: number) {
  const { database, close } = await openDatabase({
    databaseUrl: undefined,
    poolSize: 1,
    dataDirectory,
    onError: (error) => {
      throw error;
    },
  });
  const invitations = await database.selectFrom('invitations').select(['facts', 'email']).execute();
  const rows = await database
    .selectFrom('importRows')
    .select('rowNumber')
    .where('importId', '=', id)
    .execute();
  const keys = await database.selectFrom('importKeys').select('key').execute();
  await close();
  return { invitations, rows, keys };
}

describe('a process that is killed while rows are imported', () => {
  it(
    `goes on after ${rounds.ofTheDryRun + rounds.ofTheImport} kills, takes each row exactly once, and leaves no half profile`,
    async () => {
      let desk = await openDesk();
      const form = new FormData();
      form.append('file', new Blob([sheet]), 'people.csv');
      form.append('file_name', 'people.csv');
      const { im_id: id, im_mapping: mapping } = await call<ImportDetails>(desk, uploadImport, form);

      await call(desk, checkImport, { import_id: id, mapping });
      desk = await goOnThroughKills(desk, { id, kills: rounds.ofTheDryRun });
      await watch(desk, { id, rowsDone: Number.POSITIVE_INFINITY });
      await call(desk, startImport, { import_id: id });
      desk = await goOnThroughKills(desk, { id, kills: rounds.ofTheImport });
      const done = await watch(desk, { id, rowsDone: Number.POSITIVE_INFINITY });
      await desk.server.kill();
      running = null;

      expect(done).toMatchObject({
        im_state: 'done',
        im_rows_done: people + doubles,
        im_added: people - refused,
        im_refused: refused + doubles,
      });
      const { invitations, rows, keys } = await readWhatIsThere(id);
      expect(rows).toHaveLength(people + doubles);
      expect(new Set(invitations.map(({ email }) => email)).size).toBe(people - refused);
      expect(invitations).toHaveLength(people - refused);
      const whole = {
        gender: 'Female',
        lastName: 'Mathew',
        religion: 'christian',
        community: 'christian-nadar',
      };
      expect(invitations.every(({ facts }) => isWhole(facts, whole))).toBe(true);
      expect(keys).toEqual([]);
    },
    20 * minuteMs,
  );
});

function isWhole(facts: unknown, whole: Record<string, string>): boolean {
  return Object.entries(whole).every(([name, value]) =>
    Object.entries(facts ?? {}).some(([key, held]) => key === name && held === value),
  );
}
