import { type DestinationStream, pino } from 'pino';

const longestWaitMs = 250;
const mostCharacters = 8192;

/**
 * Standard output for log lines. Collects them for a moment, because writing each by itself takes longer than making it; what is
 * collected is written when the process exits.
 */
export function collectToStandardOutput(): DestinationStream & { flush: () => void } {
  const output = pino.destination({ sync: true });
  let lines = '';
  const flush = () => {
    if (lines !== '') output.write(lines);
    lines = '';
  };
  setInterval(flush, longestWaitMs).unref();
  process.on('exit', flush);
  return {
    write: (line) => {
      lines += line;
      if (lines.length >= mostCharacters) flush();
    },
    flush,
  };
}
