import { expect, test } from 'vitest';
import { checkSentences } from './check-sentences.ts';

function checkScreen(markup: string) {
  return checkSentences([{ path: 'web/routes/index.tsx', text: `export const screen = (\n${markup}\n);` }]);
}

test.for([
  '<h1>Find your match</h1>',
  "<h1>{'Find your match'}</h1>",
  '<img src={hero} alt="A couple" />',
  "<Field label={'Mobile number'} />",
  '<Field placeholder={`Your name`} />',
])('%s is a sentence in a screen', (markup) => {
  expect(checkScreen(markup)).toEqual([
    { path: 'web/routes/index.tsx:2', message: expect.stringContaining('belongs to a catalogue') },
  ]);
});

test.for([
  "<h1 className={style.title}>{text('title')}</h1>",
  '<p>{price} · ₹ — *</p>',
  '<input type="email" name="email" autoComplete="username" />',
  '<Group justify="space-between" component={\'section\'} />',
  '<img src={hero} alt="" />',
  '<Panel title="editProfile" />',
])('%s has none', (markup) => {
  expect(checkScreen(markup)).toEqual([]);
});
