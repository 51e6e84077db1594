import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { requiresStartTls } from './encryption.rules.ts';

describe('a connection without encryption', () => {
  it.each([
    ['S3_URL', 'http://KEY:SECRET@s3.example.org/bucket', 's3'],
    ['SMS_URL', 'http://sms.example.org/send', 'sms'],
    ['SMS_URL', 'http://192.168.1.5/send', 'sms'],
    ['RAZORPAY_URL', 'http://pay.example.org', 'payments'],
    ['DATABASE_URL', 'postgres://app:secret@db/intandem', 'database'],
    ['DATABASE_URL', 'postgres://app:secret@db.example.org/intandem?sslmode=require', 'database'],
    ['DATABASE_URL', 'postgres://app:secret@localhost/intandem?host=db.example.org', 'database'],
    ['DATABASE_URL', 'postgres:///intandem', 'database'],
  ])('stops the start by the name of %s (%s) unless it is waived', (variable, address, connection) => {
    const wrong = new RegExp(`Wrong configuration\\. ${variable}: .*${connection} in ALLOW_PLAINTEXT`);
    expect(() => readConfiguration({ [variable]: address })).toThrow(wrong);
    expect(() => readConfiguration({ [variable]: address, ALLOW_PLAINTEXT: connection })).not.toThrow();
    // The message contains neither key nor password.
    expect(() => readConfiguration({ [variable]: address })).not.toThrow(/secret/i);
  });

  it.each([
    ['S3_URL', 'https://KEY:SECRET@s3.example.org/bucket'],
    ['S3_URL', 'http://KEY:SECRET@127.0.0.1:9000/bucket'],
    ['SMS_URL', 'http://[::1]:8080/send'],
    ['DATABASE_URL', 'postgres://app:secret@localhost/intandem'],
    ['DATABASE_URL', 'postgres://app@localhost/intandem?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://app@%2Fvar%2Frun%2Fpostgresql/intandem'],
    ['DATABASE_URL', 'postgres://app:secret@db.example.org/intandem?sslmode=verify-full'],
  ])('is no matter for %s=%s', (variable, address) => {
    expect(() => readConfiguration({ [variable]: address })).not.toThrow();
  });

  it('to the service of stolen passwords stops the start, when it is asked', () => {
    const environment = { BREACHED_PASSWORDS_URL: 'http://stolen.example.org' };
    const asked = { ...environment, BREACHED_PASSWORDS: 'haveibeenpwned' };
    expect(() => readConfiguration(asked)).toThrow(/BREACHED_PASSWORDS_URL: .*passwords in ALLOW_PLAINTEXT/);
    expect(() => readConfiguration({ ...asked, ALLOW_PLAINTEXT: 'passwords' })).not.toThrow();
    expect(() => readConfiguration(environment)).not.toThrow();
  });

  it('is waived by known names alone', () => {
    expect(readConfiguration({ ALLOW_PLAINTEXT: 's3, database' }).plaintext).toEqual(['s3', 'database']);
    expect(() => readConfiguration({ ALLOW_PLAINTEXT: 'everything' })).toThrow(
      /^Wrong configuration\. ALLOW_PLAINTEXT:/,
    );
  });

  it('of mails is refused by the mailer, except on this machine', () => {
    expect(requiresStartTls('smtp://mail.example.org', [])).toBe(true);
    expect(requiresStartTls('smtp://mail.example.org', ['smtp'])).toBe(false);
    expect(requiresStartTls('smtp://localhost:2525', [])).toBe(false);
    expect(requiresStartTls('smtps://mail.example.org', [])).toBe(false);
  });
});
