import { type Point, format, formatPoint, range } from './geometry.ts';
import { colour, mix } from './palette.ts';

/** Who is drawn where: the point between the feet, and the height from there to the crown of the head. */
export type Stand = { readonly at: Point; readonly height: number };

export type Dress = {
  readonly cloth: string;
  readonly veil: string;
  readonly border: string;
  /** White cloth is shaded in rose, not in mulberry. */ readonly isPale?: boolean;
};
export type Suit = {
  readonly coat: string;
  readonly legs: string;
  readonly sash: string | null;
  readonly turban: string | null;
};

const skin = mix([colour.marigoldDeep, colour.rose200], 0.35);
const hair = mix([colour.ink, colour.mulberry900], 0.3);

/** A veil worn over the head, and one held by a comb below the crown. */
const headVeil =
  'M0 -281C22 -281 30 -262 31 -244C34 -230 46 -226 50 -206C58 -165 66 -110 78 -52Q40 -34 0 -33Q-40 -34 -78 -52C-66 -110 -58 -165 -50 -206C-46 -226 -34 -230 -31 -244C-30 -262 -22 -281 0 -281Z';
const combVeil =
  'M-15 -250C-30 -242 -44 -228 -48 -206C-56 -165 -66 -110 -80 -52Q-40 -34 0 -33Q40 -34 80 -52C66 -110 56 -165 48 -206C44 -228 30 -242 15 -250Q0 -243 -15 -250Z';
const combFlowers = [-16, -9.5, -3, 3.5, 10, 16]
  .map(
    (x) =>
      `<circle cx="${x}" cy="${-247 - x * x * 0.012}" r="4.4" fill="${colour.paper}"/><circle cx="${x}" cy="${-247 - x * x * 0.012}" r="1.4" fill="${colour.marigold}"/>`,
  )
  .join('');

/** Figures are drawn 280 units tall around their own feet, always from behind: every couple may see itself in them. */
function place({ at, height }: Stand, drawing: string): string {
  return `<g transform="translate(${formatPoint(at)}) scale(${format(height / 280)})">${drawing}</g>`;
}

/** A bride in a wide skirt, her long veil falling from the head. */
export function drawBride(stand: Stand, { cloth, veil, border, isPale = false }: Dress): string {
  const dark = mix([cloth, isPale ? colour.rose200 : colour.mulberry900], 0.55);
  const folds = range(9).map((index) => {
    const share = (index - 4) / 4;
    return `M${format(share * 26)} -150C${format(share * 40)} -100 ${format(share * 66)} -50 ${format(share * 84)} ${format(3 - 5 * share * share)}`;
  });
  const veilPath = isPale ? combVeil : headVeil;
  const dots = range(5).flatMap((row) =>
    range(3 + row).map((index) => {
      const x = (index - (2 + row) / 2) * 19;
      return `<circle cx="${format(x)}" cy="${format(-214 + row * 36)}" r="2.3"/>`;
    }),
  );
  return place(
    stand,
    `<path d="M-30 -160C-44 -100 -84 -46 -98 -2Q-50 12 0 12Q50 12 98 -2C84 -46 44 -100 30 -160Z" fill="${cloth}"/>` +
      `<path d="${folds.join('')}" fill="none" stroke="${dark}" stroke-width="2.4" opacity=".55"/>` +
      `<path d="M-95 -12Q-50 2 0 2Q50 2 95 -12" fill="none" stroke="${border}" stroke-width="5"/><path d="M-91 -22Q-48 -9 0 -9Q48 -9 91 -22" fill="none" stroke="${border}" stroke-width="1.6"/>` +
      `<path d="M-27 -235Q0 -246 27 -235C36 -224 34 -190 30 -158L-30 -158C-34 -190 -36 -224 -27 -235Z" fill="${dark}"/><path d="M-8 -240H8V-222H-8Z" fill="${skin}"/><ellipse cy="-257" rx="19" ry="21" fill="${hair}"/><circle cy="-246" r="13" fill="${hair}"/><path d="M-13 -240Q0 -230 13 -240" fill="none" stroke="${colour.paper}" stroke-width="5" stroke-dasharray="1 4.6" stroke-linecap="round"/>` +
      `<path d="${veilPath}" fill="${veil}" fill-opacity="${isPale ? 0.62 : 0.84}"/>${isPale ? '' : `<g fill="${border}" opacity=".9">${dots.join('')}</g>`}` +
      `<path d="M-76 -54Q-40 -37 0 -36Q40 -37 76 -54" fill="none" stroke="${border}" stroke-width="5"/>` +
      `<path d="${veilPath}" fill="none" stroke="${border}" stroke-width="2.2"/>${isPale ? combFlowers : ''}`,
  );
}

