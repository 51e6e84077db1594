import { expect, test } from 'vitest';
import { englishPages } from '#server/locales/en-pages.ts';
import { siteSettingsSchema } from './define-site-settings.ts';
import { presentPageNames } from './site.presenter.ts';
import { fillPage } from './site.rules.ts';

const pages = Object.entries(englishPages);
const freshNames = presentPageNames(siteSettingsSchema.parse({}), 'https://example.org');
const emptyNames = Object.fromEntries(Object.keys(freshNames).map((name) => [name, '']));

test.each(pages)('every name in the text of %s is filled on a fresh installation', (_page, lines) => {
  expect(fillPage(lines, freshNames)).not.toMatch(/[{}]|undefined/);
});

test.each(pages)('no heading of %s stands alone, however little the operator has set', (_page, lines) => {
  expect(`${fillPage(lines, freshNames)}\n## end`).not.toMatch(/^## .*\n## /m);
});

test.each(pages)('what %s promises does not hang on a setting', (_page, lines) => {
  const text = fillPage(lines, emptyNames);
  expect(text.length).toBeGreaterThan(1000);
});

test('the law’s periods and the purpose are told', () => {
  expect(fillPage(englishPages.grievance, freshNames)).toMatch(/acknowledges your complaint within 24 hours/);
  expect(fillPage(englishPages.terms, freshNames)).toMatch(/matrimonial website, not a dating website/);
  expect(fillPage(englishPages.privacy, freshNames)).toMatch(/kept for one year/);
});
