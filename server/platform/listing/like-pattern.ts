/** The pattern of SQL's `like` for a text that stands anywhere; what has a meaning in patterns is taken literally. */
export function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
