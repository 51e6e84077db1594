import { inflateSync } from 'node:zlib';

const headBytes = { woff: 44, font: 12 } as const;
const entryBytes = { woff: 20, font: 16 } as const;

/**
 * The font inside a WOFF file. The library would unpack each table again for every receipt, which takes five times as long as drawing it.
 * Source: WOFF File Format 1.0, W3C, sections 3 to 5.
 */
export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(headBytes.font + count * entryBytes.font);
  // The kind of the font, and how many tables it has. The three numbers after it help a binary search that nobody makes here.
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = headBytes.woff + index * entryBytes.woff;
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    if (start === undefined || packed === undefined || length === undefined) throw new Error('No table');
    const stored = woff.subarray(start, start + packed);
    // A table that would not become smaller is stored as it is.
    const table = packed < length ? inflateSync(stored) : stored;
    const to = headBytes.font + index * entryBytes.font;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (length % 4)) % 4);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
