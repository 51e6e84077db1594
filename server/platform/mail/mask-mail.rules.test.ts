import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';
import { mask, maskMail } from './mask-mail.rules.ts';

const token = 'dGhpc0lzQVRva2VuT2ZUaGVQcm9kdWN0X3dpdGgtNDM';
const site = { name: 'InTandem', publicUrl: 'https://example.org' };
const content = {
  to: 'asha@example.org',
  subject: '4821 is your code',
  heading: 'Welcome',
  code: '4821',
  paragraphs: ['The code 4821 is valid for 10 minutes.'],
  closing: 'Nothing needs to be done.',
};

test('a masked mail contains its code nowhere', () => {
  const masked = maskMail(layOutMail(site, content));
  expect(JSON.stringify(masked)).not.toContain('4821');
  expect(masked.subject).toBe(`${mask} is your code`);
  expect(masked.text).toContain('is valid for 10 minutes');
});

test.each([`/invitation#token=${token}`, `/stop-mails?token=7-visit-${token}`, `/x?a=1&key=${token}`])(
  'a masked mail leads to %s without its secret',
  (path) => {
    const address = `${site.publicUrl}${path}`;
    const headers = { 'List-Unsubscribe': `<${address}>` };
    const masked = maskMail(layOutMail(site, { ...content, action: { label: 'Open', address }, headers }));
    expect(JSON.stringify(masked)).not.toContain(token);
    expect(masked.text).toContain(`Open: ${site.publicUrl}`);
  },
);

test('links without a secret stay as they are', () => {
  const address = `${site.publicUrl}/settings?section=notifications`;
  const masked = maskMail(layOutMail(site, { ...content, action: { label: 'Open', address } }));
  expect(masked.text).toContain(`Open: ${address}`);
});
