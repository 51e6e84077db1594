import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutboxStore, type OutboxStore } from '#server/platform/mail/outbox-store.ts';
import { listOutbox, removeOldMails } from './outbox.ts';

let directory: string;
let outbox: OutboxStore;
let filesRead: number;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  const store = openOutboxStore(directory);
  filesRead = 0;
  const read: OutboxStore['read'] = (id) => {
    filesRead += 1;
    return store.read(id);
  };
  outbox = { ...store, read };
  for (let minute = 10; minute < 35; minute += 1) {
    await outbox.add({
      channel: 'mail',
      to: `asha${minute}@example.org`,
      subject: minute % 5 === 0 ? 'Your password was changed' : 'Your code',
      text: 'text',
      html: '<p>text</p>',
      createdAt: new Date(`2026-03-01T12:${minute}:00Z`),
    });
  }
});

afterEach(() => rm(directory, { recursive: true }));

const firstPage = { search: '', order: 'desc', page: 1, limit: 10 } as const;
const listShown = (input: Parameters<typeof listOutbox>[1]) =>
  listOutbox({ outbox, showsCodes: true }, input);
const recipientsOf = (list: Awaited<ReturnType<typeof listOutbox>>) => list.data.map(({ ob_to }) => ob_to);

test('the newest mails come first, and only those of the page are read', async () => {
  const found = await listShown(firstPage);
  expect(found).toMatchObject({ total: 25, page: 1, limit: 10 });
  expect(recipientsOf(found).at(0)).toBe('asha34@example.org');
  expect(filesRead).toBe(10);
});

test('next leads to the last page', async () => {
  const { next } = await listShown(firstPage);
  const second = await listShown({ ...firstPage, cursor: next ?? '' });
  const third = await listShown({ ...firstPage, cursor: second.next ?? '' });
  expect(recipientsOf(third)).toHaveLength(5);
  expect(third.next).toBeNull();
});

test('the oldest come first in ascending order', async () => {
  const found = await listShown({ ...firstPage, order: 'asc' });
  expect(recipientsOf(found).at(0)).toBe('asha10@example.org');
});

test('a search matches recipient and subject in any case', async () => {
  const found = await listShown({ ...firstPage, search: 'PASSWORD' });
  expect(found).toMatchObject({ total: 5, next: null });
  expect(recipientsOf(await listShown({ ...firstPage, search: 'Asha17@' }))).toEqual(['asha17@example.org']);
});

test('mails are removed after seven days', async () => {
  let removedBefore: Date | null = null;
  const removeBefore = (instant: Date) => {
    removedBefore = instant;
    return Promise.resolve();
  };
  await removeOldMails({ removeBefore }, new Date('2026-03-08T12:00:00Z'));
  expect(removedBefore).toEqual(new Date('2026-03-01T12:00:00Z'));
});

test('receivers are masked, unless codes are shown', async () => {
  const masked = await listOutbox({ outbox, showsCodes: false }, firstPage);
  expect(recipientsOf(masked).at(0)).toBe('as•••@example.org');
});
