import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const publicFolder = path.join(import.meta.dirname, '../../public');

/** Browsers fetch the offline page again only when the worker changes, so its version is a hash of those files. */
it('the worker carries the version of its offline files', async () => {
  const worker = await readFile(path.join(publicFolder, 'service-worker.js'), 'utf8');
  const files = ['offline.html', 'offline.css', 'art/mark.svg', 'art/mark-on-dark.svg'];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(path.join(publicFolder, file)));
  expect(worker).toContain(`const version = '${hash.digest('hex').slice(0, 8)}';`);
});
