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
  ['server/a.ts', '// The process is told the port.'],
  ['server/a.ts', '/** Whoever signs in first. */'],
  ['web/a.tsx', 'const told = 1;'],
  ['server/a.test.ts', "it('shows members to whom it fits', () => {});"],
  ['tests/a.test.ts', "it.each([1])('is told %s', () => {});"],
  ['docs/a.md', 'Whoever reads this knows.'],
])('in %s, “%s” is a riddle', ([path, line]) => {
  const findings = checkWords([{ path: path ?? '', text: `first line\n${line}\n` }]);
  expect(findings).toEqual([{ path: `${path}:2`, message: expect.stringMatching(/told|whoever|whom/i) }]);
});

test.for([
  ['web/locales/en/settings.ts', "export const contact = { told: 'Whoever has a view left is told so.' };"],
  ['web/a.tsx', 'const a = <p>{t(`contact.told.${pronoun}`)}</p>;'],
  ['server/a.test.ts', "expect(message).toBe('Whoever has it keeps it.');"],
  ['server/a.ts', 'row.toldAt'],
  ['docs/contributing.md', 'We leave no TODO behind.'],
  ['server/a.ts', 'const result = new Date();'],
  ['server/features/accounts/age.rules.ts', 'const birthday = new Date(value);'],
  ['server/a.test.ts', "it('only signs in', () => {});"],
  ['web/routes/home.tsx', "navigate({ to: '/dashboard' });"],
  ['server/a.ts', "const url = 'https://example.org/root/page';"],
])('in %s, “%s” is fine', ([path, text]) => {
  expect(checkWords([{ path: path ?? '', text: text ?? '' }])).toEqual([]);
});
