import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles, readFiles } from './list-files.ts';

test('files tracked or about to be are listed, ignored and deleted ones are not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'listing-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const file of ['tracked.ts', 'deleted.ts', 'ignored.log']) writeFileSync(path.join(root, file), file);
  writeFileSync(path.join(root, '.gitignore'), '*.log\n');
  execFileSync('git', ['add', '.'], { cwd: root });
  rmSync(path.join(root, 'deleted.ts'));
  writeFileSync(path.join(root, 'fresh name.ts'), 'fresh');

  expect(listFiles(root).toSorted()).toEqual(['.gitignore', 'fresh name.ts', 'tracked.ts']);
  expect(readFiles(root, ['tracked.ts'])).toEqual([{ path: 'tracked.ts', text: 'tracked.ts' }]);
});
