import type { Outfit } from '../looks/choose-outfit.ts';
import type { Looks } from '../looks/looks.ts';
import type { Body } from './body.ts';
import { drawCap, drawTopi, drawTurban } from './draw-turban.ts';
import { drawHijab, drawOpenVeil } from './draw-veil.ts';
import type { View } from './pose.ts';

type Worn = { behind: string; front: string };
type On = { view: View; body: Body; outfit: Outfit };

/** What is worn on the head: what of it is behind the person, and what before. */
export function drawHeadwear({ headwear, face }: Looks, { view, body, outfit }: On): Worn {
  if (headwear === null) return { behind: '', front: '' };
  const { main, trim } = outfit.head;
  const veil = { view, body, colour: main, trim };
  const before = (front: string): Worn => ({ behind: '', front });
  const drawings: Record<NonNullable<Looks['headwear']>, () => Worn> = {
    turban: () => before(drawTurban(view, main)),
    hijab: () => before(drawHijab(veil, { hasCap: outfit.hasCap, length: face.length })),
    shayla: () => drawOpenVeil(veil, { top: -212, isSheer: false, border: 'plain' }),
    dupatta: () => drawOpenVeil(veil, { top: -238, isSheer: false, border: 'woven' }),
    'net veil': () =>
      drawOpenVeil({ ...veil, colour: '#FBF8F2' }, { top: -234, isSheer: true, border: 'lace' }),
    'skull cap': () => before(drawCap(view, { colour: '#F3EFE6', trim: null })),
    'gold-edged cap': () => before(drawCap(view, { colour: '#F7F2E6', trim: '#C9992F' })),
    topi: () => before(drawTopi(view, '#6C2340')),
  };
  return drawings[headwear]();
}
