type SearchReader = (raw: Record<string, unknown>) => object;

/** The parts of a route of the router that this file reads. */
type ReadingRoute = {
  children?: object | undefined;
  options: { validateSearch?: unknown };
};

/**
 * Has the screens of a tree of routes get only what their `validateSearch` reads: for a key that it leaves out, the router would hand on
 * the value of the address as it came. A page without `validateSearch` reads nothing.
 */
export function dropUnreadSearch(route: ReadingRoute): void {
  const found: unknown[] = Object.values(route.children ?? {});
  const children = found.filter(isRoute);
  const { validateSearch: read } = route.options;
  const isPage = children.length === 0;
  if (isReader(read)) route.options.validateSearch = onlyRead(read);
  else if (isPage) route.options.validateSearch = onlyRead(() => ({}));
  for (const child of children) dropUnreadSearch(child);
}

function isRoute(child: unknown): child is ReadingRoute {
  return typeof child === 'object' && child !== null && 'options' in child;
}

function isReader(read: unknown): read is SearchReader {
  return typeof read === 'function';
}

/** The router merges what is read into what the address has, so that a key has to be undefined to be gone. */
function onlyRead(read: SearchReader): SearchReader {
  return (raw) => ({ ...Object.fromEntries(Object.keys(raw).map((key) => [key, undefined])), ...read(raw) });
}
