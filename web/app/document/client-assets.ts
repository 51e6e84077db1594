/** What the document of a page loads: the files of the root, and of each route that is shown. */
export type ClientAssets = { routes: Record<string, RouteAssets> };
type RouteAssets = {
  preloads: string[];
  css: string[];
  scripts: { attrs: Record<string, string>; children?: string }[];
};

/** Empty here: the build and the development server replace it with the real files (`web/app/bundling`). */
export const clientAssets: ClientAssets = { routes: {} };
