/** The digits of a code on a line of their own in the text of a mail. */
export function codeIn(text: string): string {
  const code = /^(\d{4}|\d{6})$/m.exec(text)?.[1];
  if (code === undefined) throw new Error(`There is no code in this mail: ${text}`);
  return code;
}
