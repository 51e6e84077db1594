/** The format by the first bytes of a file, whatever its name. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

export type PictureFacts = {
  format: PictureFormat;
  /** In pixels as stored, before any rotation; undefined where the file does not contain it near its start. */
  size: { width: number; height: number } | undefined;
  isAnimated: boolean;
};

/** Reads format, size and movement of a picture from its bytes; undefined for anything that is no picture. */
export function readPictureFacts(bytes: Uint8Array): PictureFacts | undefined {
  const format = sniffFormat(bytes);
  if (format === undefined) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { format, size: readSize(view, format), isAnimated: isMoving(view, format) };
}

/** The server refuses more before it decodes them, and a browser could hardly show them. */
const mostPixels = 40_000_000;

/** The codes of the server's refusals that a browser can foresee. */
export type PictureProblem =
  | 'not_an_image'
  | 'heic_not_readable'
  | 'photo_too_large'
  | 'too_many_pixels'
  | 'animated_photo';

/** What is wrong with a picture, if anything, before it is sent. The server checks more. */
export function findPictureProblem(facts: PictureFacts | undefined): PictureProblem | undefined {
  if (facts?.format === 'heic') return 'heic_not_readable';
  if (facts === undefined || facts.format === 'avif' || facts.format === 'gif') return 'not_an_image';
  if (facts.isAnimated) return 'animated_photo';
  const { width, height } = facts.size ?? { width: 0, height: 0 };
  return width * height > mostPixels ? 'too_many_pixels' : undefined;
}

/** The brands of the container that AVIF and HEIC share. */
const brands: Readonly<Record<string, PictureFormat>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  heim: 'heic',
  heis: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};

function sniffFormat(bytes: Uint8Array): PictureFormat | undefined {
  const read = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (read(0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg';
  if (read(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (/^GIF8[79]a$/.test(read(0, 6))) return 'gif';
  if (read(0, 4) === 'RIFF' && read(8, 12) === 'WEBP') return 'webp';
  return read(4, 8) === 'ftyp' ? brands[read(8, 12)] : undefined;
}

function readSize(view: DataView, format: PictureFormat): PictureFacts['size'] {
  const readers: Partial<Record<PictureFormat, (view: DataView) => PictureFacts['size']>> = {
    jpeg: readJpegSize,
    png: readPngSize,
    webp: readWebpSize,
  };
  try {
    return readers[format]?.(view);
  } catch (error) {
    // The file ends before its header does; the server says so when it decodes it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Goes from marker to marker until the one that begins the picture itself. */
function readJpegSize(view: DataView): PictureFacts['size'] {
  for (let at = 2; at < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff) at += 1;
    if (isFrameMarker(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/** C0 to CF begin a frame, except three that contain tables. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function readPngSize(view: DataView): PictureFacts['size'] {
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebpSize(view: DataView): PictureFacts['size'] {
  const chunk = readName(view, 12);
  if (chunk === 'VP8X') return { width: 1 + readUint24(view, 24), height: 1 + readUint24(view, 27) };
  if (chunk === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (chunk !== 'VP8L') return undefined;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
}

function isMoving(view: DataView, format: PictureFormat): boolean {
  if (format === 'gif') return true;
  if (format === 'png') return hasAnimationChunk(view);
  // The second lowest bit of an extended WebP's flags.
  return (
    format === 'webp' &&
    view.byteLength > 20 &&
    readName(view, 12) === 'VP8X' &&
    (view.getUint8(20) & 2) === 2
  );
}

/** An animated PNG has its animation chunk before its first picture. */
function hasAnimationChunk(view: DataView): boolean {
  for (let at = 8; at + 8 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const chunk = readName(view, at + 4);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

function readName(view: DataView, at: number): string {
  return [0, 1, 2, 3].map((step) => String.fromCharCode(view.getUint8(at + step))).join('');
}

function readUint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
}
