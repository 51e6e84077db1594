import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import { redactText } from '#server/platform/redact-text.rules.ts';

const longestWaitMs = 250;
const capacityBytes = 65_536;
const mostBytesOfCharacter = 3;

/**
 * Standard output for log lines. Collects their bytes for a moment, because writing each by itself takes longer than making it;
 * what is collected is written when the process exits.
 */
function collectToStandardOutput(): DestinationStream & { flush: () => void } {
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

const warnLevel = pino.levels.values['warn'] ?? 0;

/** The values of these keys are never logged. */
const secretKeys = [
  'authorization',
  'cookie',
  'password',
  'confirm_password',
  'token',
  'otp',
  'code',
  'email',
  'mobile',
];

/** The logger, with a quick way to log an answer. */
export type ServerLogger = Logger & { answered: AccessLog };

/**
 * Structured logs as JSON lines. Secrets are removed by key, addresses and numbers inside error texts by pattern. A warning or
 * an error is written at once.
 */
export function createLogger(
  level: string,
  destination: DestinationStream = collectToStandardOutput(),
): ServerLogger {
  const base = { pid: process.pid, hostname: hostname() };
  const log = pino(
    {
      level,
      base,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
      serializers: { err: describeError, error: describeError },
      hooks: {
        logMethod(input, ...[method, lineLevel]) {
          if (isPrematureClose(input[0])) return;
          method.apply(this, input);
          if (lineLevel >= warnLevel) this.flush();
        },
      },
    },
    destination,
  );
  const logAnswer = createAccessLog(destination, base);
  const answered: AccessLog = (callLevel, call) => {
    if (log.isLevelEnabled(callLevel)) logAnswer(callLevel, call);
  };
  return Object.assign(log, { answered });
}

/** Whether a client closed the connection during the answer: no error of ours, although the compressor logs one. */
function isPrematureClose(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** An error without the properties that databases and parsers attach to it (rows, parameters, bodies). */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  return {
    type: error.name,
    message: redactText(error.message),
    ...('code' in error && { problem: String(error.code) }),
    stack: redactText(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** What is logged about an answer. None of it is secret, so it is not redacted. */
type AnsweredCall = { reqId: string; method: string; path: string; status: number; ms: number };

type AccessLog = (level: 'info' | 'debug', call: AnsweredCall) => void;

/**
 * Logs answers, each as the line that the logger with these `fields` of every line would write. The logger itself takes a good
 * part of the time of a short answer for it.
 */
function createAccessLog(destination: DestinationStream, fields: object): AccessLog {
  const ownFields = JSON.stringify(fields).slice(1, -1);
  return (level, call) => {
    const callFields = JSON.stringify(call).slice(1, -1);
    destination.write(
      `{"level":${pino.levels.values[level]},"time":${Date.now()},${ownFields},${callFields},"msg":"answered"}\n`,
    );
  };
}
