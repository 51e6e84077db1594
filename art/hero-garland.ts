import { type Thread, drawLeaves, drawStrand, drawSwag, garlandDefinitions } from './garland.ts';
import { type Frame, createChance, range } from './geometry.ts';
import { composeScene } from './ground.ts';
import { drawHangingLamp, hangingLampDefinitions } from './hanging-lamp.ts';

/** Where the garlands are nailed up (shares of the width) and how long the strand below each nail is (shares of the reach). */
const nails = {
  landscape: [
    { x: 0.5, strand: 0.78 },
    { x: 0.615, strand: 1.3 },
    { x: 0.835, strand: 1.3 },
    { x: 0.99, strand: 1.98 },
  ],
  portrait: [
    { x: 0.015, strand: 1.75 },
    { x: 0.23, strand: 1.1 },
    { x: 0.77, strand: 1.1 },
    { x: 0.985, strand: 1.75 },
  ],
} as const;

type Sheet = Frame & Thread;

/** A doorway hung with marigold garlands and mango leaves, a brass lamp in the middle. */
export function drawGarland(frame: Frame): string {
  const sheet = {
    ...frame,
    size: frame.reach * (frame.isPortrait ? 0.105 : 0.088),
    sag: frame.reach * 0.7,
    chance: createChance(71),
  };
  const { size, width, reach, centre } = sheet;
  const hung = frame.isPortrait ? nails.portrait : nails.landscape;
  const anchors = hung.map(({ x }) => ({ x: x * width, y: -size * 0.4 }));
  const swags = anchors.slice(1).map((anchor, index) => drawSwag(sheet, [anchors[index] ?? anchor, anchor]));
  const strands = anchors.map((anchor, index) =>
    drawStrand(sheet, { top: anchor, length: reach * (hung[index]?.strand ?? 1) }),
  );
  const lamp = drawHangingLamp({
    at: { x: centre.x, y: centre.y + reach * (frame.isPortrait ? 0.24 : 0.4) },
    size: reach * 0.17,
    from: -size,
  });
  const subject = [drawDistance(sheet), drawLeaves(sheet, anchors), lamp, ...swags, ...strands].join('');
  return composeScene({
    frame,
    subject,
    seed: 53,
    glow: 1,
    definitions: garlandDefinitions + hangingLampDefinitions,
  });
}

/** Garlands further back, out of focus. */
function drawDistance(sheet: Sheet): string {
  const { width, reach, isPortrait, chance, size } = sheet;
  const from = isPortrait ? 0 : width * 0.5;
  const strands = range(9).map((index) => {
    const top = { x: from + ((width - from) * (index + 0.5)) / 9, y: -size };
    return drawStrand({ ...sheet, size: size * 0.55 }, { top, length: reach * (0.75 + chance() * 1.1) });
  });
  return `<g filter="url(#soft)" opacity=".38">${strands.join('')}</g>`;
}
