import { describe, expect, it } from 'vitest';
import { readSeparatorLine, Utf8Reader } from './separated-text.rules.ts';

describe('a text of UTF-8 with strange bytes', () => {
  const bytes = Buffer.concat([
    Buffer.from('\uFEFFZoë, आशा, O'),
    Buffer.from([0x92]),
    Buffer.from('Neil 😀\n'),
  ]);

  it('loses nothing but those, however it is cut', () => {
    for (let size = 1; size <= bytes.length; size += 1) {
      const reader = new Utf8Reader();
      let text = '';
      for (let from = 0; from < bytes.length; from += size)
        text += reader.read(bytes.subarray(from, from + size));
      text += reader.read(Buffer.alloc(0), true);
      expect(text).toBe('Zoë, आशा, O\uFFFD’Neil 😀\n');
      expect(reader.isUtf8).toBe(true);
    }
  });

  it('is not one of an older program', () => {
    const isUtf8 = (text: string) => {
      const reader = new Utf8Reader();
      reader.read(Buffer.from(text, 'latin1'), true);
      return reader.isUtf8;
    };
    expect([isUtf8('Zoë Mathéw'), isUtf8('O\x92Neil'), isUtf8('Asha')]).toEqual([false, false, true]);
  });
});

it.each([
  ['sep=;\nName', { separator: ';', bytes: 6 }],
  ['\uFEFFSEP=,\r\nName', { separator: ',', bytes: 10 }],
  ['"sep=,",,\nName', { separator: ',', bytes: 10 }],
  ['sep=\t\rName', { separator: '\t', bytes: 6 }],
  ['sep=^\nName', { separator: '^', bytes: 6 }],
  ['Name;Sex', null],
  ['sep=a\nName', null],
])('the first line of %j names the separator %j', (text, line) => {
  expect(readSeparatorLine(text)).toEqual(line);
});
