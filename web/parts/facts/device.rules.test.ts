import { expect, it } from 'vitest';
import { readDevice } from './device.rules.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${mac}/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`, 'Safari', 'Mac'],
  [`${mac}/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36`, 'Chrome', 'Mac'],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox', 'Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
])('the user agent %s means %s on %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toMatchObject({ browser, system });
});

it('a phone is recognised', () => {
  expect(readDevice(`${android} Chrome/126.0.0.0`).isHandheld).toBe(true);
  expect(readDevice(`${mac}/605.1.15 Safari/605.1.15`).isHandheld).toBe(false);
});
