import { mix } from '#art/palette.ts';
import type { Gender } from '../../people/outline-person.ts';
import type { Skin } from './looks.ts';

/** Skins from the lightest to the darkest, as they are in even light. */
export const tones = [
  '#E8BF9A',
  '#E4B78F',
  '#DFAF84',
  '#DAA679',
  '#D19A6C',
  '#C68D60',
  '#B98055',
  '#AC744B',
  '#9E6842',
  '#905C39',
  '#825131',
  '#74472B',
  '#673E26',
] as const;

/** The colours of a skin in light and shadow, which is redder than the light. */
export function skinOf(tone: string, gender: Gender): Skin {
  const shade = mix([tone, '#64231A'], 0.42);
  return {
    base: tone,
    light: mix([tone, '#FFDFB8'], 0.42),
    shade,
    deep: mix([shade, '#2A0D10'], 0.55),
    blush: mix([tone, '#C2413F'], 0.45),
    lip: mix([tone, gender === 'Female' ? '#9E2340' : '#8A3A34'], gender === 'Female' ? 0.6 : 0.42),
  };
}
