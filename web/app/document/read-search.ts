import type { AnyRoute } from '@tanstack/react-router';

/**
 * Has the screens of a tree of routes get only what their `validateSearch` reads: for a key that it leaves out, the router would hand on
 * the value of the address as it came. A page without `validateSearch` reads nothing.
 */
export function dropUnreadSearch(route: AnyRoute): void {
  const children: AnyRoute[] = Object.values(route.children ?? {});
  const { validateSearch: read } = route.options;
  const isPage = children.length === 0;
  if (typeof read === 'function' || isPage) {
    route.options.validateSearch = (raw: Record<string, unknown>) => ({
      ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])),
      ...(typeof read === 'function' && read(raw)),
    });
  }
  for (const child of children) dropUnreadSearch(child);
}
