const secondsOfAYear = 31_536_000;

/**
 * What stores the chosen language in a browser, null for none. On https its name has the prefix with which no other host can set it,
 * and the one of before goes. `server/platform/http/cookies.ts` reads it.
 */
export function languageCookies(language: string | null, protocol: string): string[] {
  const write = (name: string, value: string | null) =>
    `${name}=${value ?? ''}; path=/; max-age=${value === null ? 0 : secondsOfAYear}; samesite=lax`;
  if (protocol !== 'https:') return [write('language', language)];
  return [`${write('__Host-language', language)}; secure`, write('language', null)];
}
