import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientAssets } from '#web/app/document/client-assets.ts';
import type { Manifest, ManifestChunk, Plugin, ResolvedConfig } from 'vite';

const assetsModule = '/web/app/document/client-assets.ts';

type Options = { entry: string; routesDirectory: string; manifestFile: string };

/**
 * Gives the page renderer the hashed files of each route, read from the manifest of the client build. In development it
 * gives the sources and the scripts of Vite.
 */
export function clientAssets(options: Options): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'intandem:client-assets',
    configResolved: (resolved) => {
      config = resolved;
    },
    async load(id) {
      if (!id.endsWith(assetsModule)) return null;
      const assets =
        config.command === 'serve'
          ? describeSources(options)
          : describeBuild(await readManifest(path.join(config.root, options.manifestFile)), options);
      return `export const clientAssets = ${JSON.stringify(assets)};`;
    },
  };
}

async function readManifest(file: string): Promise<Manifest> {
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null;
  if (!isManifest(manifest)) throw new Error(`${file} is not a manifest of the client build`);
  return manifest;
}

function describeSources({ entry }: Options): ClientAssets {
  const refresh =
    "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window);" +
    'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;';
  return {
    routes: {
      __root__: {
        preloads: [],
        css: [],
        scripts: [
          { attrs: { type: 'module' }, children: refresh },
          { attrs: { type: 'module', src: '/@vite/client' } },
          { attrs: { type: 'module', src: `/${entry}` } },
        ],
      },
    },
  };
}

/**
 * Returns the files of each route. Visitors look at pages rendered by the server before they use them, so their scripts
 * start after the first paint, when pictures and fonts have loaded. The areas are rendered in the browser and preload
 * everything.
 */
export function describeBuild(
  manifest: Manifest,
  { entry, routesDirectory }: Omit<Options, 'manifestFile'>,
): ClientAssets {
  const entryChunk = manifest[entry];
  if (entryChunk === undefined) throw new Error(`The client manifest does not name ${entry}`);
  const entryFiles = collectFiles(manifest, entry);
  const routes: ClientAssets['routes'] = {
    __root__: {
      preloads: [],
      css: entryFiles.styles,
      scripts: [{ attrs: { type: 'module' }, children: importAfterPaint(entryFiles.scripts) }],
    },
  };
  for (const key of Object.keys(manifest)) {
    if (!key.startsWith(`${routesDirectory}/`) || !key.includes('tsr-split=component')) continue;
    const files = collectFiles(manifest, key);
    const id = routeIdOf(key.slice(routesDirectory.length));
    const own = files.scripts.filter((file) => !entryFiles.scripts.includes(file));
    routes[id] = {
      preloads: listPreloads({ id, own, entry: entryFiles.scripts }),
      css: files.styles.filter((file) => !entryFiles.styles.includes(file)),
      scripts: [],
    };
  }
  return { routes };
}

/** A picture that does not load delays the scripts of the page by this time at most. */
const loadMilliseconds = 4000;

/**
 * Imports the files once the page has loaded and, where the server has rendered it, its first frame is on the screen. A frame that is drawn
 * is not there yet: its pictures are decoded on other threads first, and scripts would be fetched and run meanwhile. So the browser's own
 * report of the first paint is waited for. The entry is first and imports the others.
 */
function importAfterPaint(files: string[]): string {
  const start = `()=>requestAnimationFrame(()=>setTimeout(()=>{for(const file of ${JSON.stringify(files)})import(file)}))`;
  const loaded =
    "new Promise((done)=>document.readyState==='complete'?done():addEventListener('load',done,{once:true}))";
  // An area preloads its scripts. Its frame may have nothing that the report counts as content: on a phone it has no words.
  const painted =
    "document.querySelector('link[rel=modulepreload]')??" +
    "new Promise((done)=>new PerformanceObserver((list)=>list.getEntriesByName('first-contentful-paint').length>0&&done())" +
    ".observe({type:'paint',buffered:true}))";
  const late = `new Promise((done)=>setTimeout(done,${loadMilliseconds}))`;
  return `Promise.race([Promise.all([${loaded},${painted}]),${late}]).then(${start})`;
}

/** The layout route of an area, `/_member`, also preloads the entry. */
function listPreloads({ id, own, entry }: { id: string; own: string[]; entry: string[] }): string[] {
  if (!id.startsWith('/_')) return [];
  return id.lastIndexOf('/') === 0 ? [...entry, ...own] : own;
}

/** `/_member/dashboard.tsx?tsr-split=component` → `/_member/dashboard`: the naming rule of file routes. */
export function routeIdOf(file: string): string {
  const name = file.replace(/\?.*$/, '').replace(/\.tsx?$/, '');
  const id = name
    .replaceAll('[.]', '\0')
    .replaceAll('.', '/')
    .replaceAll('\0', '.')
    .replace(/\/route$/, '')
    .replace(/\/index$/, '/');
  return id === '/__root' ? '__root__' : id;
}

function collectFiles(manifest: Manifest, key: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined): void => {
    if (chunk === undefined || scripts.has(`/${chunk.file}`)) return;
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(manifest[imported]);
  };
  visit(manifest[key]);
  return { scripts: [...scripts], styles: [...styles] };
}
