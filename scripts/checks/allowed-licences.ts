/** Licences that let the product be MIT and a bureau or its contractor adapt it without fear. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** What only builds, checks or tests the product and is never handed out with it may also be these. */
export const allowedForTools: readonly string[] = ['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0'];

/** Packages judged one by one: what their licence is, and why they may stay. */
export const exceptions: readonly { packages: RegExp; licence: string; reason: string }[] = [
  {
    packages: /^@fontsource(?:-variable)?\//,
    licence: 'OFL-1.1',
    reason: 'fonts may be served with any software; only the fonts themselves stay under their licence',
  },
  {
    packages: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips is a library of its own, loaded dynamically, which anyone may replace',
  },
  {
    packages: /^@img\/sharp-win32-/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'carries libvips as a library of its own, loaded dynamically, which anyone may replace',
  },
  {
    packages: /^@img\/sharp-wasm32$/,
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason:
      'carries libvips as a module of its own, loaded at run time, and only where no native build exists',
  },
  {
    packages: /^png-js$/,
    licence: 'none',
    reason: 'its LICENSE file is the text of MIT; only the manifest names none',
  },
  {
    packages: /^parse-cache-control$/,
    licence: 'BSD',
    reason: 'its LICENSE file is the text of BSD-3-Clause; the manifest only names it loosely',
  },
];
