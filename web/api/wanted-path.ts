/** A path of this site to return to after signing in; anything that could lead elsewhere is dropped. */
export function wantedPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\/[^/\\]/.test(value)) return undefined;
  const here = 'http://here.invalid';
  if (!URL.canParse(value, here)) return undefined;
  const url = new URL(value, here);
  if (url.pathname.startsWith('//')) return undefined;
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
