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
  '_section.js': { file: 'assets/section.js', css: ['assets/section.css'] },
};
const names = { entry: 'web/entry-client.tsx', routesDirectory: 'web/routes' };

test('the document starts the entry and preloads what it imports', () => {
  expect(describeBuild(manifest, names).routes['__root__']).toEqual({
    preloads: ['/assets/entry.js', '/assets/core.js'],
    css: ['/assets/core.css'],
    scripts: [{ attrs: { type: 'module', src: '/assets/entry.js' } }],
  });
});

test('a route adds only what the document does not load already', () => {
  expect(describeBuild(manifest, names).routes['/']).toEqual({
    preloads: ['/assets/home.js', '/assets/section.js'],
    css: ['/assets/home.css', '/assets/section.css'],
    scripts: [],
  });
});

test('a build without the entry is refused', () => {
  expect(() => describeBuild({}, names)).toThrow('does not name web/entry-client.tsx');
});
