import { expect, test } from 'vitest';
import { isCatalogue } from './catalogue-words.ts';
import { checkWords } from './check-words.ts';
import { listFiles, readFiles } from './list-files.ts';

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
  ['web/plans/a.ts', 'void queryClient.invalidateQueries();'],
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
  [
    'web/locales/en/settings.ts',
    "export const contact = { told: 'A member to whom a view is left is told so.' };",
  ],
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

test.for([
  'Todays Match',
  'preferance',
  'Partner prefernce',
  'preferrence',
  'LIFE STYLE',
  'Life style',
  'Interest send',
  'faild',
  'freee',
  'Updation',
  'recieved',
])('“%s” is misspelt in a document, a test, a screen and a catalogue', (words) => {
  for (const path of ['docs/a.md', 'tests/a.spec.ts', 'web/a.tsx', 'server/locales/en.ts']) {
    const text = path.endsWith('.md') ? words : `export const a = { text: '${words}' };`;
    expect(checkWords([{ path, text }]).map(({ message }) => message)).toEqual([
      expect.stringContaining('it is spelt'),
    ]);
  }
});

test.for(['todaysMatch', 'todays_matches', '/profile-vists', 'preference', 'Lifestyle', 'Interests sent'])(
  '“%s” is spelt as it should be',
  (words) => {
    expect(checkWords([{ path: 'docs/a.md', text: words }])).toEqual([]);
  },
);

const catalogues = listFiles(process.cwd()).filter(isCatalogue);

test('the catalogues of screens, calls and mails are all read, and none has a forbidden word', () => {
  const inRoom = (room: string) => catalogues.filter((path) => path.startsWith(`${room}/`));
  expect(['web', 'contract', 'server'].map((room) => inRoom(room).length > 15)).toEqual([true, true, true]);
  expect(checkWords(readFiles(process.cwd(), catalogues))).toEqual([]);
});

test.for([
  'Connect Now',
  'Connect with {{name}}',
  'Send Interest',
  'View Contact',
  'My Self',
  'Email',
  'your email address',
  'E-mail or mobile',
  'Your wishlist',
  'Favourites',
  'Asha took her interest back, and takes the interest back',
  'Whoever sees it',
  'Sign in anew',
  'You are signed out',
  'Sign {{name}} out everywhere',
  '{{percent}} % of all',
])('“%s” is forbidden in every catalogue, wherever it stands', (words) => {
  const planted = [
    `export const a = {\n  text: '${words}' };`,
    `export const a = [\n  "${words}"];`,
    `export const a = (x: string) => \`\n\${x}${words}\`;`,
    `export const a = { b: { 'My Self':\n \`${words}\` } };`,
  ];
  for (const path of catalogues) {
    for (const text of planted) {
      const findings = checkWords([{ path, text }]);
      expect(findings.map(({ message }) => message)).toEqual([expect.stringContaining('the product says')]);
    }
  }
});

test.for([
  ['web/locales/en/connecting/connecting.ts', "{ text: 'Rejected' }"],
  ['server/locales/en-payments.ts', "{ text: 'Your payment was rejected' }"],
  ['contract/locales/en-connecting.ts', "{ text: 'We reject it' }"],
  ['web/locales/en/matches.ts', "{ text: 'Nobody meets all your must-haves' }"],
  ['web/locales/en/preference.ts', "{ text: 'They match everything' }"],
  ['web/locales/en/common.ts', "{ failureTitle: 'contact failed' }"],
  ['web/locales/en/common.ts', "{ title: 'failed' }"],
  ['web/locales/en/common.ts', '{ text: "Today\'s Match" }'],
  ['server/locales/en.ts', `{ text: 'Your role is "owner"' }`],
  ['web/locales/en/connecting/connecting.ts', "{ declinedTitle: 'Request Cancelled!' }"],
  ['web/locales/en/connecting/connecting.ts', "{ cancelledTitle: 'Interest declined' }"],
] as const)('in %s, “%s” is refused', ([path, object]) => {
  const findings = checkWords([{ path, text: `export const a = {\n  b: ${object} };` }]);
  expect(findings).toEqual([{ path: `${path}:2`, message: expect.stringContaining('“') }]);
});

test.for([
  ['web/locales/en/admin/stories.ts', "{ reject: 'Reject' }"],
  ['contract/locales/en-payments.ts', "{ 'outcome.payment_rejected': 'Payment rejected.' }"],
  ['contract/locales/en.ts', "{ shortlisted: 'Added to wishlist' }"],
  ['web/locales/en/settings.ts', "{ text: 'Write to {{email}} or <email>us</email>, at {email}.' }"],
  ['web/locales/en/profile/profile.ts', "{ 'My Self': 'Myself' }"],
  ['web/locales/en/common.ts', "{ title: '{{title}}, page {{page}}' }"],
  ['web/locales/en/accounts.ts', "{ text: 'I would like to connect with you.' }"],
] as const)('in %s, “%s” is as it should be', ([path, object]) => {
  expect(checkWords([{ path, text: `export const a = ${object};` }])).toEqual([]);
});
