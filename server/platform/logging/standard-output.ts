import { type DestinationStream, pino } from 'pino';

const longestWaitMs = 250;
const capacityBytes = 65_536;
const mostBytesOfCharacter = 3;

/**
 * Standard output for log lines. Collects their bytes for a moment, because writing each by itself takes longer than making it;
 * what is collected is written when the process exits.
 */
export function collectToStandardOutput(): DestinationStream & { flush: () => void } {
  const output = pino.destination({ sync: true });
  const collected = Buffer.allocUnsafe(capacityBytes);
  let bytes = 0;
  const flush = () => {
    if (bytes > 0) output.write(collected.toString('utf8', 0, bytes));
    bytes = 0;
  };
  setInterval(flush, longestWaitMs).unref();
  process.on('exit', flush);
  return {
    write: (line) => {
      const mostBytes = line.length * mostBytesOfCharacter;
      if (mostBytes > capacityBytes - bytes) flush();
      if (mostBytes > capacityBytes) output.write(line);
      else bytes += collected.write(line, bytes);
    },
    flush,
  };
}
