import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOfMark, presentMark } from './site-mark.presenter.ts';

// The product in this process may have refused drawings already.
beforeAll(() => sharp.unblock({ operation: ['VipsForeignLoadSvg'] }));
afterAll(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }));

async function paint(svg: string | Buffer): Promise<Buffer> {
  return sharp(Buffer.from(svg)).raw().toBuffer();
}

test('the mark of the accent of the product looks like the drawn one', async () => {
  const drawn = await paint(await readFile(new URL('../../../web/public/favicon.svg', import.meta.url)));
  const made = await paint(presentMark('8e1f4b.svg') ?? '');
  const differences = [...made].map((value, index) => Math.abs(value - (drawn[index] ?? 0)));
  expect(made).toHaveLength(drawn.length);
  expect(Math.max(...differences)).toBeLessThan(16);
});

test('a mark has the colour of its accent, and none is made of a colour that is refused as an accent', () => {
  expect(addressOfMark('#8E1F4B')).toBe('/favicon.svg');
  expect(addressOfMark('#0F6E84')).toBe('/mark/0f6e84.svg');
  expect(presentMark('0f6e84.svg')).toContain('stop-color="#0f6e84"');
  expect([presentMark('f2b33d.svg'), presentMark('0F6E84.svg'), presentMark('x"/>.svg')]).toEqual([
    null,
    null,
    null,
  ]);
});
