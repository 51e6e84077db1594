import { expect, type Locator } from '@playwright/test';
import { sql } from 'kysely';
import type { Couple } from './messages.ts';
import type { Product } from './product.ts';

type Long = {
  couple: Couple;
  count: number;
  /** The last messages, all by the second of the two, which the first one has not seen. */
  unread: number;
  /** The message with this number has this word in it. */
  word: { at: number; text: string };
};

/** Adds messages of different lengths between two members who may write to each other, numbered from one. */
export async function addMessages({ store }: Product, { couple, count, unread, word }: Long): Promise<void> {
  const [first, second] = couple;
  const { database } = store;
  const { id } = await database
    .selectFrom('conversations')
    .select('id')
    .where('lowId', '=', Math.min(first.id, second.id))
    .where('highId', '=', Math.max(first.id, second.id))
    .executeTakeFirstOrThrow();
  await sql`
    insert into messages (conversation_id, sender_id, client_id, text, change, created_at, delivered_at, seen_at)
    select ${id}, case when number % 3 = 0 and number <= ${count - unread} then ${first.id}::int else ${second.id}::int end,
      'long-' || number,
      'Message ' || number || repeat(' and so on', (number % 23)::int) ||
        case when number = ${word.at} then ' ' || ${word.text}::text else '' end,
      number, at, at, case when number <= ${count - unread} then at end
    from generate_series(1, ${count}::int) number, lateral (select now() - (${count} - number) * interval '6 minutes' as at) times
    order by number`.execute(database);
  await database.updateTable('conversations').set({ lastChange: count }).where('id', '=', id).execute();
  await sql`
    update conversation_sides set last_at = now(),
      unread = case account_id when ${first.id} then ${unread} else 0 end,
      seen_id = (
        select id from messages where conversation_id = ${id} order by id
        offset ${count - 1}::int - case account_id when ${first.id} then ${unread}::int else 0 end limit 1
      )
    where conversation_id = ${id}`.execute(database);
}

/** The message on top of what is loaded, and how many pixels it is below the upper edge of the screen. */
export type Top = { text: string; offset: number };

/** Turns the wheel over the messages until nothing is above them, and returns what is on top. */
export async function scrollToTop(log: Locator): Promise<Top> {
  await log.hover();
  await expect
    .poll(async () => {
      await log.page().mouse.wheel(0, -6000);
      return log.evaluate((element) => {
        const scrollers = [...element.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
        return scrollers.length;
      });
    })
    .toBe(0);
  return findTop(log);
}

/** The highest message in the document, whose order is not that of the screen. */
export async function findTop(log: Locator): Promise<Top> {
  return log.evaluate((element) => {
    const bubbles = [...element.querySelectorAll('article')].map((bubble) => ({
      text: /Message \d+/.exec(bubble.innerText)?.[0] ?? '',
      offset: bubble.getBoundingClientRect().top,
    }));
    return bubbles.reduce((highest, bubble) => (bubble.offset < highest.offset ? bubble : highest));
  });
}

export async function offsetOf(message: Locator): Promise<number> {
  return message.evaluate((bubble) => bubble.getBoundingClientRect().top);
}
