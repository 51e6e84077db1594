/** What a browser says of itself, as a person would name it; undefined where it says nothing known. */
export type Device = { browser: string | undefined; system: string | undefined; isHandheld: boolean };

/** The first that fits counts: many browsers also call themselves by the name of a later one. */
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

/** Reads the browser and the system from how a browser named itself (`User-Agent`). */
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
