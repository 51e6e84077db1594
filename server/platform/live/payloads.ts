import { z } from 'zod';
import { liveEvent } from '#contract/notifications/live.events.ts';
import type { Announcement } from './announcements.ts';

/** PostgreSQL takes less than 8,000 bytes at once. What is written here is plain ASCII: one character is one byte. */
const longestPayload = 7_900;

const payload = z.object({
  /** The process that told it. */
  from: z.string(),
  told: z.array(z.tuple([z.number().int(), liveEvent])),
});

/** Announcements as they travel between processes, in as many payloads as it takes. */
export function writePayloads(from: string, announcements: readonly Announcement[]): string[] {
  const payloads: string[] = [];
  const head = `{"from":${JSON.stringify(from)},"told":[`;
  let told = '';
  for (const { accountId, event } of announcements) {
    const next = JSON.stringify([accountId, event]);
    if (told !== '' && head.length + told.length + next.length + 3 > longestPayload) {
      payloads.push(`${head}${told}]}`);
      told = '';
    }
    told += told === '' ? next : `,${next}`;
  }
  if (told !== '') payloads.push(`${head}${told}]}`);
  return payloads;
}

/** What a payload says; null for what this version does not know: a newer one may run beside it. */
export function readPayload(text: string): { from: string; announcements: Announcement[] } | null {
  const parsed = payload.safeParse(parseJson(text));
  if (!parsed.success) return null;
  const { from, told } = parsed.data;
  return { from, announcements: told.map(([accountId, event]) => ({ accountId, event })) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
