import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type Frame, landscape, portrait } from './art/geometry.ts';
import { drawGarland } from './art/hero-garland.ts';
import { drawGirih } from './art/hero-girih.ts';
import { drawKolam } from './art/hero-kolam.ts';
import { drawRings } from './art/hero-rings.ts';
import { drawRoseWindow } from './art/hero-rose-window.ts';

const artFolder = fileURLToPath(new URL('../web/public/art/', import.meta.url));

const heroes = {
  kolam: drawKolam,
  'rose-window': drawRoseWindow,
  girih: drawGirih,
  garland: drawGarland,
  rings: drawRings,
} as const;

const sheets = [
  { suffix: '', frame: landscape, widths: [640, 960, 1440, 1920] },
  { suffix: '-portrait', frame: portrait, widths: [480, 900] },
] as const;

/** Drawn at twice its size and then reduced, which leaves finer lines than drawing at the final size. */
async function render(svg: string): Promise<Sharp> {
  const drawing = await sharp(Buffer.from(svg), { density: 144, unlimited: true })
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(drawing);
}

async function exportHero(name: string, draw: (frame: Frame) => string): Promise<void> {
  for (const { suffix, frame, widths } of sheets) {
    const picture = await render(draw(frame));
    for (const width of widths) {
      const sized = picture.clone().resize({ width });
      const path = `${artFolder}hero-${name}${suffix}-${width}`;
      await report(`${path}.avif`, await sized.clone().avif({ quality: 52, effort: 7 }).toBuffer());
      await report(
        `${path}.webp`,
        await sized.clone().webp({ quality: 76, effort: 6, smartSubsample: true }).toBuffer(),
      );
    }
  }
}

async function report(path: string, file: Uint8Array): Promise<void> {
  await writeFile(path, file);
  console.log(`${(file.byteLength / 1024).toFixed(1).padStart(7)} kB  ${path.slice(artFolder.length)}`);
}

await mkdir(artFolder, { recursive: true });
for (const [name, draw] of Object.entries(heroes)) await exportHero(name, draw);
