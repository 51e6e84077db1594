/** What a file is by its first bytes, whatever its name is. */
export type ImageFormat = { format: 'jpeg' | 'png' | 'webp' | 'heif'; isAnimated: boolean };

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];
const webpAnimationFlag = 0x02;
/** Brands of ISO base media files that contain HEIC: images, and sequences of them. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis']);
const sequenceBrands = new Set(['hevc', 'hevx', 'hevm', 'hevs']);
const mostChunks = 1_000;

/** The format of a photo; null when it is none of the accepted formats. */
export function recogniseImage(bytes: Uint8Array): ImageFormat | null {
  if (startsWith(bytes, jpegStart)) return { format: 'jpeg', isAnimated: false };
  if (startsWith(bytes, pngStart)) return { format: 'png', isAnimated: hasAnimationChunk(bytes) };
  if (wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP') {
    const isAnimated = wordAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & webpAnimationFlag) !== 0;
    return { format: 'webp', isAnimated };
  }
  return wordAt(bytes, 4) === 'ftyp' ? recogniseHeic(bytes) : null;
}

/** Reads the major brand and the compatible ones: the major brand may name only the family. */
function recogniseHeic(bytes: Uint8Array): ImageFormat | null {
  const end = Math.min(numberAt(bytes, 0), bytes.length, 256);
  const brands = [wordAt(bytes, 8)];
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(wordAt(bytes, offset));
  if (brands.includes('avif') || brands.includes('avis')) return null;
  if (brands.some((brand) => sequenceBrands.has(brand))) return { format: 'heif', isAnimated: true };
  return brands.some((brand) => heicBrands.has(brand)) ? { format: 'heif', isAnimated: false } : null;
}

/** An animated PNG has an acTL chunk before its first pixels; the decoder ignores it and reads the first image alone. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  let offset = pngStart.length;
  for (let chunk = 0; chunk < mostChunks && offset + 8 <= bytes.length; chunk += 1) {
    const name = wordAt(bytes, offset + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    // Length, name and checksum take twelve bytes.
    offset += numberAt(bytes, offset) + 12;
  }
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function wordAt(bytes: Uint8Array, offset: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + 4));
}

function numberAt(bytes: Uint8Array, offset: number): number {
  const [one = 0, two = 0, three = 0, four = 0] = bytes.subarray(offset, offset + 4);
  return ((one << 24) | (two << 16) | (three << 8) | four) >>> 0;
}
