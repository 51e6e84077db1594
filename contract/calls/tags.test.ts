import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import { liveEvent, tagsOfEvents } from '#contract/notifications/live.events.ts';
import { tags, tagsOfOnePartner, type Tag } from './tags.ts';

const read = new Set<Tag>(endpoints.flatMap(({ reads = [] }) => reads));
const changedByCalls = new Set<Tag>(endpoints.flatMap(({ changes = [] }) => changes));
const changedByEvents = new Set<Tag>(Object.values(tagsOfEvents).flat());

test('every tag is read by an endpoint, and changed by a call', () => {
  expect(tags.filter((tag) => !read.has(tag))).toEqual([]);
  expect(tags.filter((tag) => !changedByCalls.has(tag))).toEqual([]);
});

test('no tag is listed twice', () => {
  const lists = [tags, ...endpoints.flatMap(({ reads = [], changes = [] }) => [reads, changes])];
  expect(lists.filter((list) => new Set(list).size < list.length)).toEqual([]);
});

test('what an answer about one partner reads is changed by events that name the partner', () => {
  const aboutOne = endpoints.filter(({ reads = [] }) => reads.some((tag) => tagsOfOnePartner.includes(tag)));
  expect(aboutOne.map(({ input }) => 'partner_id' in input.shape)).toEqual([true, true, true]);
  const changing = liveEvent.options.filter(({ shape }) =>
    tagsOfEvents[shape.type.value].some((tag) => tagsOfOnePartner.includes(tag)),
  );
  expect(changing.length).toBeGreaterThan(2);
  expect(changing.filter(({ shape }) => !('partner_id' in shape))).toEqual([]);
});

test('the limits of a day are read again when the plan changes', () => {
  const limited = endpoints.filter(({ data }) => data instanceof z.ZodObject && 'left' in data.shape);
  const ofMembers = limited.filter(({ access, method }) => access === 'member' && method === 'GET');
  expect(ofMembers.map(({ path }) => path).toSorted()).toEqual([
    '/chat/counts',
    '/contact/allowance',
    '/interest/counts',
  ]);
  expect(ofMembers.filter(({ reads = [] }) => !reads.includes('plan'))).toEqual([]);
});

test('a member who changes something in one window sees in the others what the events of that change name', () => {
  expect([...changedByEvents].filter((tag) => !changedByCalls.has(tag))).toEqual([]);
});
