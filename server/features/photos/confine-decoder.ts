import sharp from 'sharp';

/** The loaders of the formats that we take, as the decoder names them. */
const wantedLoaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}`);

/**
 * Makes the decoder of this process one of photos alone: no SVG, no PDF, no format that nobody has looked at hard. One
 * thread and no cache, so that other requests keep a processor and memory stays bounded.
 */
export function confineDecoder(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: wantedLoaders });
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Whether this decoder reads HEIC: the one that comes along reads only its open sibling. */
export function canReadHeic(): boolean {
  return sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;
}
