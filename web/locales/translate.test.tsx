import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { english as contract } from '#contract/locales/en.ts';
import { RichText } from './rich-text.tsx';
import { createTexts, createTranslate } from './texts.ts';

const english = {
  title: 'Welcome, {{name}}',
  menu: { home: 'Home', help: 'Help' },
  waiting_zero: 'No one waits',
  waiting_one: '{{count}} waits',
  waiting_other: '{{count}} wait',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  terms: 'I accept the <terms>terms of {{site}}</terms>, sent <time/>.',
};

describe('a sentence', () => {
  const t = createTranslate(english, { language: 'en' });

  it('is found by its key and filled in', () => {
    expect(t('menu.home')).toBe('Home');
    expect(t('title', { name: '$& {{count}}' })).toBe('Welcome, $& {{count}}');
  });

  it('has the plural form of its number', () => {
    expect([0, 1, 2].map((count) => t('waiting', { count }))).toEqual(['No one waits', '1 waits', '2 wait']);
    expect([0, 1, 21].map((count) => t('days', { count }))).toEqual(['0 days', '1 day', '21 days']);
  });

  it('may have a key with dots, as the contract does', () => {
    expect(createTranslate(contract, { language: 'en' })('validation.required')).toBe(
      contract['validation.required'],
    );
  });
});

describe('a translation', () => {
  const polish = {
    menu: { home: 'Strona główna' },
    days_one: '{{count}} dzień',
    days_few: '{{count}} dni',
    days_many: '{{count}} dni',
  };
  const t = createTranslate(english, { translated: polish, language: 'pl' });

  it('has the plural forms of its language', () => {
    expect([1, 2, 5].map((count) => t('days', { count }))).toEqual(['1 dzień', '2 dni', '5 dni']);
  });

  it('falls back to English, also in a group', () => {
    expect(t('menu.help')).toBe('Help');
    expect(t('waiting', { count: 2 })).toBe('2 wait');
    expect(t.group('menu')).toEqual({ home: 'Strona główna', help: 'Help' });
  });
});

it('elements of a sentence take their places, and what people wrote is no markup', () => {
  const markup = renderToStaticMarkup(
    <RichText
      t={createTranslate(english, { language: 'en' })}
      name="terms"
      values={{ site: '<time/> & <b>' }}
      parts={{ terms: <strong />, time: <time>today</time> }}
    />,
  );
  expect(markup).toBe(
    'I accept the <strong>terms of &lt;time/&gt; &amp; &lt;b&gt;</strong>, sent <time>today</time>.',
  );
});

it('the function of a catalogue is the same one until the language changes, which is announced', async () => {
  const texts = await createTexts('xx');
  expect(texts.language()).toBe('en');
  const before = texts.of('test', english);
  expect(texts.of('test', english)).toBe(before);
  let changes = 0;
  const stop = texts.onChange(() => (changes += 1));
  await texts.changeLanguage('en');
  stop();
  await texts.changeLanguage('en');
  expect(changes).toBe(1);
  expect(texts.of('test', english)).not.toBe(before);
});
