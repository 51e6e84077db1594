import { afterEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/components/support/unit/memory-storage.ts';
import { createStored, createStoredText, readTexts } from './stored.ts';

afterEach(() => void vi.unstubAllGlobals());

const parse = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);
const count = createStored({ key: 'enquiry', lifetime: 'tab', parse });

/** Puts these entries into the storage of the tab. */
function stubTab(entries: Record<string, string> = {}, storage = new MemoryStorage()): MemoryStorage {
  vi.stubGlobal('sessionStorage', Object.assign(storage, entries));
  return storage;
}

test('a value is stored as JSON until it is removed', () => {
  const storage = stubTab();
  count.write(7);
  expect(Object.fromEntries(Object.entries(storage))).toEqual({ enquiry: '7' });
  expect(count.read()).toBe(7);
  count.remove();
  expect(Object.fromEntries(Object.entries(storage))).toEqual({});
  expect(count.read()).toBeUndefined();
});

test('a value of the device is not stored in the tab', () => {
  stubTab();
  vi.stubGlobal('localStorage', new MemoryStorage());
  createStored({ key: 'enquiry', lifetime: 'device', parse }).write(7);
  expect(count.read()).toBeUndefined();
  expect(createStored({ key: 'enquiry', lifetime: 'device', parse }).read()).toBe(7);
});

test.each(['{', '', 'seven', '"7"', '{"count":7}', 'null'])('a stored %j is not read as a number', (text) => {
  stubTab({ enquiry: text });
  expect(count.read()).toBeUndefined();
});

test('a check that throws finds nothing', () => {
  stubTab({ enquiry: '7' });
  const refuse = () => {
    throw new Error('unknown');
  };
  expect(createStored({ key: 'enquiry', lifetime: 'tab', parse: refuse }).read()).toBeUndefined();
});

test('a full storage leaves what was stored before', () => {
  stubTab({ enquiry: '7' }, new MemoryStorage(3));
  count.write(1000);
  expect(count.read()).toBe(7);
});

test('without a storage nothing is stored and nothing fails', () => {
  count.write(7);
  count.remove();
  expect(count.read()).toBeUndefined();
});

test('a text is stored as it is, also when it is a number or empty', () => {
  const storage = stubTab();
  const address = createStoredText({ key: 'accountAddress', lifetime: 'tab' });
  expect(address.read()).toBeUndefined();
  for (const text of ['9876543210', '{"a":1}', '']) {
    address.write(text);
    expect(Object.fromEntries(Object.entries(storage))).toEqual({ accountAddress: text });
    expect(address.read()).toBe(text);
  }
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
