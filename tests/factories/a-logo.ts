import sharp from 'sharp';
import { aFile } from './a-picture.ts';

export type LogoOptions = {
  width?: number;
  height?: number;
  colour?: string;
  format?: 'png' | 'webp' | 'jpeg';
  hasPlace?: boolean;
};

/** A bar of one colour with transparent space around it: an eighth of its height, and as much on both sides. */
export async function aLogo(options: LogoOptions = {}): Promise<Buffer> {
  const { width = 480, height = 160, colour = '#1F4E8E', format = 'png', hasPlace = false } = options;
  const space = Math.round(height / 8);
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const image = sharp({ create: { width, height, channels: 4, background: colour } }).extend({
    top: space,
    bottom: space,
    left: space,
    right: space,
    background,
  });
  if (hasPlace) {
    image.withExif({
      IFD0: { Copyright: 'Asha Mathew' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' },
    });
  }
  return image.toFormat(format).toBuffer();
}

/** The same as a file of a form. */
export async function aLogoFile(options: LogoOptions = {}): Promise<File> {
  return aFile(await aLogo(options), `logo.${options.format ?? 'png'}`);
}
