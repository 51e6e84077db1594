import { foldText } from '#contract/choices/fold-text.ts';
import { indexLikeness } from './likeness.rules.ts';
import { splitParts } from './find-within.rules.ts';

/** Gotras in their usual spellings, so that one is known in a cell that also has a star, separated by semicolons. */
const gotras = `
  Agasthya; Agastya; Agnivesha; Angirasa; Angiras; Atri; Athri; Athreya; Atreya; Atreyasa; Aupamanyava; Badarayana; Bharadwaja; Bharadwaj;
  Bharadhwaja; Bharadvaja; Bharadwajasa; Bhargava; Bhargav; Chandilya; Dhananjaya; Dhanvantari; Garga; Gargya; Gargeya; Garg; Gautama;
  Gautam; Gowthama; Gouthama; Gautamasa; Haritha; Harita; Haritasa; Harithasa; Harithasya; Jamadagni; Jamadagneya; Jamadagnya; Kalyapi;
  Kanva; Kapi; Kapila; Kapinjala; Kashyap; Kashyapa; Kasyapa; Kasyap; Kashyapasa; Kasyapasa; Katyayana; Katyayan; Kaundinya; Koundinya;
  Kaundinyasa; Koundinyasa; Kaushik; Kaushika; Kausika; Koushika; Kowsika; Kausikasa; Krishnatreya; Kundina; Kutsa; Kutsasa; Lohitha;
  Lohit; Mandavya; Markandeya; Mitreya; Maitreya; Moudgalya; Maudgalya; Mudgala; Moudgalyasa; Naidhruva; Naidruva Kasyapa; Nydhruva;
  Parashara; Parasara; Parashar; Parasar; Pulasthya; Pulastya; Purukutsa; Rathitara; Salankayana; Salankayanasa; Samkriti; Sankruthi;
  Sankrityayan; Sandilya; Sandilyasa; Shandilya; Shandily; Saunaka; Shounaka; Sounaka; Savarna; Savarni; Sabarna; Shivagotra; Shiva;
  Siva; Srivatsa; Srivathsa; Shrivatsa; Sreevatsa; Srivatsasa; Upamanyu; Vadhula; Vadula; Vadhoola; Vasishta; Vasishtha; Vasista;
  Vashishta; Vashist; Vashishtha; Vasisthasa; Vatsa; Vats; Vathsa; Vatsya; Vatsyayana; Vishnu; Vishwamitra; Viswamitra; Vishvamitra;
  Viswamithra; Vishnuvardhana; Yaska; Alambayana; Alimyan; Ghritakaushika; Kanwa; Shaktri; Suryavamsha; Vishnuvriddha; Pydipala; Paidipala;
  Gill; Sandhu; Dhillon; Brar; Sidhu; Grewal; Dhaliwal; Randhawa; Bajwa; Virk; Mann; Maan; Sekhon; Sohal; Chahal; Deol; Aulakh; Buttar; Hundal;
  Kahlon; Cheema; Pannu; Toor; Bains; Johal; Atwal; Basra; Sahota; Malik; Dahiya; Hooda; Sangwan; Sheoran; Dhankhar; Phogat; Kadian; Rathee;
  Rathi; Lakra; Deswal; Ahlawat; Dalal; Nain; Beniwal; Punia; Poonia; Godara; Saharan; Jakhar; Khatkar; Gulia; Tomar; Matharu; Sagoo; Virdi; Bansal;
  Goyal; Goel; Mittal; Singhal; Singla; Kansal; Jindal; Tayal; Bindal; Airan; Airon; Dharan; Nangal; Kuchhal; Madhukul; Goyan; Mangal; Tingal;
  Garg; Bhandal; Khola; Bhati; Bainsla; Kasana; Chandela; Nagar; Gurjar Bhati; Kapoor; Khanna; Malhotra; Mehrotra; Seth; Tandon; Sodhi; Bedi;
  Anand; Chawla; Sachdeva; Dhindsa; Badwal; Vashisht; Vashisth; Kaushal; Upmanyu; Dattatreya; Kasab; Bachhas; Soukalin; Saukalin; Goutam; Alambyan;
  Madhukulya; Batsya; Shandilyo; Bharadwaj; Kaashyap; Nanda; Dhaumya; Aliman; Kaashyapa; Nagas; Nagasya; Parasar Nagas`;

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
