import { describe, expect, it } from 'vitest';
import { readPushAddress } from './push-services.rules.ts';

const known = [
  'https://fcm.googleapis.com/fcm/send/dAPT91bH:x',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://autopush.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2b',
  'https://web.push.apple.com/QGuQyavXutnMH',
];

const refused = {
  'without encryption': 'http://fcm.googleapis.com/fcm/send/x',
  'of another service': 'https://push.example.org/x',
  'of this machine': 'https://127.0.0.1/x',
  'of this machine, written as a number': 'https://2130706433/x',
  'of the metadata of a cloud': 'https://169.254.169.254/latest/meta-data/',
  'of a host inside the network': 'https://postgres/x',
  'of a known host at another port': 'https://fcm.googleapis.com:8443/fcm/send/x',
  'of a host that only ends like a known one': 'https://evilfcm.googleapis.com/x',
  'of a host that only ends like a known domain': 'https://evilpush.apple.com/x',
  'of a host that begins like a known one': 'https://fcm.googleapis.com.example.org/x',
  'of a domain itself, which is no push service': 'https://notify.windows.com/x',
  'of a known host with a dot at its end': 'https://fcm.googleapis.com./x',
  'with a user, behind which another host follows': 'https://fcm.googleapis.com@127.0.0.1/x',
  'with a user and a password': 'https://a:b@fcm.googleapis.com/x',
  'with a backslash, behind which another host follows': String.raw`https://127.0.0.1\@fcm.googleapis.com/x`,
  'of a file': 'file:///etc/passwd',
  'that is none': 'fcm.googleapis.com',
};

describe('the address of a push service', () => {
  it.each(known)('is accepted: %s', (address) => {
    expect(readPushAddress(address, [])).toBe(address);
  });

  it.each(Object.entries(refused))('%s is refused', (_what, address) => {
    expect(readPushAddress(address, [])).toBeNull();
  });

  it('is accepted with the origin of a setting, and with no other port of that host', () => {
    const own = ['https://push.example.org:8443'];
    expect(readPushAddress('https://push.example.org:8443/a?b=c', own)).toBe(
      'https://push.example.org:8443/a?b=c',
    );
    expect(readPushAddress('https://push.example.org/a', own)).toBeNull();
    expect(readPushAddress('http://push.example.org:8443/a', own)).toBeNull();
  });

  it('is stored in one way of writing, so that a browser is stored once', () => {
    const written = [
      'https://FCM.googleapis.com/fcm/send/x',
      'https://fcm.googleapis.com:443/fcm/send/x#again',
    ];
    const stored = 'https://fcm.googleapis.com/fcm/send/x';
    expect(written.map((address) => readPushAddress(address, []))).toEqual([stored, stored]);
  });
});
