import { foldText } from '#contract/choices/fold-text.ts';
import { gotras } from './gotras.rules.ts';
import { indexLikeness } from './likeness.rules.ts';
import { splitParts } from './find-within.rules.ts';

const known: ReadonlySet<string> = new Set(gotras.split(';').map(foldText));
const alike = indexLikeness(known);
const marker = /\bg(?:o|oth?ra[m]?|oth?iram|oth?rum|th?m)\b\.?/i;
const label = /^\s*(?:g|goth?ra?m?|gotra)\s*[:.-]\s*/i;

/**
 * The gotra of a cell that may also have a star: `Chithirai / Harithasa gothram`, `G: Kasyapa`. What is neither marked as a gotra nor
 * known as one is none: it may be a rasi or a note about the horoscope. Null when the cell has none.
 */
export function readGotra(text: string): string | null {
  const labelled = label.test(text) ? text.replace(label, '') : null;
  if (labelled !== null) return clean(splitParts(labelled)[0] ?? '');
  const parts = splitParts(text);
  const marked = parts.find((part) => marker.test(part) && foldText(part.replace(marker, '')) !== '');
  const found =
    marked ??
    parts.find((part) => known.has(foldText(part))) ??
    parts.find((part) => alike(foldText(part)).length > 0);
  return found === undefined ? null : clean(found);
}

function clean(text: string): string | null {
  const gotra = text.replaceAll(new RegExp(marker, 'gi'), ' ').replaceAll(/\s+/g, ' ').trim();
  return gotra === '' ? null : gotra;
}

/** Words about dosham and the horoscope, with what stands behind them in the same part. */
const ofDosham =
  /(?:\b(?:no|non|without|nil|mild|partial|full|high|low|anshik|slight)[\s-]+)?\b(?:ch?[ou]v+[ao]\w*|che?v+ai|sevv?ai|kuja|man?gal\w*|mangl?ik|dosh\w*|dos+am|pa+pa\w*|sh?ud+h?a+\w*|jat?h?[ak]g?h?a?[kg]am|jathak\w*|jathag\w*|horoscope|sarpa?|kaal ?sarp)\b.*$/i;

/** What a cell about the star says of dosham, which a profile has no field for, and the cell without it. */
export function takeDosham(text: string): { dosham: string[]; rest: string } {
  const parts = splitParts(text);
  const dosham = parts.flatMap((part) => ofDosham.exec(part)?.[0].trim() ?? []);
  const rest = parts.map((part) => part.replace(ofDosham, '').trim()).filter((part) => part !== '');
  return { dosham, rest: rest.join(' / ') };
}

const rasis: ReadonlySet<string> = new Set(
  `Mesha; Mesham; Medam; Mesh; Aries; Vrishabha; Vrishabham; Rishabam; Rishabham; Edavam; Vrushabha; Vrishabh; Taurus; Mithuna; Mithunam; Midhunam;
  Mithun; Gemini; Karka; Kataka; Katakam; Karkataka; Karkatakam; Karkidakam; Kadagam; Kadakam; Kark; Cancer; Simha; Simham; Simmam; Chingam; Singh; Leo;
  Kanya; Kanni; Virgo; Tula; Thula; Thulam; Tulam; Libra; Vrischika; Vrischikam; Vruschika; Viruchigam; Viruchikam; Scorpio; Dhanu; Dhanus; Dhanusu;
  Dhanur; Sagittarius; Makara; Makaram; Magaram; Makar; Capricorn; Kumbha; Kumbham; Kumbam; Kumbh; Aquarius; Meena; Meenam; Meen; Pisces`
    .split(';')
    .map(foldText),
);

/** Whether a cell names a rasi and no star. */
export function isRasi(text: string): boolean {
  const words = text.replaceAll(/\bra+s[hs]?[iy]\b/gi, ' ');
  return splitParts(words).every((part) => rasis.has(foldText(part)));
}
