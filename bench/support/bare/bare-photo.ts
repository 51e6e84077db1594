import sharp, { type Sharp } from 'sharp';

// Sharp alone: decodes one file and makes the same outputs as the product, again and again, and keeps none of them.
const { FILE = '', COUNT } = process.env;
sharp.concurrency(1);
sharp.cache(false);

type Raw = { data: Buffer; info: { width: number; height: number } };
const again = ({ data, info: { width, height } }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } });
const asRaw = (image: Sharp): Promise<Raw> => image.raw().toBuffer({ resolveWithObject: true });

async function makePhoto(): Promise<number> {
  const whole = await asRaw(
    sharp(FILE).autoOrient().resize({ width: 2400, height: 2400, fit: 'inside' }).toColourspace('srgb'),
  );
  const outputs = [await again(whole).jpeg({ quality: 88 }).toBuffer()];
  const { width, height } = whole.info;
  const wide = Math.round((height * 3) / 4);
  const left = Math.floor((width - wide) / 2);
  const largest = await asRaw(
    again(whole).extract({ left, top: 0, width: wide, height }).resize({ width: 960, height: 1280 }),
  );
  for (const portraitWidth of [960, 640, 320, 160]) {
    const portrait =
      portraitWidth === 960
        ? largest
        : await asRaw(
            again(largest).resize({ width: portraitWidth, height: Math.round(portraitWidth / 0.75) }),
          );
    outputs.push(await again(portrait).avif({ quality: 55, effort: 2 }).toBuffer());
    outputs.push(await again(portrait).webp({ quality: 78, effort: 3 }).toBuffer());
    outputs.push(await again(portrait).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  }
  outputs.push(await again(largest).resize({ width: 18, height: 24 }).webp({ quality: 30 }).toBuffer());
  return outputs.reduce((sum, { length }) => sum + length, 0);
}

const [cpuBefore, startedAt] = [process.cpuUsage(), performance.now()];
for (let photo = 0; photo < Number(COUNT); photo += 1) await makePhoto();
const { user, system } = process.cpuUsage(cpuBefore);
const each = {
  ms: (performance.now() - startedAt) / Number(COUNT),
  cpuMs: (user + system) / 1000 / Number(COUNT),
};
console.log(JSON.stringify(each));
