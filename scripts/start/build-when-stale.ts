import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runToEnd } from './run-to-end.ts';

const root = path.join(import.meta.dirname, '../..');
const sources = ['contract', 'server', 'web', 'vite.config.ts', 'package-lock.json'];
/** Written last, so that an interrupted build counts as none. */
const stamp = path.join(root, 'dist/built.txt');

/**
 * With little room for young objects, and an allocator that gives back at once what the bundler frees, a build takes three quarters of
 * a gigabyte instead of one and a half.
 */
const thrift = { flags: ['--max-semi-space-size=4'], environment: { MIMALLOC_PURGE_DELAY: '0' } } as const;

/**
 * Builds everything unless the last build is newer than every source, each part in a process of its own, which gives its memory back.
 * Throws FailedStep.
 */
export async function buildWhenStale(): Promise<void> {
  const builtAt = await modifiedAt(stamp);
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestIn(path.join(root, source))))));
  if (builtAt > newest) return;
  process.stderr.write('Building…\n');
  const startedAt = new Date();
  for (const part of ['web', 'pages', 'server']) {
    await runToEnd(path.join(root, 'scripts/build.ts'), { words: [part], ...thrift });
  }
  await writeFile(stamp, `built from the sources of ${startedAt.toISOString()}\n`);
  // A source that changes during the build is newer than this.
  await utimes(stamp, startedAt, startedAt);
}

async function newestIn(place: string): Promise<number> {
  const isFolder = (await stat(place)).isDirectory();
  if (!isFolder) return modifiedAt(place);
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'));
  const times = await Promise.all(files.map((file) => modifiedAt(path.join(file.parentPath, file.name))));
  return Math.max(0, ...times);
}

/** Milliseconds since the epoch; 0 when there is no such file. */
async function modifiedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
