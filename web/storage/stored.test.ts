import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/components/support/memory-storage.ts';
import { removeFromTab } from './remove-from-tab.ts';
import { createStored, createStoredText, readTexts } from './stored.ts';

afterEach(() => void vi.unstubAllGlobals());

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
const count = createStored({ key: 'count', lifetime: 'tab', parse });

/** Puts these entries into the storage of the tab. */
function stubTab(entries: Record<string, string> = {}, storage = new MemoryStorage()): MemoryStorage {
  vi.stubGlobal('sessionStorage', Object.assign(storage, entries));
  return storage;
}

test('a value is stored as JSON until it is removed', () => {
  const storage = stubTab();
  count.write(7);
  expect(Object.fromEntries(Object.entries(storage))).toEqual({ count: '7' });
  expect(count.read()).toBe(7);
  count.remove();
  expect(Object.fromEntries(Object.entries(storage))).toEqual({});
  expect(count.read()).toBeUndefined();
});

test('a value of the device is not stored in the tab', () => {
  stubTab();
  vi.stubGlobal('localStorage', new MemoryStorage());
  createStored({ key: 'count', lifetime: 'device', parse }).write(7);
  expect(count.read()).toBeUndefined();
  expect(createStored({ key: 'count', lifetime: 'device', parse }).read()).toBe(7);
});

test.each(['{', '', 'seven', '"7"', '{"count":7}', 'null'])('a stored %j is not read as a number', (text) => {
  stubTab({ count: text });
  expect(count.read()).toBeUndefined();
});

test('a check that throws finds nothing', () => {
  stubTab({ count: '7' });
  const refuse = () => {
    throw new Error('unknown');
  };
  expect(createStored({ key: 'count', lifetime: 'tab', parse: refuse }).read()).toBeUndefined();
});

test('a full storage leaves what was stored before', () => {
  stubTab({ count: '7' }, new MemoryStorage(3));
  count.write(1000);
  expect(count.read()).toBe(7);
});

test('without a storage nothing is stored and nothing fails', () => {
  count.write(7);
  count.remove();
  removeFromTab('count');
  expect(count.read()).toBeUndefined();
});

test('a text is stored as it is, also when it is a number or empty', () => {
  const storage = stubTab();
  const address = createStoredText({ key: 'address', lifetime: 'tab' });
  expect(address.read()).toBeUndefined();
  for (const text of ['9876543210', '{"a":1}', '']) {
    address.write(text);
    expect(Object.fromEntries(Object.entries(storage))).toEqual({ address: text });
    expect(address.read()).toBe(text);
  }
});

test('removing what begins alike leaves the rest', () => {
  const storage = stubTab({ 'draft:a': '1', 'draft:b': '2', drafts: '3' });
  removeFromTab('draft:');
  expect(Object.fromEntries(Object.entries(storage))).toEqual({ drafts: '3' });
});

test.each([
  [{ name: 'Asha', age: 7, city: null }, { name: 'Asha' }],
  [['a'], { 0: 'a' }],
  [7, {}],
  [null, {}],
  [undefined, {}],
])('the texts of %j are %j', (stored, texts) => {
  expect(readTexts(stored)).toEqual(texts);
});
