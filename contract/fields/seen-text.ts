/** Spaces, joiners, fillers, and marks without a letter. */
const nothingSeen = /^[\s\p{Z}\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nothing of a text can be seen. */
export function isBlankText(text: string): boolean {
  return nothingSeen.test(text);
}

/** A text without spaces around it; empty when nothing of it can be seen. */
export function trimText(text: string): string {
  return isBlankText(text) ? '' : text.trim();
}
