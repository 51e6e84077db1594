import { describe, expect, it } from 'vitest';
import { canResend, deliveryOf, readReference, referenceOf, threadHeaders } from './enquiries.rules.ts';

describe('the reference of an enquiry', () => {
  it('has six digits, and more when needed', () => {
    expect(referenceOf(123)).toBe('E-000123');
    expect(referenceOf(1_234_567)).toBe('E-1234567');
  });

  it.each(['E-000123', 'e-123', '[E-000123]', ' E-123 '])('is found as %s', (search) => {
    expect(readReference(search)).toBe(123);
  });

  it.each(['', 'E-', '123', 'E-0', 'E-12345678901', 'Re-123'])('is not read from "%s"', (search) => {
    expect(readReference(search)).toBeNull();
  });
});

describe('the headers of a thread', () => {
  const root = '<enquiry-1@example.org>';

  it('refer to the enquiry itself in the first mail', () => {
    expect(threadHeaders({ mailId: '<a>', root, earlier: [] })).toEqual({
      'Message-ID': '<a>',
      'In-Reply-To': root,
      References: root,
    });
  });

  it('refer to the root and at most the twenty latest mails', () => {
    const earlier = Array.from({ length: 30 }, (_, index) => `<${index}>`);
    const headers = threadHeaders({ mailId: '<a>', root, earlier });
    expect(headers['In-Reply-To']).toBe('<29>');
    expect(headers.References?.split(' ')).toEqual([root, ...earlier.slice(10)]);
  });
});

describe('the delivery of a mail', () => {
  const now = new Date('2026-05-02T12:00:00Z');
  const at = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

  it('is being retried after a try that failed', () => {
    expect(deliveryOf({ delivery: 'queued', attempts: 0 })).toBe('queued');
    expect(deliveryOf({ delivery: 'queued', attempts: 2 })).toBe('retrying');
    expect(deliveryOf({ delivery: null, attempts: 0 })).toBeNull();
  });

  it('can be asked for again when it failed, or when the queue has lost it', () => {
    expect(canResend({ delivery: 'failed', attempts: 8, createdAt: at(1) }, now)).toBe(true);
    expect(canResend({ delivery: 'queued', attempts: 1, createdAt: at(1) }, now)).toBe(false);
    expect(canResend({ delivery: 'queued', attempts: 1, createdAt: at(25) }, now)).toBe(true);
    expect(canResend({ delivery: 'sent', attempts: 1, createdAt: at(25) }, now)).toBe(false);
  });
});
