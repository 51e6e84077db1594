import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLink, splitLinks } from './message-links.ts';

test('a message is cut into its words and its links, and loses nothing', () => {
  expect(splitLinks('See https://example.com/a?b=1, and www.example.org!')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', address: 'https://example.com/a?b=1', host: 'example.com' },
    { text: ', and ' },
    { text: 'www.example.org', address: 'https://www.example.org/', host: 'www.example.org' },
    { text: '!' },
  ]);
  expect(splitLinks('')).toEqual([]);
});

test.for([
  ['(see https://en.wikipedia.org/wiki/Kerala_(state))', 'https://en.wikipedia.org/wiki/Kerala_(state)'],
  ['“https://example.com/x”', 'https://example.com/x'],
  ['[https://example.com/x]', 'https://example.com/x'],
  ['https://example.com/x...', 'https://example.com/x'],
  ['https://example.com/x।', 'https://example.com/x'],
  ['go to bit.ly/3abc, now', 'bit.ly/3abc'],
  ['wa.me/919876543210', 'wa.me/919876543210'],
  ['(t.me/somebody)', 't.me/somebody'],
  ['our page:example.com', 'example.com'],
  ['wait...example.com', 'example.com'],
  ['example.com.Then call', 'example.com'],
  ['example.com:8080/x', 'example.com:8080/x'],
  ['brides.co.in is good', 'brides.co.in'],
  ['see shaadi-offers.in', 'shaadi-offers.in'],
  ['HTTPS://EXAMPLE.COM', 'HTTPS://EXAMPLE.COM'],
  ['readhttps://example.com', 'https://example.com'],
  ['കാണൂ https://example.com/വധു', 'https://example.com/വധു'],
])('of “%s” the link is “%s”', ([message = '', link]) => {
  expect(linksOf(message).map(({ text }) => text)).toEqual([link]);
});

test.for([
  'e.g. this, i.e. that, etc.',
  'ok.then we meet',
  'Mr.Thomas and Dr.Mathew',
  'at 10.30 a.m. or 5.45pm',
  'born 12.05.1994, height 5.4',
  'I am fine.in the evening I call',
  'nice.to meet you.so tell me.is it far',
  'B.Com, M.Com. and B.Tech',
  'Rs.5000 or 2.5 lakhs',
  'anu.thomas@gmail.com',
  'mail me at anu.me@example.co.in.',
  'I know asp.net and node.js',
  'biodata.pdf and photo.jpg',
  'wait...what',
  'javascript:alert(1)',
  'javascript://example.com/%0Aalert(1)',
  'data:text/html,<b>hello</b>',
  'file:///etc/passwd',
  'ftp://example.com/file',
  'https://',
  'https://localhost/x',
  'http://[::1]/',
])('“%s” has no link', (message) => {
  expect(splitLinks(message)).toEqual([{ text: message }]);
});

test('the host of a lookalike is shown in ASCII', () => {
  expect(linksOf('https://аррӏе.com/login')).toEqual([
    {
      text: 'https://аррӏе.com/login',
      address: 'https://xn--80ak6aa92e.com/login',
      host: 'xn--80ak6aa92e.com',
    },
  ]);
  expect(linksOf('аррӏе.com').map(({ host }) => host)).toEqual(['xn--80ak6aa92e.com']);
});

test('the host is where the link leads, not what is written before the sign', () => {
  expect(linksOf('https://google.com@evil.example/x').map(({ host }) => host)).toEqual(['evil.example']);
  expect(linksOf(String.raw`https:\\evil.example\x`).map(({ host }) => host)).toEqual(['evil.example']);
});

test('characters that turn the direction of the text end a link', () => {
  expect(linksOf('https://example.com/\u202Egpj.exe').map(({ text }) => text)).toEqual([
    'https://example.com/',
  ]);
});

const pieces = fc.constantFrom(
  'https://',
  'http:/',
  'www.',
  'example',
  'shaadi',
  '.com',
  '.in',
  '.',
  '/',
  '@',
  ':',
  ')',
  '(',
  ' ',
  '?',
  '#',
  '\n',
  '%',
  'വധു',
  '\u200B',
  '😀',
  'javascript:',
  '-',
);

test('whatever is written, nothing is lost and every address is absolute and of the web', () => {
  const message = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  );
  const property = fc.property(message, (text) => {
    const parts = splitLinks(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    for (const { address, host } of parts.filter(isLink)) {
      expect(new URL(address)).toMatchObject({
        protocol: expect.stringMatching(/^https?:$/),
        hostname: host,
      });
      expect(host).toMatch(/^[\x21-\x7E]+$/);
    }
  });
  expect(fc.check(property, { numRuns: 2000 }).counterexample).toBeNull();
});

test.for(['https://a', 'a.', '(', ')', 'https://example.com/)', 'www.', '.com', 'a-', '/', 'http:/'])(
  'a message that repeats “%s” is cut like any other',
  (piece) => {
    const message = piece.repeat(2000);
    expect(
      splitLinks(message)
        .map(({ text }) => text)
        .join(''),
    ).toBe(message);
  },
);

function linksOf(message: string) {
  return splitLinks(message).filter(isLink);
}
