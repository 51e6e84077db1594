import { expect, test } from 'vitest';
import { layOutMail } from './mail-layout.ts';

const content = {
  to: 'meera@example.org',
  subject: 'Welcome',
  heading: 'Welcome',
  paragraphs: [],
  action: { label: 'Open', address: 'https://example.org' },
  closing: 'Goodbye',
};
const site = { name: 'InTandem', publicUrl: 'https://example.org' };

test('a mail has the colours of the product', () => {
  expect(layOutMail(site, content).html).toContain('background:#8E1F4B');
});

test('a mail has the accent of the operator and nothing of the colours of the product', () => {
  const { html } = layOutMail({ ...site, accent: '#0F6E84' }, content);
  expect(html).toContain('background:#0F6E84');
  expect(html).not.toMatch(/#(?:8E1F4B|741A3E|FBEFF3|F4D6E0)/);
});
