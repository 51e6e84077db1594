import { drawBride, drawGroom } from './figures.ts';
import { type Point, format, formatPoint, polar, polygonPath, range, turn } from './geometry.ts';
import { drawGlass, roundelGlass } from './glass.ts';
import { colour, mix } from './palette.ts';
import { composeStory, drawSparks } from './story-frame.ts';
import { foilPath } from './tracery.ts';

const stone = mix([colour.mulberry700, colour.mulberry800], 0.5);
const eyes = [72, 728].map((x) => ({ x, y: 84 }));

/** A couple seen from behind in a pointed church door, evening light before them and two doves above. */
export function drawChurchStory(): string {
  const couple =
    drawGroom(
      { at: { x: 352, y: 548 }, height: 262 },
      { coat: colour.ink, legs: colour.ink, sash: null, turban: null },
    ) +
    drawBride(
      { at: { x: 446, y: 550 }, height: 248 },
      {
        cloth: colour.paper,
        veil: colour.rose50,
        border: mix([colour.rose200, colour.paper], 0.35),
        isPale: true,
      },
    );
  return composeStory({
    definitions: `<linearGradient id="evening" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour.rose400}"/><stop offset=".55" stop-color="${mix([colour.rose200, colour.marigold], 0.45)}"/><stop offset="1" stop-color="${mix([colour.marigold, colour.paper], 0.35)}"/></linearGradient><clipPath id="door"><path d="${archPath(190)}"/></clipPath><clipPath id="eye">${drawEyeShape()}</clipPath>`,
    air: [colour.mulberry900, colour.mulberry800, colour.mulberry700],
    drawing: [
      drawWall(),
      drawDoor(),
      drawEye(),
      drawPath(),
      couple,
      drawFlowers(),
      drawDove({ x: 318, y: 262 }, 0.82),
      drawDove({ x: 470, y: 226 }, -0.94),
    ].join(''),
  });
}

/** A pointed arch over the door, `half` wide from its middle. */
function archPath(half: number): string {
  const [left, right] = [400 - half, 400 + half];
  const spring = 300;
  const radius = half * 1.62;
  return `M${left} 560V${spring}A${radius} ${radius} 0 0 1 400 ${format(spring - Math.sqrt(radius ** 2 - (radius - half) ** 2))}A${radius} ${radius} 0 0 1 ${right} ${spring}V560Z`;
}

/** Courses of stone, hardly seen. */
function drawWall(): string {
  const stones = range(14).flatMap((row) =>
    range(11).map((index) => `M${index * 80 + (row % 2) * 40 - 40} ${row * 42}h80v42h-80Z`),
  );
  return `<path d="${stones.join('')}" fill="none" stroke="${colour.mulberry600}" stroke-opacity=".3" stroke-width="1.5"/>`;
}

function drawDoor(): string {
  const mouldings = range(5).map(
    (index) =>
      `<path d="${archPath(190 + (5 - index) * 15)}" fill="${mix([stone, colour.rose300], 0.1 + (index % 2) * 0.26)}" stroke="${colour.mulberry900}" stroke-width="1.5"/>`,
  );
  const hills = `<path d="M190 500Q270 430 360 470T520 450T620 480V580H190Z" fill="${mix([colour.mulberry500, colour.rose300], 0.5)}"/><path d="M190 520Q300 470 420 505T620 500V580H190Z" fill="${mix([colour.mulberry600, colour.mulberry500], 0.4)}"/>`;
  return `${mouldings.join('')}<g clip-path="url(#door)"><rect x="180" width="440" height="580" fill="url(#evening)"/><circle cx="400" cy="430" r="210" fill="url(#sun)"/>${drawSparks({ seed: 4, count: 18, floor: 200 })}${hills}</g><path d="${archPath(190)}" fill="none" stroke="${colour.marigold}" stroke-width="3"/>`;
}

function drawEyeShape(): string {
  return eyes.map((centre) => `<path d="${foilPath({ centre, radius: 54, lobes: 6 })}"/>`).join('');
}

/** A round light of stained glass on each side of the arch. */
function drawEye(): string {
  const glass = eyes.map((centre) => drawGlass({ centre, reach: 54, rings: roundelGlass }));
  const rims = eyes.map(
    (centre) =>
      `<circle cx="${centre.x}" cy="${centre.y}" r="62" fill="none" stroke="url(#gold)" stroke-width="3"/>`,
  );
  return `<g clip-path="url(#eye)">${glass.join('')}</g><g fill="none" stroke="${colour.marigold}" stroke-width="2">${drawEyeShape()}</g>${rims.join('')}`;
}

function drawPath(): string {
  const carpet = polygonPath([
    { x: 270, y: 545 },
    { x: 530, y: 545 },
    { x: 640, y: 600 },
    { x: 160, y: 600 },
  ]);
  return `<rect y="545" width="800" height="55" fill="${colour.mulberry900}"/><path d="${carpet}" fill="${colour.mulberry600}"/><path d="M270 545L160 600M530 545L640 600" stroke="${colour.marigold}" stroke-width="3"/><ellipse cx="400" cy="554" rx="140" ry="9" fill="${colour.mulberry900}" opacity=".6"/>`;
}

/** Lilies and roses at both sides of the door. */
function drawFlowers(): string {
  const spots: Point[] = [
    { x: 118, y: 520 },
    { x: 152, y: 486 },
    { x: 168, y: 532 },
    { x: 96, y: 556 },
    { x: 140, y: 560 },
  ];
  const drawBunch = spots.map((spot, index) => {
    const petals = range(6).map((petal) => {
      const angle = (petal * turn) / 6;
      const tip = polar(spot, { radius: 24, angle });
      const sides = [-0.5, 0.5].map((side) => formatPoint(polar(spot, { radius: 16, angle: angle + side })));
      return `M${formatPoint(spot)}Q${sides[0]} ${formatPoint(tip)}Q${sides[1]} ${formatPoint(spot)}`;
    });
    const tint = index % 2 === 0 ? colour.paper : colour.rose200;
    return `<path d="M${formatPoint(spot)}Q120 560 130 600" fill="none" stroke="${colour.tulsi}" stroke-width="3"/><path d="${petals.join('')}" fill="${tint}" stroke="${colour.rose300}"/><circle cx="${spot.x}" cy="${spot.y}" r="4.5" fill="${colour.marigold}"/>`;
  });
  return `<g>${drawBunch.join('')}</g><g transform="translate(800 0) scale(-1 1)">${drawBunch.join('')}</g>`;
}

/** A dove in flight; a negative size makes it fly to the left. */
function drawDove(at: Point, size: number): string {
  const body =
    'M-44 20C-30 10 -18 2 -2 -2C8 -6 20 -8 28 -6C32 -14 44 -15 47 -6L55 -3L47 1C44 14 26 22 6 20C-8 20 -22 24 -40 32Z';
  const near =
    'M20 -2C18 -24 4 -46 -28 -60C-28 -46 -26 -36 -22 -30C-26 -30 -28 -30 -30 -30C-26 -14 -14 2 2 8Z';
  const far = 'M22 -4C26 -24 22 -44 8 -64C2 -50 2 -36 6 -22Z';
  return `<g transform="translate(${formatPoint(at)}) scale(${size} ${Math.abs(size)})"><path d="${far}" fill="${colour.rose100}"/><path d="${body}" fill="${colour.paper}"/><path d="${near}" fill="${colour.paper}" stroke="${colour.rose200}" stroke-width="1.6"/><circle cx="40" cy="-7" r="1.8" fill="${colour.ink}"/></g>`;
}
