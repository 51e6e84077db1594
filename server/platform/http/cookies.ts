import { parseCookie, stringifySetCookie } from 'cookie';

/** The cookies of a call, by the names that the program uses. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** A cookie that an answer sets; a null value removes it. Scripts cannot read it, and other sites cannot send it. */
export type AnsweredCookie = { name: string; value: string | null; maxAgeSeconds: number };

export type CookieJar = {
  read: (header: string | undefined) => Cookies;
  /** The `Set-Cookie` header of a cookie. */
  write: (cookie: AnsweredCookie) => string;
};

/** The language that a browser has chosen; `web/locales/language/language-cookies.ts` writes it. The one of before has no prefix. */
export function readLanguage(header: string | undefined): string | undefined {
  const cookies = parseCookie(header ?? '');
  const language = cookies['__Host-language'] ?? cookies['language'];
  return language !== undefined && /^[a-zA-Z-]{2,10}$/.test(language) ? language : undefined;
}

/**
 * Reads and writes the cookies of calls, which pages and files do not receive. On https their names carry the prefix with which a
 * browser takes them over https alone.
 */
export function createCookieJar(isHttps: boolean): CookieJar {
  const prefix = isHttps ? '__Secure-' : '';
  return {
    read: (header) => {
      const entries = Object.entries(parseCookie(header ?? ''));
      return Object.fromEntries(
        entries
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, value]) => [name.slice(prefix.length), value]),
      );
    },
    write: ({ name, value, maxAgeSeconds }) =>
      stringifySetCookie({
        name: `${prefix}${name}`,
        value: value ?? '',
        maxAge: value === null ? 0 : maxAgeSeconds,
        path: '/api',
        httpOnly: true,
        sameSite: 'strict',
        secure: isHttps,
      }),
  };
}
