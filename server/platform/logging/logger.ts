import { hostname } from 'node:os';
import { type DestinationStream, type Logger, pino } from 'pino';
import { redactText } from '#server/platform/redact-text.rules.ts';
import { type AccessLog, createAccessLog } from './access-log.ts';
import { collectToStandardOutput } from './standard-output.ts';

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
