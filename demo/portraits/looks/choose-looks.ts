import { mix } from '#art/palette.ts';
import { Chance } from '../../chance.ts';
import type { Outline } from '../../people/outline-person.ts';
import { chooseBeard, chooseHair, chooseHeadwear, isFromTheHills, isHanging } from './choose-hair.ts';
import type { Face, HairColour, Looks } from './looks.ts';
import { skinOf, tones } from './skins.ts';

const northern = /Punjabi|Kashmiri|Himalayan|Sindhi|Parsi|Haryanvi|Pandit/;
const southern = /Tamil|Telugu|Malayali|Kannadiga|Chota Nagpur|Odia/;
const studded = /Tamil|Telugu|Kannadiga|Marathi|Rajasthani|Marwari|Hindi-belt|Maithil|Tuluva/;

/** What a member looks like in all their pictures: it fits gender, age, faith and region. */
export function chooseLooks(seed: number, outline: Outline): Looks {
  const { index, gender, culture } = outline;
  const age = Math.floor(outline.age);
  const chance = new Chance({ seed, index, topic: 'looks' });
  const headwear = chooseHeadwear(chance, outline);
  const grey = chooseGrey(chance, age);
  const hair = chooseHair(chance, { outline, headwear });
  return {
    gender,
    age,
    skin: skinOf(chooseTone(chance, culture.name), gender),
    hairColour: chooseHairColour(chance, { age, grey }),
    face: chooseFace(chance, outline),
    hair,
    grey,
    headwear,
    glasses: chance.is(age > 40 ? 0.36 : 0.17)
      ? chance.pick(['round', 'oval', 'square', 'half-rim'] as const)
      : null,
    ...(gender === 'Female'
      ? adornWoman(chance, { outline, headwear, hair })
      : adornMan(chance, { outline, headwear })),
    eyeColour: chance.pick([
      '#4A2A18',
      '#3C2114',
      '#54331D',
      '#2E1A12',
      northern.test(culture.name) ? '#6E4E2A' : '#3F2415',
    ]),
    lines: Math.min(1, Math.max(0, (outline.age - 29) / 27)),
  };
}

type Adorned = Pick<
  Looks,
  'parting' | 'beard' | 'hasBindi' | 'hasTilak' | 'hasNoseStud' | 'hasJasmine' | 'earrings' | 'makeup'
>;
type Worn = { outline: Outline; headwear: Looks['headwear'] };

function adornWoman(
  chance: Chance,
  { outline: { culture }, headwear, hair }: Worn & { hair: Looks['hair'] },
): Adorned {
  const isHindu = culture.religion === 'Hindu';
  const hasFreeEars = headwear !== 'hijab' && !isHanging(hair);
  const isStudded = isHindu && studded.test(culture.name);
  const hasFreeHair = isHindu && headwear === null && hasFreeEars && southern.test(culture.name);
  return {
    parting: chance.pick([0, 0, 0.6, -0.6, 0.9, -0.9]),
    beard: null,
    hasBindi: chance.is(bindiShareOf(culture.religion)),
    hasTilak: false,
    hasNoseStud: chance.is(isStudded ? 0.34 : 0.05),
    hasJasmine: hasFreeHair && chance.is(0.45),
    earrings:
      hasFreeEars && chance.is(0.94)
        ? chance.pick(['studs', 'jhumka', 'jhumka', 'drops', 'hoops'] as const)
        : null,
    makeup: 0.35 + chance.fraction() * 0.6,
  };
}

function bindiShareOf(religion: string): number {
  if (religion === 'Hindu') return 0.5;
  return religion === 'Jain' ? 0.2 : 0;
}

function adornMan(chance: Chance, { outline, headwear }: Worn): Adorned {
  return {
    parting: chance.pick([-1, -1, 1]),
    beard: chooseBeard(chance, { outline, headwear }),
    hasBindi: false,
    hasTilak: outline.culture.religion === 'Hindu' && chance.is(0.05),
    hasNoseStud: false,
    hasJasmine: false,
    earrings: null,
    makeup: 0,
  };
}

function chooseTone(chance: Chance, culture: string): string {
  let middle = 4.6;
  if (northern.test(culture)) middle = 2.4;
  if (southern.test(culture)) middle = 6.4;
  const tone = Math.round(middle + chance.normal() * 2.1);
  return tones[Math.min(tones.length - 1, Math.max(0, tone))] ?? tones[4];
}

function chooseGrey(chance: Chance, age: number): Looks['grey'] {
  if (age > 46) return chance.is(0.6) ? 'streaks' : 'temples';
  if (age > 38) return chance.is(0.5) ? 'temples' : 'none';
  return 'none';
}

function chooseHairColour(chance: Chance, { age, grey }: { age: number; grey: Looks['grey'] }): HairColour {
  const base = chance.pick(['#191112', '#1E1413', '#241815', '#2A1B16', '#160F12']);
  const silver = grey === 'streaks' ? Math.min(0.6, 0.2 + (age - 44) * 0.03) : 0;
  const tint = chance.pick(['#7A4E34', '#6A5048', '#8A5E3C', '#5C4A4E']);
  return {
    base: mix([base, '#8F8782'], silver),
    light: mix([tint, '#D9D2CC'], grey === 'none' ? 0 : 0.3 + silver),
    dark: mix([base, '#070406'], 0.5 - silver * 0.5),
  };
}

/** The measures of a face vary around those of the gender, region and age. */
function chooseFace(chance: Chance, outline: Outline): Face {
  const mean = meanFaces[outline.gender];
  const hills = isFromTheHills(outline) ? 1 : 0;
  const older = Math.min(1, Math.max(0, (outline.age - 30) / 26));
  const around = (middle: number, spread: number) =>
    middle + Math.max(-2, Math.min(2, chance.normal())) * spread;
  return {
    cheek: around(1 + 0.02 * hills + 0.03 * older, 0.022),
    jaw: around(1 + 0.06 * older, 0.045),
    chin: around(1, 0.1),
    length: around(mean.length, 0.022),
    eyeSize: around(mean.eyeSize - 0.03 * hills, 0.028),
    eyeOpening: around(mean.eyeOpening - 0.12 * hills - 0.06 * older, 0.06),
    eyeTilt: around(mean.eyeTilt + 2 * hills, 1.4),
    lidFold: Math.max(0, Math.min(1, around(0.8 - 0.6 * hills, 0.16))),
    browWeight: around(mean.browWeight, 0.17),
    browArch: Math.max(0, around(mean.browArch, 0.28)),
    noseWidth: around(mean.noseWidth + 0.03 * hills, 0.075),
    noseLength: around(mean.noseLength, 0.035),
    mouthWidth: around(mean.mouthWidth, 0.055),
    lips: around(mean.lips, 0.12),
    smile: Math.max(8, around(13, 2.6)),
  };
}

const meanFaces = {
  Female: {
    length: 0.985,
    eyeSize: 0.99,
    eyeOpening: 1,
    eyeTilt: 4,
    browWeight: 0.86,
    browArch: 0.7,
    noseWidth: 0.88,
    noseLength: 0.98,
    mouthWidth: 0.98,
    lips: 1.06,
  },
  Male: {
    length: 1.015,
    eyeSize: 0.93,
    eyeOpening: 0.88,
    eyeTilt: 2.6,
    browWeight: 1,
    browArch: 0.34,
    noseWidth: 1.02,
    noseLength: 1.03,
    mouthWidth: 1.03,
    lips: 0.86,
  },
} as const;
