import { expect, test } from 'vitest';
import { createLogger, type ServerLogger } from './logger.ts';

const call = { reqId: 'a1', method: 'GET', path: '/with "quotes"', status: 200, ms: 3 };

function logged(level: string, write: (log: ServerLogger) => void): string {
  let lines = '';
  write(createLogger(level, { write: (line) => (lines += line) }));
  return lines.replace(/"time":\d+/, '"time":0');
}

test.each(['info', 'debug'] as const)('an answer is logged as the logger would, at the level %s', (level) => {
  expect(logged('debug', (log) => log.answered(level, call))).toBe(
    logged('debug', (log) => log[level](call, 'answered')),
  );
});

test('nothing is logged when the level of the logger is higher', () => {
  expect(logged('info', (log) => log.answered('debug', call))).toBe('');
});
