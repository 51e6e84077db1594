import { describe, expect, it } from 'vitest';
import type { Announcement } from './announcements.ts';
import { readPayload, writePayloads } from './payloads.ts';

const announcements = Array.from({ length: 1_000 }, (_none, at): Announcement => {
  return { accountId: 2_000_000_000 + at, event: { type: 'interest_changed', partner_id: at } };
});

describe('what processes tell each other', () => {
  it('is read as it was written, however much it is', () => {
    const read = writePayloads('one', announcements).flatMap(
      (text) => readPayload(text)?.announcements ?? [],
    );
    expect(read).toEqual(announcements);
  });

  it('travels in pieces that PostgreSQL takes', () => {
    const payloads = writePayloads('one', announcements);
    expect(payloads.length).toBeGreaterThan(1);
    expect(Math.max(...payloads.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  });

  it('names the process that told it', () => {
    const [payload = ''] = writePayloads('one', announcements.slice(0, 1));
    expect(readPayload(payload)?.from).toBe('one');
  });

  it('is nothing when there is nothing to tell', () => {
    expect(writePayloads('one', [])).toEqual([]);
  });

  it.each(['', 'null', '[]', '{"from":"one"}', '{"from":"one","told":[[1,{"type":"of_a_newer_version"}]]}'])(
    'is left unread when this version does not know it: %s',
    (text) => {
      expect(readPayload(text)).toBeNull();
    },
  );
});
