import { expect, test } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { findRisks } from './find-risks.ts';

const site = { PUBLIC_URL: 'https://marriage.example', SMTP_URL: 'smtps://mail.example.org' };

test.each([
  ['no mail server on a public site', { PUBLIC_URL: 'https://marriage.example' }, [/^SMTP_URL is missing/]],
  ['no mail server on this machine', {}, []],
  [
    'codes in the outbox of a public site',
    { PUBLIC_URL: site.PUBLIC_URL, OUTBOX_SHOWS_CODES: 'on' },
    [/^SMTP_URL/, /^OUTBOX/],
  ],
  ['pages without encryption', { ...site, PUBLIC_URL: 'http://marriage.example' }, [/^PUBLIC_URL/]],
  ['no encryption on this machine', { ...site, PUBLIC_URL: 'http://localhost:3000' }, []],
  ['codes in an outbox that nothing is written to', { ...site, OUTBOX_SHOWS_CODES: 'on' }, []],
  ['a proxy by number and an open port', { ...site, TRUST_PROXY: '1' }, [/^TRUST_PROXY/]],
  [
    'a proxy by number and a private network',
    { ...site, TRUST_PROXY: '1', HOST: '10.0.0.5' },
    [/^TRUST_PROXY/],
  ],
  ['a proxy by number and a port of this machine', { ...site, TRUST_PROXY: '1', HOST: '127.0.0.1' }, []],
  ['a proxy by address and an open port', { ...site, TRUST_PROXY: '10.0.0.1' }, []],
  ['a log without security events', { ...site, LOG_LEVEL: 'warn' }, [/^LOG_LEVEL/]],
  ['a quiet demo on this machine', { ALLOW_DEMO_DATA: 'on', LOG_LEVEL: 'warn' }, []],
  [
    'a quiet demo on a public site',
    { ...site, ALLOW_DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
    [/^LOG_LEVEL/, /^ALLOW_DEMO_DATA/],
  ],
  ['no limits', { ...site, RATE_LIMITS: 'off' }, [/^RATE_LIMITS/]],
  ['the demo on a public site', { ...site, ALLOW_DEMO_DATA: 'on' }, [/^ALLOW_DEMO_DATA/]],
])('the start warns of %s', (_name, environment, expected) => {
  const risks = findRisks(readConfiguration(environment));
  expect(risks).toHaveLength(expected.length);
  for (const [index, pattern] of expected.entries()) expect(risks[index]).toMatch(pattern);
});
