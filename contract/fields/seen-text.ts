/** Fillers and blanks that Unicode calls letters, notes or signs, and what stands for an object or has no meaning of its own. */
const blanks = String.raw`\p{Default_Ignorable_Code_Point}\p{Co}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}`;
/** Spaces, joiners, fillers, and marks without a letter. */
const nothingSeen = new RegExp(String.raw`^[\s\p{Z}\p{Cc}\p{Cf}\p{M}${blanks}]*$`, 'u');
const blank = new RegExp(`[${blanks}]`, 'gu');

/** Whether nothing of a text can be seen. */
export function isBlankText(text: string): boolean {
  return nothingSeen.test(text);
}

/** Whether a text has a letter or a digit that can be seen. */
export function hasLetter(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replaceAll(blank, ''));
}

/** A text without spaces around it; empty when nothing of it can be seen. */
export function trimText(text: string): string {
  return isBlankText(text) ? '' : text.trim();
}
