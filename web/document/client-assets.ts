/** What the document of a page loads: from the root, and besides for each route that is shown. */
export type ClientAssets = { routes: Record<string, RouteAssets> };
type RouteAssets = {
  preloads: string[];
  css: string[];
  scripts: { attrs: Record<string, string>; children?: string }[];
};

/** Empty here: the build and the development server put the real files in its place (`web/bundling`). */
export const clientAssets: ClientAssets = { routes: {} };
