import { expect, test } from 'vitest';
import { createAccessLog } from './access-log.ts';
import { createLogger } from './logger.ts';

const call = { reqId: 'a1', method: 'GET', path: '/with "quotes"', status: 200, ms: 3 };

function logged(level: string, write: (log: ReturnType<typeof createLogger>) => void): string {
  let lines = '';
  write(createLogger(level, { write: (line) => (lines += line) }));
  return lines.replace(/"time":\d+/, '"time":0');
}

test('an answer is logged as the logger would', () => {
  const own = logged('info', (log) => createAccessLog(log)(call));
  expect(own).toBe(logged('info', (log) => log.info(call, 'answered')));
});

test('nothing is logged when the level is higher', () => {
  expect(logged('warn', (log) => createAccessLog(log)(call))).toBe('');
});
