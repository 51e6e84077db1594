import { crc32, deflateSync } from 'node:zlib';
import { aPicture } from './a-picture.ts';

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([number(content.length), body, number(crc32(body))]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG of this size with one black bit a pixel, which compresses a thousand times. */
export function aHugePng(width: number, height: number): Buffer {
  const header = Buffer.concat([number(width), number(height), Buffer.from([1, 0, 0, 0, 0])]);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  // Compressed in parts, so that making it takes little memory.
  const pixels = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 2_000) }, () => line)));
  return Buffer.concat([
    pngStart,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of a few pixels whose comment unpacks to so many megabytes. */
export async function aCommentBomb(megabytes: number): Promise<Buffer> {
  const png = await aPicture({ format: 'png', width: 8, height: 8 });
  const comment = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 'x')),
  ]);
  // After the header, which is 8 bytes of start and 25 of its chunk.
  return Buffer.concat([png.subarray(0, 33), chunk('zTXt', comment), png.subarray(33)]);
}

/** A PNG with the header of an animation. */
export async function anAnimatedPng(): Promise<Buffer> {
  const png = await aPicture({ format: 'png', width: 8, height: 8 });
  const control = chunk('acTL', Buffer.concat([number(2), number(0)]));
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

/** The header of a file in the HEIF family, with this brand. */
export function anIsoFile(brand: string): Buffer {
  const words = Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
  return Buffer.concat([number(words.length + 4), words, Buffer.alloc(400, 7)]);
}
