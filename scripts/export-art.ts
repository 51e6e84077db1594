// Draws every picture of the product and writes it where the web server finds it. Names as arguments (`kolam story-3 icons`)
// export only those; without any, all are exported.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { drawDivider } from '#art/divider.ts';
import { type Frame, landscape, portrait } from '#art/geometry.ts';
import { drawGarland } from '#art/hero-garland.ts';
import { drawGirih } from '#art/hero-girih.ts';
import { drawKolam } from '#art/hero-kolam.ts';
import { drawRings } from '#art/hero-rings.ts';
import { drawRoseWindow } from '#art/hero-rose-window.ts';
import { drawMarkAlone, drawTile, markOnDark, markOnLight } from '#art/mark.ts';
import { drawShareCard } from '#art/share-card.ts';
import { drawBeachStory } from '#art/story-beach.ts';
import { drawChurchStory } from '#art/story-church.ts';
import { drawGarlandsStory } from '#art/story-garlands.ts';
import { drawLanternsStory } from '#art/story-lanterns.ts';
import { drawMandapStory } from '#art/story-mandap.ts';
import { drawPhulkariStory } from '#art/story-phulkari.ts';

const publicFolder = fileURLToPath(new URL('../web/public/', import.meta.url));

const sheets = [
  { suffix: '', frame: landscape, widths: [640, 960, 1440, 1920] },
  { suffix: '-portrait', frame: portrait, widths: [480, 900] },
] as const;

/** Share of a tile's side that the mark takes; a maskable icon may lose everything outside a circle of 80 %. */
const icons = [
  { file: 'icon-192.png', size: 192, corner: 0.22, share: 0.76 },
  { file: 'icon-512.png', size: 512, corner: 0.22, share: 0.76 },
  { file: 'maskable-512.png', size: 512, corner: 0, share: 0.6 },
  { file: 'apple-touch-icon.png', size: 180, corner: 0, share: 0.72 },
] as const;

type Export = () => Promise<void>;

const exports: Record<string, Export> = {
  kolam: () => exportHero('kolam', drawKolam),
  'rose-window': () => exportHero('rose-window', drawRoseWindow),
  girih: () => exportHero('girih', drawGirih),
  garland: () => exportHero('garland', drawGarland),
  rings: () => exportHero('rings', drawRings),
  'story-1': () => exportStory(1, drawGarlandsStory()),
  'story-2': () => exportStory(2, drawChurchStory()),
  'story-3': () => exportStory(3, drawLanternsStory()),
  'story-4': () => exportStory(4, drawMandapStory()),
  'story-5': () => exportStory(5, drawPhulkariStory()),
  'story-6': () => exportStory(6, drawBeachStory()),
  icons: exportIcons,
  'share-card': exportShareCard,
};

/** Drawn at twice its size and then reduced, which leaves finer lines than drawing at the final size. */
async function render(svg: string): Promise<Sharp> {
  const drawing = sharp(Buffer.from(svg), { density: 144, unlimited: true });
  return sharp(await drawing.png({ compressionLevel: 1 }).toBuffer());
}

/** Qualities are chosen so that a phone's AVIF stays under 25 kB and the 960-pixel one under 45 kB. */
async function exportHero(name: string, draw: (frame: Frame) => string): Promise<void> {
  for (const { suffix, frame, widths } of sheets) {
    const picture = await render(draw(frame));
    for (const width of widths) {
      const sized = picture.clone().resize({ width }).flatten();
      const path = `art/hero-${name}${suffix}-${width}`;
      await save(`${path}.avif`, await sized.clone().avif({ quality: 52, effort: 6 }).toBuffer());
      await save(`${path}.webp`, await sized.clone().webp({ quality: 72, effort: 6 }).toBuffer());
    }
  }
}

async function exportStory(number: number, svg: string): Promise<void> {
  const picture = (await render(svg)).resize({ width: 800 }).flatten();
  await save(`art/story-${number}.webp`, await picture.webp({ quality: 70, effort: 6 }).toBuffer());
}

async function exportIcons(): Promise<void> {
  for (const { file, ...tile } of icons) {
    const picture = (await render(drawTile(tile))).resize({ width: tile.size });
    await save(`icons/${file}`, await picture.png({ palette: true, quality: 95, effort: 10 }).toBuffer());
  }
  await save('favicon.svg', Buffer.from(drawTile({ size: 64, corner: 0.22, share: 0.86 })));
  await save('art/mark.svg', Buffer.from(drawMarkAlone(markOnLight)));
  await save('art/mark-on-dark.svg', Buffer.from(drawMarkAlone(markOnDark)));
  await save('art/divider.svg', Buffer.from(drawDivider()));
}

async function exportShareCard(): Promise<void> {
  const picture = (await render(drawShareCard())).resize({ width: 1200 }).flatten();
  await save('art/og.jpg', await picture.jpeg({ quality: 84, mozjpeg: true }).toBuffer());
}

async function save(path: string, file: Uint8Array): Promise<void> {
  await writeFile(publicFolder + path, file);
  console.log(`${(file.byteLength / 1024).toFixed(1).padStart(7)} kB  ${path}`);
}

async function exportArt(names: readonly string[]): Promise<void> {
  for (const folder of ['art', 'icons']) await mkdir(publicFolder + folder, { recursive: true });
  for (const name of names) {
    const run = exports[name];
    if (!run)
      throw new Error(`No picture is called "${name}"; there are ${Object.keys(exports).join(', ')}.`);
    await run();
  }
}

const wanted = process.argv.slice(2);
await exportArt(wanted.length > 0 ? wanted : Object.keys(exports));
