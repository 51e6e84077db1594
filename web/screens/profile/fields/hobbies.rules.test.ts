import { expect, test } from 'vitest';
import {
  addHobby,
  canAddHobby,
  hobbyLimits,
  joinHobbies,
  leaveHobby,
  listSuggestions,
  removeHobby,
  takeSuggestion,
  writeHobby,
} from './hobbies.rules.ts';

test('a hobby can be added when there are none or the last is not blank', () => {
  expect(addHobby([])).toEqual(['']);
  expect(addHobby(['Reading'])).toEqual(['Reading', '']);
  expect(addHobby(['Reading', ''])).toEqual(['Reading', '']);
  expect(addHobby(['Reading', '  '])).toEqual(['Reading', '  ']);
});

test('no more can be added than a profile allows', () => {
  expect(canAddHobby(Array.from({ length: hobbyLimits.most }, (_, index) => `Hobby ${index}`))).toBe(false);
});

test('a blank hobby is removed, and so is a duplicate', () => {
  expect(leaveHobby(['Reading', ''], 1)).toEqual(['Reading']);
  expect(leaveHobby(['Reading', ' reading '], 1)).toEqual(['Reading']);
  expect(leaveHobby(['Reading', ' Music '], 1)).toEqual(['Reading', 'Music']);
});

test('a comma ends a hobby and starts the next', () => {
  expect(writeHobby(['Reading'], { index: 0, text: 'Reading,' })).toEqual(['Reading', '']);
  expect(writeHobby([''], { index: 0, text: 'Reading, Music' })).toEqual(['Reading', 'Music']);
  expect(writeHobby(['Read', 'Music'], { index: 0, text: 'Reading' })).toEqual(['Reading', 'Music']);
});

test('a hobby is no longer than a profile allows', () => {
  const [written] = writeHobby([''], { index: 0, text: 'x'.repeat(100) });
  expect(written).toHaveLength(hobbyLimits.longest);
});

test('the form contains the hobbies that are not blank', () => {
  expect(joinHobbies([' Reading ', '', 'Music'])).toBe('Reading,Music');
  expect(joinHobbies(removeHobby(['Reading'], 0))).toBe('');
});

test('a suggestion fills the blank hobby, completes the typed one, or is added', () => {
  expect(takeSuggestion(['Reading', ''], 'Music')).toEqual(['Reading', 'Music']);
  expect(takeSuggestion(['Reading', 'mu'], 'Music')).toEqual(['Reading', 'Music']);
  expect(takeSuggestion(['Reading'], 'Music')).toEqual(['Reading', 'Music']);
});

test('existing hobbies are not suggested; the typed text narrows the others', () => {
  const labels = ['Reading', 'Music', 'Movies', 'Mountains'];
  expect(listSuggestions(labels, { hobbies: ['reading', ''], written: '' })).toEqual([
    'Music',
    'Movies',
    'Mountains',
  ]);
  expect(listSuggestions(labels, { hobbies: ['mo'], written: 'mo' })).toEqual(['Movies', 'Mountains']);
});
