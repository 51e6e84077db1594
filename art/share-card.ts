import { drawLeaves, drawStrand, drawSwag, garlandDefinitions } from './garland.ts';
import { type Frame, createChance, polar, range, smoothLoop, turn } from './geometry.ts';
import { composeScene } from './ground.ts';
import { hangingLampDefinitions } from './hanging-lamp.ts';
import { drawMark, markOnDark } from './mark.ts';
import { colour } from './palette.ts';

const frame: Frame = { width: 1200, height: 630, isPortrait: false, centre: { x: 600, y: 372 }, reach: 330 };

/** The picture of the site in a shared link: the mark under garlands, without words, because the name is a setting. */
export function drawShareCard(): string {
  const thread = { size: 27, sag: 138, chance: createChance(29) };
  const nails = [-10, 210, 990, 1210].map((x) => ({ x, y: -14 }));
  const swags = nails.slice(1).map((nail, index) => drawSwag(thread, [nails[index] ?? nail, nail]));
  const lengths = [440, 250, 250, 440];
  const strands = nails.map((top, index) => drawStrand(thread, { top, length: lengths[index] ?? 0 }));
  const foreground = [
    drawRosette(),
    drawMark({ centre: frame.centre, radius: 82, colours: markOnDark }),
    drawLeaves(thread, [nails[0] ?? frame.centre, nails[3] ?? frame.centre]),
    ...swags,
    ...strands,
  ].join('');
  return composeScene({
    frame,
    subject: '',
    foreground,
    seed: 83,
    glow: 0.9,
    definitions: garlandDefinitions + hangingLampDefinitions,
  });
}

function drawRosette(): string {
  const waves = range(12).map((index) => {
    const points = range(240).map((step) => {
      const angle = (step * turn) / 240;
      return polar(frame.centre, {
        radius: 186 * (1 + 0.1 * Math.sin(angle * 24 + (index * turn) / 12)),
        angle,
      });
    });
    return smoothLoop(points);
  });
  return `<path d="${waves.join('')}" fill="none" stroke="${colour.marigold}" stroke-width=".9" opacity=".38"/>`;
}
