/** Texts separated by commas, as somebody writes them; undefined for none. */
export function readWords(text: string): string[] | undefined {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.length === 0 ? undefined : [...new Set(words)];
}

export function writeWords(words: readonly string[] | undefined): string {
  return (words ?? []).join(', ');
}

/** One meaning on each line, `M = Male`; a line without the sign says nothing. Undefined for none. */
export function readSynonyms(text: string): Record<string, string> | undefined {
  const meanings = text.split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf('=');
    const said = line.slice(0, Math.max(at, 0)).trim();
    return said === '' ? [] : [[said, line.slice(at + 1).trim()]];
  });
  return meanings.length === 0 ? undefined : Object.fromEntries(meanings);
}

export function writeSynonyms(synonyms: Readonly<Record<string, string>> | undefined): string {
  return Object.entries(synonyms ?? {})
    .map(([said, meant]) => `${said} = ${meant}`)
    .join('\n');
}
