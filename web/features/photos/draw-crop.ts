import type { Crop } from '#contract/photos/photo.wire.ts';

const previewWidth = 240;
const previewHeight = 320;

/** A small picture of a crop as a `data:` address: what stands in its slot while the photo itself is on its way. */
export function drawCrop(image: HTMLImageElement, { x, y, width, height }: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = previewWidth;
  canvas.height = previewHeight;
  const [wide, high] = [image.naturalWidth, image.naturalHeight];
  canvas
    .getContext('2d')
    ?.drawImage(image, x * wide, y * high, width * wide, height * high, 0, 0, previewWidth, previewHeight);
  return canvas.toDataURL('image/jpeg', 0.85);
}
