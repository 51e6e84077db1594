import type { Gender } from '../../people/outline-person.ts';

/** Colours of a skin, from where the light falls to the deepest shadow. */
export type Skin = {
  light: string;
  base: string;
  shade: string;
  deep: string;
  blush: string;
  lip: string;
};

export type HairColour = { base: string; light: string; dark: string };

/** Measures of a face; one is the mean. */
export type Face = {
  cheek: number;
  jaw: number;
  chin: number;
  length: number;
  eyeSize: number;
  eyeOpening: number;
  /** How far the outer corner of the eye is raised, in points. */
  eyeTilt: number;
  /** How deep the fold of the lid is; 0 is a single lid. */
  lidFold: number;
  browWeight: number;
  browArch: number;
  noseWidth: number;
  noseLength: number;
  mouthWidth: number;
  lips: number;
  /** How far the corners of the mouth are raised. */
  smile: number;
};

export const womensHair = ['low bun', 'side bun', 'braid', 'open', 'open wavy', 'bob', 'half up'] as const;
export const mensHair = [
  'side part',
  'crop',
  'swept back',
  'waves',
  'curly crop',
  'fringe',
  'receding',
  'bald',
] as const;
export const beards = [
  'full',
  'long',
  'short',
  'stubble',
  'goatee',
  'moustache',
  'thick moustache',
  'chin',
] as const;
export const headwears = [
  'turban',
  'hijab',
  'shayla',
  'dupatta',
  'net veil',
  'skull cap',
  'gold-edged cap',
  'topi',
] as const;

export type Looks = {
  gender: Gender;
  /** In whole years. */
  age: number;
  skin: Skin;
  hairColour: HairColour;
  face: Face;
  hair: (typeof womensHair)[number] | (typeof mensHair)[number];
  /** The side of the parting. */
  parting: number;
  grey: 'none' | 'temples' | 'streaks';
  beard: (typeof beards)[number] | null;
  headwear: (typeof headwears)[number] | null;
  glasses: 'round' | 'oval' | 'square' | 'half-rim' | null;
  hasBindi: boolean;
  hasTilak: boolean;
  hasNoseStud: boolean;
  hasJasmine: boolean;
  earrings: 'studs' | 'jhumka' | 'drops' | 'hoops' | null;
  eyeColour: string;
  /** Lines of a life, 0 to 1. */
  lines: number;
  /** Kajal and lipstick, 0 to 1. */
  makeup: number;
};
