import sharp, { type Sharp } from 'sharp';

export type DrawnPhoto = { name: string; content: Buffer };

/** Something that packs as a photo does: large soft shapes under a grain. */
async function drawGrain(width: number, height: number): Promise<Sharp> {
  const grain = await sharp({
    create: {
      width: Math.ceil(width / 4),
      height: Math.ceil(height / 4),
      channels: 3,
      background: '#8a6d5b',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .blur(1.2)
    .resize(width, height, { fit: 'fill' })
    .modulate({ brightness: 0.9, saturation: 0.5 })
    .raw()
    .toBuffer();
  return sharp(grain, { raw: { width, height, channels: 3 } });
}

/** A photo of 12 megapixels, as a telephone takes it. */
export async function drawTwelveMegapixels(): Promise<DrawnPhoto> {
  const image = await drawGrain(4000, 3000);
  return { name: '12 megapixels, JPEG', content: await image.jpeg({ quality: 85 }).toBuffer() };
}

/** The largest photos that are taken, of the kinds that are hardest to decode. */
export async function drawFortyMegapixels(): Promise<DrawnPhoto[]> {
  const image = await drawGrain(7296, 5472);
  const plain = sharp({ create: { width: 7296, height: 5472, channels: 4, background: '#8a6d5b80' } });
  return [
    { name: '40 megapixels, JPEG', content: await image.clone().jpeg({ quality: 60 }).toBuffer() },
    {
      name: '40 megapixels, progressive JPEG on its side',
      content: await image
        .clone()
        .jpeg({ quality: 60, progressive: true })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    },
    { name: '40 megapixels, PNG', content: await plain.clone().png().toBuffer() },
    {
      name: '40 megapixels, interlaced PNG',
      content: await plain.clone().png({ progressive: true }).toBuffer(),
    },
  ];
}
