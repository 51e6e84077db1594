import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function logged(error: Error): string {
  let lines = '';
  createLogger('info', { write: (line) => (lines += line) }).error(error);
  return lines;
}

test('an error is logged', () => {
  expect(logged(new Error('The disk is full'))).toContain('The disk is full');
});

test('a client who leaves before the answer is no error', () => {
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(logged(left)).toBe('');
});
