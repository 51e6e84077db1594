import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** The links of the package, from its root. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes the links between the libraries of the package, which npm does not publish; the package's own installation script may not
 * have run. Answers whether all are there: in a folder that cannot be written they are not.
 * @param native The folder `native` of the package, or a copy of it.
 */
export async function linkLibraries(native: string): Promise<boolean> {
  const list = path.join(native, 'pg-symlinks.json');
  // The packages of some platforms need none.
  if (!existsSync(list)) return true;
  const wanted = links.parse(JSON.parse(await readFile(list, 'utf8')));
  const made = await Promise.all(
    wanted.map(({ source, target }) => link(placeIn(native, source), placeIn(native, target))),
  );
  return made.every(Boolean);
}

/** The package names its files from its own root; a copy may have another name. */
function placeIn(native: string, file: string): string {
  return path.join(native, path.relative('native', file));
}

async function link(source: string, target: string): Promise<boolean> {
  if (existsSync(target)) return true;
  await symlink(path.basename(source), target).catch(() => undefined);
  return existsSync(target);
}
