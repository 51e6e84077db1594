import sharp from 'sharp';
import { z } from 'zod';

// A process of its own: the product's process refuses to decode drawings, because SVG is no photo.
const drawing = z.object({ svg: z.string(), file: z.string() });

process.on('message', (message) => {
  const { svg, file } = drawing.parse(message);
  // Little compression: the file is read once and thrown away.
  void sharp(Buffer.from(svg))
    .flatten()
    .png({ compressionLevel: 1 })
    .toFile(file)
    .then(({ size }) => process.send?.({ size }));
});
// A signal to the whole group is for the product; this process ends with the channel to it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
