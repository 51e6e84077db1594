import { type Image, sharpOf } from '#server/platform/images/decode-image.ts';

/** A difference hash compares each point with the one to its right, in a picture of nine by eight points. */
const size = { width: 9, height: 8 } as const;

/**
 * The perceptual hash of a picture, 64 bits as 16 hexadecimal digits: nearly the same for a picture that was resized, compressed or
 * slightly recoloured. Null for a picture without structure, whose hash resembles that of every other one.
 */
export async function hashPicture(image: Image): Promise<string | null> {
  const points = await sharpOf(image)
    .greyscale()
    .resize({ ...size, fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = '';
  for (let row = 0; row < size.height; row += 1) {
    for (let column = 0; column < size.width - 1; column += 1) {
      const at = row * size.width + column;
      bits += (points[at] ?? 0) < (points[at + 1] ?? 0) ? '1' : '0';
    }
  }
  const ones = bits.replaceAll('0', '').length;
  if (ones < fewestOnes || ones > bits.length - fewestOnes) return null;
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

const fewestOnes = 6;
