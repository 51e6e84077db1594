import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readConfiguration } from '#server/configuration.ts';
import { isBreachedPassword } from '#server/features/accounts/new-passwords/breached-passwords.ts';
import { createRazorpayClient } from '#server/features/payments/gateway/razorpay-client.ts';
import { createLogger } from '#server/platform/logging/logger.ts';
import { openMail } from '#server/platform/mail/mailer.ts';
import { openFileStore } from '#server/platform/storage/open-file-store.ts';
import { startSmtpReceiver } from '#tests/support/receivers/smtp-receiver.ts';
import { startApplication } from '#tests/support/start-application.ts';
import { createTestClock } from '#tests/support/clocks/test-clock.ts';

const mail = { to: 'asha@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };

describe('redirects of services', () => {
  let asked: string[];
  let redirecting: ReturnType<typeof createServer>;
  let address: string;
  beforeAll(async () => {
    asked = [];
    redirecting = createServer((request, response) => {
      asked.push(request.url ?? '');
      request.resume();
      response.writeHead(307, { location: `${address}/internal` }).end();
    });
    await once(redirecting.listen(0, '127.0.0.1'), 'listening');
    // A server that listens on a port has an address with one.
    address = `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}`;
  });
  afterAll(() => void redirecting.close());

  it('are not followed by text messages', async () => {
    const { textMessenger, mailer } = await openMail(
      readConfiguration({ SMS_URL: `${address}/sms` }),
      createTestClock().now,
    );
    await expect(textMessenger?.send({ to: '+919876543210', text: '4821' })).rejects.toThrow('fetch failed');
    mailer.close();
    expect(asked.splice(0)).toEqual(['/sms']);
  });

  it('are not followed by the store of photos', async () => {
    const url = address.replace('http://', 'http://KEY:SECRET@');
    const store = await openFileStore(readConfiguration({ S3_URL: `${url}/bucket` }));
    await expect(store.write('ab/abcd/960.jpg', new Uint8Array([1]))).rejects.toThrow(/./);
    expect(asked.splice(0).some((path) => path.includes('internal'))).toBe(false);
  });

  it('are not followed by the payment gateway', async () => {
    const account = { keyId: 'key', keySecret: 'secret', webhookSecret: 'secret', url: address };
    const client = createRazorpayClient(account);
    await expect(client.get('/v1/payments/pay_1', z.unknown())).rejects.toThrow(/./);
    expect(asked.splice(0)).toEqual(['/v1/payments/pay_1']);
  });

  it('are not followed by the service of stolen passwords', async () => {
    const environment = { BREACHED_PASSWORDS: 'haveibeenpwned', BREACHED_PASSWORDS_URL: address };
    const log = createLogger('silent');
    const context = { configuration: readConfiguration(environment), log };
    expect(await isBreachedPassword(context, 'password')).toBe(false);
    expect(asked.splice(0)).toEqual(['/range/5BAA6']);
  });
});

describe('mails', () => {
  it('are not given to a mail server elsewhere that offers no encryption, unless that is allowed', async () => {
    const receiver = await startSmtpReceiver();
    // The same server under an address that does not look like this machine.
    const url = receiver.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
    const send = async (settings: Record<string, string>) => {
      const { mailer } = await openMail(
        readConfiguration({ SMTP_URL: url, ...settings }),
        createTestClock().now,
      );
      await mailer.send(mail).finally(() => mailer.close());
    };
    await expect(send({})).rejects.toThrow(/STARTTLS/);
    expect(receiver.mails).toEqual([]);
    await send({ ALLOW_PLAINTEXT: 'smtp' });
    expect(receiver.mails).toHaveLength(1);
    await receiver.close();
  });
});

describe('with https in PUBLIC_URL', () => {
  it.each([
    ['off', 'max-age=31536000'],
    ['on', 'max-age=31536000; includeSubDomains'],
  ])('HSTS_INCLUDE_SUBDOMAINS=%s is answered as %s', async (setting, header) => {
    const application = await startApplication({
      PUBLIC_URL: 'https://marriage.example',
      HSTS_INCLUDE_SUBDOMAINS: setting,
    });
    const answer = await application.server.inject('/');
    await application.close();
    expect(answer.headers['strict-transport-security']).toBe(header);
  });

  it('security.txt says where to report a weakness, and until when that is true', async () => {
    const application = await startApplication({ PUBLIC_URL: 'https://marriage.example' });
    const answer = await application.server.inject('/.well-known/security.txt');
    const policy = await application.server.inject('/.well-known/security-policy.txt');
    const now = application.clock.now().getTime();
    await application.close();
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toMatch(/^Contact: (mailto:\S+@\S+|https:\S+)$/m);
    expect(answer.body).toContain('\nCanonical: https://marriage.example/.well-known/security.txt\n');
    expect(answer.body).toContain('\nPolicy: https://marriage.example/.well-known/security-policy.txt\n');
    const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.body)?.[1] ?? '');
    const days = (expires - now) / (24 * 60 * 60_000);
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(366);
    expect([policy.statusCode, policy.body]).toEqual([
      200,
      expect.stringContaining('within three working days'),
    ]);
    expect(policy.body).not.toContain('{');
  });
});
