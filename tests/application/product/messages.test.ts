import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from '#contract/locales/en.ts';
import { documentedMessages } from '#tests/support/documented-messages.ts';
import { accounts } from '#web/locales/en/accounts.ts';
import { common } from '#web/locales/en/common.ts';
import { connecting } from '#web/locales/en/connecting/connecting.ts';
import { inbox } from '#web/locales/en/connecting/inbox.ts';
import { partner } from '#web/locales/en/partner.ts';
import { matchReasons } from '#web/locales/en/partners/match-reasons.ts';
import { partners } from '#web/locales/en/partners/partners.ts';
import { preference } from '#web/locales/en/preference.ts';
import { profile } from '#web/locales/en/profile/profile.ts';

const catalogues = {
  accounts,
  common,
  connecting,
  inbox,
  matchReasons,
  partner,
  partners,
  preference,
  profile,
};

/** The text at a path of the catalogues; undefined when there is none. */
function findText(place: string): unknown {
  const [catalogue = '', ...steps] = place.split('.');
  if (catalogue === 'contract') return Object.entries(english).find(([key]) => key === steps.join('.'))?.[1];
  let found: unknown = Object.entries(catalogues).find(([name]) => name === catalogue)?.[1];
  for (const step of steps) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([key]) => key === step)?.[1];
  }
  return found;
}

/** The sources of all other tests. */
function readTests(): string {
  const folder = path.join(import.meta.dirname, '../..');
  const own = ['messages.test.ts', 'documented-messages.ts'];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !own.includes(path.basename(name)))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
}

describe('a documented message', () => {
  it.each(documentedMessages)('for “$occasion” says “$text” at $place', ({ text, place }) => {
    // Some say more after the documented words: what was typed is still there.
    expect(String(findText(place)).slice(0, text.length)).toBe(text);
  });

  const tests = readTests();
  it.each([...new Set(documentedMessages.map(({ text }) => text))])(
    'occurs in another test: “%s”',
    (text) => {
      expect(tests.includes(text)).toBe(true);
    },
  );
});
