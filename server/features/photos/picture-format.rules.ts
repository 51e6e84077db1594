/** What a file is by its first bytes, whatever its name says. */
export type PictureFormat = { format: 'jpeg' | 'png' | 'webp' | 'heif'; isAnimated: boolean };

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];
const webpAnimationFlag = 0x02;
/** Brands of ISO base media files that hold HEIC: pictures, and sequences of them. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis']);
const sequenceBrands = new Set(['hevc', 'hevx', 'hevm', 'hevs']);
const mostChunks = 1_000;

/** The format of a photo that we take; null for anything else. */
export function recognisePicture(bytes: Uint8Array): PictureFormat | null {
  if (startsWith(bytes, jpegStart)) return { format: 'jpeg', isAnimated: false };
  if (startsWith(bytes, pngStart)) return { format: 'png', isAnimated: hasAnimationChunk(bytes) };
  if (wordAt(bytes, 0) === 'RIFF' && wordAt(bytes, 8) === 'WEBP') {
    const isAnimated = wordAt(bytes, 12) === 'VP8X' && ((bytes[20] ?? 0) & webpAnimationFlag) !== 0;
    return { format: 'webp', isAnimated };
  }
  return wordAt(bytes, 4) === 'ftyp' ? recogniseHeic(bytes) : null;
}

/** The major brand, or, where that names only the family, the compatible ones. */
function recogniseHeic(bytes: Uint8Array): PictureFormat | null {
  const end = Math.min(numberAt(bytes, 0), bytes.length, 256);
  const brands = [wordAt(bytes, 8)];
  for (let place = 16; place + 4 <= end; place += 4) brands.push(wordAt(bytes, place));
  if (brands.includes('avif') || brands.includes('avis')) return null;
  if (brands.some((brand) => sequenceBrands.has(brand))) return { format: 'heif', isAnimated: true };
  return brands.some((brand) => heicBrands.has(brand)) ? { format: 'heif', isAnimated: false } : null;
}

/** An animated PNG says so before its first pixels; a decoder that does not know shows the first picture alone. */
function hasAnimationChunk(bytes: Uint8Array): boolean {
  let place = pngStart.length;
  for (let chunk = 0; chunk < mostChunks && place + 8 <= bytes.length; chunk += 1) {
    const name = wordAt(bytes, place + 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
    // Length, name and checksum take twelve bytes.
    place += numberAt(bytes, place) + 12;
  }
  return false;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function wordAt(bytes: Uint8Array, place: number): string {
  return String.fromCharCode(...bytes.subarray(place, place + 4));
}

function numberAt(bytes: Uint8Array, place: number): number {
  const [one = 0, two = 0, three = 0, four = 0] = bytes.subarray(place, place + 4);
  return ((one << 24) | (two << 16) | (three << 8) | four) >>> 0;
}
