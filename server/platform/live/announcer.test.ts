import { describe, expect, it } from 'vitest';
import { type Announcement, readPayload, writePayloads } from './announcer.ts';

const announcements = Array.from({ length: 1_000 }, (_none, at): Announcement => {
  return { accountId: 2_000_000_000 + at, event: { type: 'interest_changed', partner_id: at } };
});

describe('the payloads between processes', () => {
  it('are read as they were written, for any number of announcements', () => {
    const read = writePayloads('one', { announcements }).flatMap(
      (text) => readPayload(text)?.announcements ?? [],
    );
    expect(read).toEqual(announcements);
  });

  it('are small enough for PostgreSQL', () => {
    const payloads = writePayloads('one', { announcements });
    expect(payloads.length).toBeGreaterThan(1);
    expect(Math.max(...payloads.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  });

  it('name the process that sent them', () => {
    const [payload = ''] = writePayloads('one', { announcements: announcements.slice(0, 1) });
    expect(readPayload(payload)?.from).toBe('one');
  });

  it('name the window whose call made the change', () => {
    const origin = { connectionId: 'a-window', sessionId: 5 };
    const read = writePayloads('one', { announcements, origin }).map((text) => readPayload(text)?.origin);
    expect(read.length).toBeGreaterThan(1);
    expect(new Set(read.map((found) => JSON.stringify(found)))).toEqual(new Set([JSON.stringify(origin)]));
  });

  it('name the cached answers that have ended, and none when they are of an older version', () => {
    expect(readPayload('{"from":"one","events":[],"changed":["banners"]}')).toMatchObject({
      announcements: [],
      changed: ['banners'],
    });
    expect(readPayload('{"from":"one","events":[]}')?.changed).toEqual([]);
  });

  it('are none without announcements', () => {
    expect(writePayloads('one', { announcements: [] })).toEqual([]);
  });

  it.each([
    '',
    'null',
    '[]',
    '{"from":"one"}',
    '{"from":"one","events":[[1,{"type":"of_a_newer_version"}]]}',
  ])('are ignored when this version does not know them: %s', (text) => {
    expect(readPayload(text)).toBeNull();
  });
});
