import { readdirSync } from 'node:fs';
import path from 'node:path';

const routes = path.join(import.meta.dirname, '../../web/routes');

/** The addresses of all screens of an area, from the names of its route files; a step is the first one, any other parameter 1. */
export function listScreens(area: '_member' | '_admin'): string[] {
  return readdirSync(path.join(routes, area)).map((file) => {
    const name = path.basename(file, '.tsx');
    return `/${name.replaceAll(/_?\./g, '/').replace('$step', 'photo').replaceAll(/\$\w+/g, '1')}`;
  });
}

/** The addresses of the pages outside both areas; the routes that only lead on are left out. */
export function listPublicPages(): string[] {
  return readdirSync(routes)
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('_') && !leadingOn.has(file))
    .map((file) => `/${path.basename(file, '.tsx').replace(/^index$/, '')}`);
}

const leadingOn: ReadonlySet<string> = new Set(['admin.index.tsx', 'login.tsx']);
