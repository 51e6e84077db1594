/** The alternative text of a banner in a language, or else in English, or else in any; empty when there is none. */
export function chooseAlternative(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['en'] ?? Object.values(texts)[0] ?? '';
}
