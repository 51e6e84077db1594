/** The common names of a browser and a system; undefined for unknown ones. */
type Device = { browser: string | undefined; system: string | undefined; isHandheld: boolean };

/** The first match counts: many browsers also send the names of later ones. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac(?:intosh| OS X)\b/],
  ['Linux', /\bLinux\b/],
];

const handhelds = new Set(['iPhone', 'iPad', 'Android']);

/** Reads the browser and the system from a `User-Agent`. */
export function readDevice(userAgent: string): Device {
  const system = findName(systems, userAgent);
  return {
    browser: findName(browsers, userAgent),
    system,
    isHandheld: system !== undefined && handhelds.has(system),
  };
}

function findName(names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0];
}
