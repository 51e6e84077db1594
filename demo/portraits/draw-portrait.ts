import { format } from '#art/geometry.ts';
import { Chance } from '../chance.ts';
import type { Outline } from '../people/outline-person.ts';
import { bodyOf, drawNeck } from './drawing/body.ts';
import { clothDefinitions } from './drawing/cloth.ts';
import { drawBackdrop, drawSignature, drawVignette, ornaments } from './drawing/draw-backdrop.ts';
import { drawBeard } from './drawing/draw-beard.ts';
import { drawEyes } from './drawing/draw-eyes.ts';
import { drawEars, drawFace, faceOutline, skinDefinitions } from './drawing/draw-face.ts';
import { drawHair } from './drawing/draw-hair.ts';
import {
  drawEarrings,
  drawForeheadMark,
  drawGlasses,
  drawNecklace,
  drawNoseStud,
  jewelleryDefinitions,
} from './drawing/draw-jewellery.ts';
import { hairDefinitions } from './drawing/draw-locks.ts';
import { drawMouth, drawNose } from './drawing/draw-nose-mouth.ts';
import { drawHeadwear } from './drawing/draw-headwear.ts';
import { drawMansGarment } from './drawing/garments-men.ts';
import { drawWomansGarment } from './drawing/garments-women.ts';
import { type Pose, View } from './drawing/pose.ts';
import { inside, line } from './drawing/soft.ts';
import { sheet, walls } from './drawing/walls.ts';
import { chooseOutfit, type Outfit } from './looks/choose-outfit.ts';
import type { Looks } from './looks/looks.ts';

/** How large a picture is rasterised: enough for sharp screens, and no more work than the photo pipeline needs. */
const points = { width: 810, height: 1080 } as const;

/** Whose picture, and which one: 0 is the profile picture. */
type Shot = { seed: number; shot: number; outline: Outline; looks: Looks };

/** A picture of a person: every one has the same face, and other clothes, another place, and the head held a little differently. */
export function drawPortrait({ seed, shot, outline, looks }: Shot): string {
  const chance = new Chance({ seed, index: outline.index, topic: `portrait ${shot}` });
  const outfit = chooseOutfit({ seed, shot, outline, looks });
  const pose = choosePose(chance);
  const size = (looks.gender === 'Female' ? 1 : 0.97) * (shot === 0 ? 1 : 0.92 + chance.fraction() * 0.12);
  const [x, y] = [480 + (chance.fraction() - 0.5) * 40, 480 + (chance.fraction() - 0.5) * 24];
  const wall = chance.pick(walls);
  const backdrop = drawBackdrop({
    wall,
    ornament: chance.pick(ornaments),
    seed: outline.index + shot * 977,
  });
  const figure = drawFigure(looks, { outfit, pose });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${points.width}" height="${points.height}" viewBox="0 0 ${sheet.width} ${sheet.height}">${backdrop}<g transform="translate(${format(x)} ${format(y)}) scale(${format(size)})">${figure}</g>${drawVignette(wall)}${drawSignature(wall)}</svg>`;
}

function choosePose(chance: Chance): Pose {
  const side = chance.is(0.5) ? 1 : -1;
  return {
    yaw: side * (0.08 + chance.fraction() * 0.17),
    pitch: -0.02 + chance.fraction() * 0.07,
    roll: side * (chance.fraction() * 5 - 1.5),
  };
}

/** Everything of a person, from the back to the front. */
function drawFigure(looks: Looks, { outfit, pose }: { outfit: Outfit; pose: Pose }): string {
  const view = new View(pose);
  const body = bodyOf(looks, view);
  const outline = faceOutline(looks, view);
  const hair = drawHair(looks, view);
  const { behind, front } = drawHeadwear(looks, { view, body, outfit });
  const { cloth, garment, necklaces } = outfit;
  const isCovered = looks.headwear === 'hijab';
  const nod = (drawing: string) =>
    `<g transform="rotate(${format(pose.roll)} ${format(body.pit.x)} 250)">${drawing}</g>`;
  const tailored = { body, cloth };
  const shadow = line(hair.edge, { stroke: looks.skin.deep, width: 10, opacity: 0.5, soft: 12 });
  const shown = (isHidden: boolean, drawing: string) => (isHidden ? '' : drawing);
  const isHairHidden = isCovered || looks.headwear === 'turban';
  return [
    `<defs>${skinDefinitions(looks)}${hairDefinitions(looks.hairColour)}${clothDefinitions(cloth)}${jewelleryDefinitions}</defs>`,
    behind,
    shown(isHairHidden, nod(hair.behind)),
    drawNeck(looks, { body, outline }),
    ...necklaces.filter((kind) => kind !== 'long').map((kind) => drawNecklace(kind, body)),
    garment.of === 'man'
      ? drawMansGarment(tailored, garment.kind)
      : drawWomansGarment(tailored, garment.kind),
    necklaces.includes('long') ? drawNecklace('long', body) : '',
    shown(isHairHidden, nod(hair.over)),
    nod(
      [
        shown(isCovered, drawEars(looks, view)),
        drawFace(looks, view),
        shown(isHairHidden, inside('hair-shadow', { path: outline, drawing: shadow })),
        drawNose(looks, view),
        drawMouth(looks, view),
        drawBeard(looks, { view, outline }),
        drawEyes(looks, view),
        drawForeheadMark(looks, view),
        drawNoseStud(looks, view),
        shown(isHairHidden, hair.front),
        shown(isCovered, drawEarrings(looks, view)),
        drawGlasses(looks, view),
      ].join(''),
    ),
    nod(front),
  ].join('');
}
