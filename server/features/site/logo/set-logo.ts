import { readFile } from 'node:fs/promises';
import { logoLimits } from '#contract/site/logo.fields.ts';
import type { Context } from '#server/platform/context.ts';
import { SiteSettingError } from '../site-settings.ts';
import { drawLogo } from './draw-logo.ts';
import { changeLogo, storeLogo } from './edit-logo.ts';
import { removeUnusedLogos } from './logo-files.ts';

/**
 * Replaces the logo by a file, from the command line; an empty name takes the logo away. Throws SiteSettingError when the file cannot be
 * read or is too large, and what `drawLogo` throws.
 */
export async function setLogo(
  { database, files, now }: Pick<Context, 'database' | 'files' | 'now'>,
  path: string,
): Promise<void> {
  const tools = {
    database,
    files,
    now,
    transact: <Result>(run: (work: { database: Context['database'] }) => Promise<Result>) =>
      database.transaction().execute((transaction) => run({ database: transaction })),
  };
  if (path === '') await changeLogo(tools, { logo: null, administratorId: null });
  else await storeLogo(tools, { logo: await drawLogo(await readLogoFile(path)), administratorId: null });
  await removeUnusedLogos(tools);
}

async function readLogoFile(path: string): Promise<Buffer> {
  const content = await readFile(path).catch(() => null);
  if (content === null) throw new SiteSettingError(`logo: the file "${path}" cannot be read.`);
  if (content.length > logoLimits.bytes) throw new SiteSettingError('logo: the file has more than 2 MB.');
  return content;
}
