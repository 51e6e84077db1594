import { largestFileBytes } from '#contract/upload.ts';
import { findPictureProblem, readPictureFacts, type PictureProblem } from './picture-facts.rules.ts';

/** Reads a file and says what is wrong with it. Rejects when the device does not give it out. */
export async function checkPicture(file: File): Promise<PictureProblem | undefined> {
  if (file.size > largestFileBytes) return 'photo_too_large';
  return findPictureProblem(readPictureFacts(new Uint8Array(await file.arrayBuffer())));
}
