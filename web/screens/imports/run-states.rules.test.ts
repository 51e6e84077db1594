import { expect, it } from 'vitest';
import { isRunning, shareOf, shownStepOf, stepOf } from './run-states.rules.ts';

it('every state belongs to a step', () => {
  const at = (state: Parameters<typeof stepOf>[0]['state'], isDryRun: boolean) => stepOf({ state, isDryRun });
  expect(at('uploaded', true)).toBe('columns');
  expect(at('checking', true)).toBe('check');
  expect(at('checked', true)).toBe('check');
  expect(at('importing', false)).toBe('import');
  expect(at('done', false)).toBe('import');
});

it('a stopped or failed import stays at its step', () => {
  expect(stepOf({ state: 'stopped', isDryRun: true })).toBe('check');
  expect(stepOf({ state: 'failed', isDryRun: false })).toBe('import');
});

it('the columns can be shown again while the server is idle and has the file', () => {
  const checked = { state: 'checked', isDryRun: true, hasFile: true } as const;
  expect(shownStepOf(checked, 'columns')).toBe('columns');
  expect(shownStepOf(checked, undefined)).toBe('check');
  expect(shownStepOf({ ...checked, state: 'checking' }, 'columns')).toBe('check');
  expect(shownStepOf({ ...checked, hasFile: false }, 'columns')).toBe('check');
});

it('an import runs while it is checked or imported', () => {
  expect((['uploaded', 'checking', 'checked', 'importing', 'done'] as const).map(isRunning)).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
  expect(isRunning(undefined)).toBe(false);
});

it('progress is a share of the rows', () => {
  expect(shareOf({ done: 25, all: 100 })).toBe(0.25);
  expect(shareOf({ done: 0, all: 0 })).toBe(1);
});