/** A groom in a long coat, or in a short one where the legs show more. */
export function drawGroom(stand: Stand, { coat, legs, sash, turban }: Suit): string {
  const dark = mix([coat, colour.mulberry900], 0.3);
  const drawing = [
    `<circle cx="-52" cy="-107" r="8" fill="${skin}"/><circle cx="52" cy="-107" r="8" fill="${skin}"/>`,
    `<path d="M-26 -90L-22 6H-4L0 -80L4 6H22L26 -90Z" fill="${legs}"/><path d="M-24 4Q-14 -3 -3 4V9H-25ZM24 4Q14 -3 3 4V9H25Z" fill="${colour.ink}"/>`,
    `<path d="M-10 -240H10V-218H-10Z" fill="${mix([skin, colour.ink], 0.3)}"/>`,
    `<path d="M-12 -226C-40 -222 -50 -214 -53 -196C-58 -168 -60 -140 -60 -112L-46 -110L-42 -150C-40 -120 -44 -90 -50 -56Q0 -46 50 -56C44 -90 40 -120 42 -150L46 -110L60 -112C60 -140 58 -168 53 -196C50 -214 40 -222 12 -226Q0 -229 -12 -226Z" fill="${coat}"/>`,
    `<path d="M-42 -150L-40 -190M42 -150L40 -190M0 -150V-52" fill="none" stroke="${dark}" stroke-width="2"/>`,
    sash ? drawSash(sash) : '',
    `<ellipse cx="-18.5" cy="-249" rx="4" ry="6.5" fill="${skin}"/><ellipse cx="18.5" cy="-249" rx="4" ry="6.5" fill="${skin}"/>`,
    `<path d="M0 -276C14 -276 20 -266 19 -250C18 -238 14 -231 9 -229H-9C-14 -231 -18 -238 -19 -250C-20 -266 -14 -276 0 -276Z" fill="${hair}"/><path d="M-13 -224Q0 -218 13 -224L12 -230H-12Z" fill="${mix([coat, colour.paper], 0.25)}"/>`,
    turban ? drawTurban(turban) : '',
  ];
  return place(stand, drawing.join(''));
}

/** A scarf laid round the shoulders, one end hanging. */
function drawSash(cloth: string): string {
  return `<path d="M-44 -214C-20 -204 20 -204 44 -214L52 -196C24 -184 -24 -184 -52 -196ZM40 -204L56 -200L54 -100L38 -98Z" fill="${cloth}"/><path d="M38 -104L54 -106" stroke="${colour.marigold}" stroke-width="4"/>`;
}

function drawTurban(cloth: string): string {
  const dark = mix([cloth, colour.mulberry900], 0.4);
  return (
    `<path d="M-4 -250C-12 -228 -12 -212 -8 -192L8 -190C6 -212 8 -232 6 -250Z" fill="${dark}"/>` +
    `<path d="M-24 -250C-28 -272 -16 -286 0 -286C16 -286 28 -272 24 -250C16 -243 -16 -243 -24 -250Z" fill="${cloth}"/>` +
    `<path d="M-25 -258C-8 -260 10 -268 18 -279M-24 -250C-4 -250 16 -258 25 -266M-19 -277C-8 -272 14 -260 24 -254" fill="none" stroke="${dark}" stroke-width="2.2"/>`
  );
}
