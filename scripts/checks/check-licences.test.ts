import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkLicences, listDependencies } from './check-licences.ts';

function aDependency(changes: Partial<{ name: string; licence: string; isProduction: boolean }>) {
  return { name: 'a-package', licence: 'MIT', isProduction: true, ...changes };
}

test.for(['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', '(MIT OR GPL-3.0)', '(MIT AND Zlib)'])(
  '%s may run with the product',
  (licence) => {
    expect(checkLicences([aDependency({ licence })])).toEqual([]);
  },
);

test.for([
  'GPL-3.0',
  'AGPL-3.0-only',
  'MPL-2.0',
  'MIT AND GPL-2.0',
  'UNLICENSED',
  'SEE LICENSE IN LICENSE.md',
])('%s may not', (licence) => {
  expect(checkLicences([aDependency({ licence })])).toEqual([
    { path: 'a-package', message: expect.stringContaining(`${licence}; it runs with the product`) },
  ]);
});

test('a package that states no licence is refused', () => {
  expect(checkLicences([{ ...aDependency({}), licence: undefined }])).toHaveLength(1);
});

test('a tool may be MPL-2.0, and still not GPL', () => {
  expect(checkLicences([aDependency({ licence: 'MPL-2.0', isProduction: false })])).toEqual([]);
  expect(checkLicences([aDependency({ licence: 'GPL-2.0', isProduction: false })])).toHaveLength(1);
});

test('LGPL is for the image library alone', () => {
  const licence = 'LGPL-3.0-or-later';
  expect(checkLicences([aDependency({ name: '@img/sharp-libvips-linux-x64', licence })])).toEqual([]);
  expect(checkLicences([aDependency({ name: 'another-library', licence })])).toHaveLength(1);
});

test('the installed manifest takes precedence over the lockfile, and old manifests are read', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'licences-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const installed = path.join(root, 'node_modules/@scope/old');
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, 'package.json'), JSON.stringify({ licenses: [{ type: 'GPL-3.0' }] }));
  const packages = {
    '': {},
    'node_modules/@scope/old': { license: 'MIT' },
    'node_modules/a/node_modules/elsewhere': { license: 'ISC', dev: true },
  };
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages }));

  expect(listDependencies(root)).toEqual([
    { name: '@scope/old', licence: 'GPL-3.0', isProduction: true },
    { name: 'elsewhere', licence: 'ISC', isProduction: false },
  ]);
});
