/** Reads a list that is written as text, separated by commas, so that long lists of names stay readable. */
export function words(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.replaceAll(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}
