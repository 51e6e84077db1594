import { expect, test } from 'vitest';
import { describeBuild, routeIdOf } from './client-assets-plugin.ts';

test.each([
  ['/index.tsx?tsr-split=component', '/'],
  ['/_member.tsx?tsr-split=component', '/_member'],
  ['/_member/dashboard.tsx', '/_member/dashboard'],
  ['/_member/partner-profile.$profileId.tsx', '/_member/partner-profile/$profileId'],
  ['/all-Success-Stories.tsx', '/all-Success-Stories'],
  ['/robots[.]txt.tsx', '/robots.txt'],
  ['/__root.tsx', '__root__'],
])('the file %s is the route %s', (file, id) => {
  expect(routeIdOf(file)).toBe(id);
});

const manifest = {
  'web/entry-client.tsx': { file: 'assets/entry.js', isEntry: true, imports: ['_core.js'] },
  '_core.js': { file: 'assets/core.js', css: ['assets/core.css'] },
  'web/routes/index.tsx?tsr-split=component': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_core.js', '_section.js'],
  },
  'web/routes/_member.tsx?tsr-split=component': { file: 'assets/area.js', imports: ['_core.js'] },
  'web/routes/_member/dashboard.tsx?tsr-split=component': {
    file: 'assets/dashboard.js',
    imports: ['_core.js'],
  },
  '_section.js': { file: 'assets/section.js', css: ['assets/section.css'] },
};
const names = { entry: 'web/entry-client.tsx', routesDirectory: 'web/routes' };

test('the document starts the entry, and what it imports, after the first paint', () => {
  const start = expect.stringMatching(
    /'load'.*modulepreload.*first-contentful-paint.*requestAnimationFrame\(.*for\(const file of \["\/assets\/entry\.js","\/assets\/core\.js"\]\)import\(file\)/,
  );
  expect(describeBuild(manifest, names).routes['__root__']).toEqual({
    preloads: [],
    css: ['/assets/core.css'],
    scripts: [{ attrs: { type: 'module' }, children: start }],
  });
});

test('a public route adds only the styles that the document does not load already', () => {
  expect(describeBuild(manifest, names).routes['/']).toEqual({
    preloads: [],
    css: ['/assets/home.css', '/assets/section.css'],
    scripts: [],
  });
});

test('an area, which is drawn in the browser, preloads all its scripts', () => {
  const { routes } = describeBuild(manifest, names);
  expect(routes['/_member']?.preloads).toEqual(['/assets/entry.js', '/assets/core.js', '/assets/area.js']);
  expect(routes['/_member/dashboard']?.preloads).toEqual(['/assets/dashboard.js']);
});

test('a build without the entry is refused', () => {
  expect(() => describeBuild({}, names)).toThrow('does not name web/entry-client.tsx');
});
