import type { PictureSize } from './picture-crop.rules.ts';

export type OpenedPicture = { size: PictureSize; address: string };

/**
 * The size of a picture as a person sees it, upright, and an address at which this window shows it, until it is revoked; undefined for
 * a file that the browser cannot show.
 */
export async function openPicture(file: Blob): Promise<OpenedPicture | undefined> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return { size: { width: image.naturalWidth, height: image.naturalHeight }, address };
  } catch {
    URL.revokeObjectURL(address);
    return undefined;
  }
}
