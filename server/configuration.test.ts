import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('configuration', () => {
  it('needs nothing set', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDirectory: './data',
      databaseUrl: undefined,
      trustProxy: 0,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  it('names every wrong variable at once', () => {
    const wrong = { PORT: 'eighty', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' };
    expect(() => readConfiguration(wrong)).toThrow(/PORT: .*DATABASE_URL: .*LOG_LEVEL: /);
  });

  it('takes a number of proxies or their addresses', () => {
    expect(readConfiguration({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfiguration({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }).trustProxy).toBe(
      '10.0.0.1, 10.1.0.0/16',
    );
    expect(() => readConfiguration({ TRUST_PROXY: 'everybody' })).toThrow(/TRUST_PROXY/);
  });

  it('takes the first administrator whole or not at all', () => {
    expect(() => readConfiguration({ ADMIN_EMAIL: 'you@example.org' })).toThrow(/ADMIN_PASSWORD/);
  });

  it('takes the keys of a gateway whole or not at all', () => {
    const keys = {
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'secret',
      RAZORPAY_WEBHOOK_SECRET: 'hook secret',
    };
    expect(readConfiguration({}).razorpay).toBeNull();
    expect(readConfiguration(keys).razorpay).toEqual({
      keyId: 'rzp_test_1',
      keySecret: 'secret',
      webhookSecret: 'hook secret',
      url: 'https://api.razorpay.com',
    });
    expect(() => readConfiguration({ ...keys, RAZORPAY_WEBHOOK_SECRET: '' })).toThrow(
      /^RAZORPAY_WEBHOOK_SECRET: missing/,
    );
    expect(() => readConfiguration({ ...keys, RAZORPAY_URL: 'ftp://x' })).toThrow(/RAZORPAY_URL/);
  });

  it('drops the slash at the end of the public address', () => {
    expect(readConfiguration({ PUBLIC_URL: 'https://example.org/' }).publicUrl).toBe('https://example.org');
  });

  it.each([
    'https://example.org/marriage',
    'https://example.org/marriage/',
    'https://example.org//',
    'https://example.org/?site=1',
    'https://example.org/#top',
    'https://somebody@example.org',
  ])('refuses the public address %s, because pages and calls are at its root', (address) => {
    expect(() => readConfiguration({ PUBLIC_URL: address })).toThrow(/PUBLIC_URL: must have no path/);
  });

  it('reads the origins of other sites, and refuses what is none', () => {
    expect(readConfiguration({}).corsOrigins).toEqual([]);
    const listed = 'https://app.example.org, http://localhost:5173';
    expect(readConfiguration({ CORS_ORIGINS: listed }).corsOrigins).toEqual(listed.split(', '));
    for (const wrong of [
      '*',
      'https://app.example.org/',
      'app.example.org',
      'null',
      'ftp://app.example.org',
    ]) {
      expect(() => readConfiguration({ CORS_ORIGINS: wrong })).toThrow(/CORS_ORIGINS: must be origins/);
    }
  });
});
