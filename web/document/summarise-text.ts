/** What search engines show of a description. */
const longest = 160;

/** The beginning of a text, for its description: whole words of the first paragraph. */
export function summariseText(text: string): string {
  const [paragraph = ''] = text.split('\n');
  if (paragraph.length <= longest) return paragraph;
  return `${paragraph.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
