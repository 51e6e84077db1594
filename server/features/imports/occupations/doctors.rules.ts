/** What words of a cell, or of the education beside it, make of a doctor, by the end of the code of the title. */
const kinds: readonly (readonly [code: string, words: RegExp])[] = [
  ['ayurvedic-doctor', /\bayur\w*|\bbams\b|\bvaid(?:ya\w*|yan)\b/],
  ['homoeopathic-doctor', /\bhom\w*path\w*|\bhom[oe]{1,2}o\b|\bbhms\b/],
  ['unani-doctor', /\bunani\b|\bbums\b/],
  ['siddha-doctor', /\bsiddha\b|\bbsms\b/],
  ['dentist', /\bdental\b|\bdentist\w*|\b[bm]ds\b/],
  ['veterinary-doctor', /\bvet(?:y|erinary)?\b|\b[bm]v ?sc\b/],
];

/** The title of a doctor that some words are about, as a text that the list knows: `ayurvedic doctor`. Null for a doctor of medicine. */
export function doctorOf(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '');
  if (/\bmbbs\b/.test(plain)) return null;
  const code = kinds.find(([, words]) => words.test(plain))?.[0];
  return code === undefined ? null : code.replaceAll('-', ' ');
}
