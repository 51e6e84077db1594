import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ReceivedFile } from '#contract/calls/upload.ts';
import type { StoredLogo } from '#contract/site/logo.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { recordAction } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInImageQueue } from '#server/platform/images/image-queue.ts';
import { problem } from '#server/platform/problem.ts';
import { findSiteSettings } from '../site-settings.ts';
import { lockSiteSettings, upsertSiteSettings } from '../site.repository.ts';
import { type DrawnLogo, drawLogo } from './draw-logo.ts';
import { keyOfLogo, removeLogosJob } from './logo-files.ts';
import { insertLogo, showLogo } from './logos.repository.ts';

/** What changes of the logo need; the command line has no queue of jobs. */
type Tools = Pick<Context, 'database' | 'files' | 'now'> & {
  transact: <Result>(run: (work: { database: Database }) => Promise<Result>) => Promise<Result>;
};

/** Replaces the logo of the site by an uploaded file. Throws what `drawLogo` and `runInImageQueue` throw. */
export async function updateLogo(
  context: Context,
  { file, administratorId }: { file: ReceivedFile; administratorId: number },
): Promise<void> {
  const logo = await runInImageQueue(administratorId, async () => drawLogo(await readFile(file.path)));
  await storeLogo(toolsOf(context), { logo, administratorId });
}

/** Takes the logo away; without one, nothing changes. */
export async function removeLogo(context: Context, administratorId: number): Promise<void> {
  await changeLogo(toolsOf(context), { logo: null, administratorId });
}

/** The files of a replaced logo are removed after the commit. */
function toolsOf({ database, files, now, transact }: Context): Tools {
  return {
    database,
    files,
    now,
    transact: (run) =>
      transact(async (work) => {
        await work.enqueue(removeLogosJob, {});
        return run(work);
      }),
  };
}

/**
 * Stores a logo and shows it. Its folder is registered first and its files are written before it is shown, so that a killed process
 * leaves neither a logo without files nor files that nobody removes.
 */
export async function storeLogo(
  tools: Tools,
  { logo, administratorId }: { logo: DrawnLogo; administratorId: number | null },
): Promise<void> {
  const token = randomBytes(18).toString('base64url');
  await insertLogo(tools.database, { token, now: tools.now() });
  for (const [file, content] of logo.files) await tools.files.write(keyOfLogo(token, file), content);
  await changeLogo(tools, { logo: { token, ...logo.facts }, administratorId });
}

/** Shows a stored logo, or none, and records the change. */
export async function changeLogo(
  { transact, now }: Pick<Tools, 'transact' | 'now'>,
  { logo, administratorId }: { logo: StoredLogo | null; administratorId: number | null },
): Promise<void> {
  const at = now();
  await transact(async ({ database }) => {
    await lockSiteSettings(database);
    const { logo: former } = await findSiteSettings(database);
    if (former === null && logo === null) return;
    if (!(await showLogo(database, logo?.token ?? null))) throw problem('unavailable');
    await upsertSiteSettings(database, { values: { logo }, by: administratorId, now: at });
    await recordAction(database, {
      administratorId,
      action: logo === null ? 'site.logo_removed' : 'site.logo_changed',
      subject: 'setting logo',
      before: { logo: describe(former) },
      after: { logo: describe(logo) },
      now: at,
    });
  });
}

/** What the audit log says of a logo: its size, never its bytes. */
function describe(logo: StoredLogo | null): string | null {
  return logo === null ? null : `${logo.width} × ${logo.height}`;
}
