import sharp from 'sharp';

export type PictureOptions = {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
  /** The EXIF orientation: 6 needs a quarter turn. */
  orientation?: number;
  /** With camera and place in the EXIF data, as a phone writes them. */
  hasPlace?: boolean;
};

/** The four quarters, so that a test sees how a picture was turned: top left, top right, bottom left, bottom right. */
export const quarterColours = {
  topLeft: [220, 30, 30],
  topRight: [30, 200, 30],
  bottomLeft: [30, 30, 220],
  bottomRight: [240, 240, 240],
} as const;

/** A picture of four coloured quarters. */
export async function aPicture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 600, height = 800, format = 'jpeg', orientation, hasPlace = false } = options;
  const image = sharp(drawQuarters(width, height), { raw: { width, height, channels: 3 } });
  if (hasPlace) {
    image.withExif({
      IFD0: { Make: 'Telephone', Copyright: 'Asha Mathew' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    });
  }
  if (orientation !== undefined) image.withMetadata({ orientation });
  return image.toFormat(format).toBuffer();
}

/** The same as a file of a form, with any name. */
export async function aPictureFile(options: PictureOptions & { name?: string } = {}): Promise<File> {
  return aFile(await aPicture(options), options.name);
}

export function aFile(content: Uint8Array, name = 'photo.jpg'): File {
  return new File([new Uint8Array(content)], name);
}

function drawQuarters(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const side = x < width / 2 ? 'Left' : 'Right';
      const colour = quarterColours[`${y < height / 2 ? 'top' : 'bottom'}${side}`];
      pixels.set(colour, (y * width + x) * 3);
    }
  }
  return pixels;
}
