import { crc32 } from 'node:zlib';

export type ArchiveEntry = { name: string; content: Buffer };

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;
const version = 20;
const namesAreUtf8 = 0x0800;

/** A ZIP archive of entries that are only stored, with sizes that are true: what a reader of it unpacks is what is given here. */
export function zipEntries(entries: readonly ArchiveEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = Buffer.from(name, 'utf8');
    const facts = describe({ crc: crc32(content), size: content.length, nameLength: nameBytes.length });
    const local = Buffer.concat([uint32(signatures.local), facts, nameBytes]);
    directory.push(
      uint32(signatures.central),
      uint16(version),
      facts,
      Buffer.alloc(10),
      uint32(offset),
      nameBytes,
    );
    parts.push(local, content);
    offset += local.length + content.length;
  }
  const central = Buffer.concat(directory);
  const count = uint16(entries.length);
  const end = [
    uint32(signatures.end),
    Buffer.alloc(4),
    count,
    count,
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...parts, central, ...end]);
}

/** What the header before an entry and the directory at the end say alike: stored, no time, true sizes, no extra field. */
function describe({ crc, size, nameLength }: { crc: number; size: number; nameLength: number }): Buffer {
  const times = Buffer.alloc(4);
  return Buffer.concat([
    uint16(version),
    uint16(namesAreUtf8),
    uint16(0),
    times,
    uint32(crc),
    uint32(size),
    uint32(size),
    uint16(nameLength),
    uint16(0),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
