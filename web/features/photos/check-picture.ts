import { largestFileBytes } from '#contract/upload.ts';
import { readPictureFacts, type PictureFacts } from './picture-facts.rules.ts';

/** More would be refused before it is decoded; a browser would choke on it too. */
const mostPixels = 40_000_000;

/** The server's own refusals that a browser can tell at once, by their codes. */
export type PictureProblem =
  'not_an_image' | 'heic_not_readable' | 'photo_too_large' | 'too_many_pixels' | 'animated_photo';

/** What is wrong with the bytes of a picture, if anything, before it is sent. The server looks closer. */
export function findPictureProblem(facts: PictureFacts | undefined): PictureProblem | undefined {
  if (facts?.format === 'heic') return 'heic_not_readable';
  if (facts === undefined || facts.format === 'avif' || facts.format === 'gif') return 'not_an_image';
  if (facts.isAnimated) return 'animated_photo';
  const { width, height } = facts.size ?? { width: 0, height: 0 };
  return width * height > mostPixels ? 'too_many_pixels' : undefined;
}

/** Reads a file and says what is wrong with it. Rejects when the device does not give it out. */
export async function checkPicture(file: File): Promise<PictureProblem | undefined> {
  if (file.size > largestFileBytes) return 'photo_too_large';
  return findPictureProblem(readPictureFacts(new Uint8Array(await file.arrayBuffer())));
}
