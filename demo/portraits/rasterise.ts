import { loadDecoder } from '#server/platform/images/decode-image.ts';

/** Turns a drawing into a picture of points in a file, and gives how many bytes that has. */
export async function rasterise(svg: string, file: string): Promise<number> {
  const sharp = loadDecoder();
  // The product refuses drawings, because SVG is no photo. This process reads only those that it made itself.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  // Little compression: the file is read once and thrown away.
  const { size } = await sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 1 }).toFile(file);
  return size;
}
