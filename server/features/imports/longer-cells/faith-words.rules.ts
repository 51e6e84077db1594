import { foldText } from '#contract/choices/fold-text.ts';

/** Classes of the state, which say nothing of a community beside its name: "OC - Kamma", "Yadava (BC-D)", "SC Mala". */
const classes =
  /\b(?:o\.?\s?c|f\.?\s?c|o\.?b\.?c|b\.?\s?c(?:[- ]?[a-e])?|m\.?b\.?c|d\.?n\.?c|e\.?b\.?c|o\.?e\.?c|general|gen|ncl|ews|open(?: category)?)\b\.?/gi;
const scheduled = /^\s*(s\.?\s?c|s\.?\s?t)\b\.?[\s:/(,-]+(?=\p{L}{3})/iu;
const scheduledBehind = /(?<=\p{L}{3})[\s:/(,-]+(s\.?\s?c|s\.?\s?t)\b\.?\s*\)?\s*$/iu;
/** Words beside a name that are none. */
const fillers =
  /\b(?:caste|community|samaj|samudayam|jathi|jaathi|sect|sub ?caste|kulam|castes?|by birth|born)\b/gi;

/** The community of Hindus that a class before or behind a name states: `SC - Paraya`, `Thandan SC`. Null without one. */
export function scheduledOf(text: string): 'scheduled caste' | 'scheduled tribe' | null {
  const [, letters] = scheduled.exec(text) ?? scheduledBehind.exec(text) ?? [];
  if (letters === undefined) return null;
  return /t$/i.test(letters) ? 'scheduled tribe' : 'scheduled caste';
}

/** Whether a text is a class of the state and nothing else: `OBC`, `BC-D`, `General`. */
export function isClass(text: string): boolean {
  return foldText(text) !== '' && foldText(text.replaceAll(classes, ' ').replaceAll(fillers, ' ')) === '';
}

/** The words of a cell without those that say nothing of a community. */
export function stripAround(text: string): string {
  const bare = text
    .replace(scheduled, '')
    .replace(scheduledBehind, '')
    .replaceAll(classes, ' ')
    .replaceAll(fillers, ' ')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/^[\s:/(),-]+|[\s:/(,-]+$/g, '')
    .trim();
  return foldText(bare) === '' ? text : bare;
}

/** Short forms of churches, also without a space: `SMCath`. */
const shortForms = [
  ['Catholic', /(?:\b|(?<=\b(?:sm|rc|lc|rom|syr)))cath(?:o|olc|ol)?\b\.?/giu],
  ['Christian', /\b(?:xn|xtn|xian|xtian|chr|christ|chrn)\b\.?/giu],
  ['Orthodox', /\b(?:orth|ortho|ortdx|orthdx)\b\.?/giu],
  ['Jacobite', /\b(?:jac|jacob)\b\.?/giu],
  ['Pentecostal', /\b(?:pent|pente)\b\.?/giu],
  ['Protestant', /\bprot\b\.?/giu],
  ['Roman', /\brom\b\.?/giu],
  ['Syrian', /\bsyr\b\.?/giu],
  ['Malankara', /\bmal\b\.?(?=\s+cath)/giu],
  ['Latin', /\blc\b\.?(?=\s+cath)/giu],
] as const;

/** A text about the faith with its short forms in full. */
export function writeOutFaith(text: string): string {
  return shortForms
    .reduce((words, [long, short]) => words.replaceAll(short, ` ${long}`), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
