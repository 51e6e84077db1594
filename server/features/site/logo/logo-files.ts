import type { LogoFile } from '#contract/site/logo.fields.ts';
import type { Context } from '#server/platform/context.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deleteLogo, lockUnusedLogos } from './logos.repository.ts';

/** Removes the files of logos that are not shown. */
export const removeLogosJob: Job<object> = { name: 'site.remove-logos', schedule: '41 * * * *' };

/** Longer than any upload takes. */
const hourMs = 60 * 60_000;

function folderOfLogo(token: string): string {
  return `logo/${token}`;
}

/** The key of a file of a logo in the store. */
export function keyOfLogo(token: string, file: LogoFile): string {
  return `${folderOfLogo(token)}/${file}`;
}

type Place = Pick<Context, 'files' | 'now'> & {
  transact: <Result>(run: (work: { database: Database }) => Promise<Result>) => Promise<Result>;
};

/** Removes replaced logos, and those whose process was killed before they were shown. A killed removal is done again. */
export async function removeUnusedLogos({ transact, files, now }: Place): Promise<void> {
  const before = new Date(now().getTime() - hourMs);
  await transact(async ({ database }) => {
    for (const token of await lockUnusedLogos(database, before)) {
      await files.deleteUnder(folderOfLogo(token));
      await deleteLogo(database, token);
    }
  });
}
