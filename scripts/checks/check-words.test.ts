import { expect, test } from 'vitest';
import { checkWords } from './check-words.ts';

test.for([
  ['server/a.ts', '// oxlint-disable-next-line no-console'],
  ['web/a.module.css', '/* stylelint-disable */'],
  ['server/a.ts', '// @ts-expect-error it is fine'],
  ['server/a.ts', 'run(); // TODO later'],
  ['server/a.test.ts', "it.skip('signs in', () => {});"],
  ['server/a.test.ts', "test.concurrent.only('signs in', () => {});"],
  ['tests/journeys/a.spec.ts', "test.describe.skip('signs in', () => {});"],
  ['tests/journeys/a.spec.ts', 'test.fixme();'],
  ['server/a.test.ts', "xit('signs in', () => {});"],
  ['server/features/accounts/age.rules.ts', 'const today = new Date();'],
  ['server/features/accounts/age.policy.ts', 'return Math.random() > 0.5;'],
  ['docs/api.md', 'answers { "reult": true }'],
  ['docs/install.md', 'cd /home/asha/intandem'],
  [
    'package-lock.json',
    `"resolved": "https://${['registry', 'npmjs', 'org'].join('.')}/zod/-/zod-4.0.0.tgz"`,
  ],
])('in %s, “%s” is found', ([path, line]) => {
  const findings = checkWords([{ path: path ?? '', text: `first line\n${line}\n` }]);
  expect(findings.map((finding) => finding.path)).toContain(`${path}:2`);
});

test.for([
  ['docs/contributing.md', 'We leave no TODO behind.'],
  ['server/a.ts', 'const result = new Date();'],
  ['server/features/accounts/age.rules.ts', 'const birthday = new Date(value);'],
  ['server/a.test.ts', "it('only signs in', () => {});"],
  ['web/routes/home.tsx', "navigate({ to: '/dashboard' });"],
  ['server/a.ts', "const url = 'https://example.org/root/page';"],
])('in %s, “%s” is fine', ([path, text]) => {
  expect(checkWords([{ path: path ?? '', text: text ?? '' }])).toEqual([]);
});
