import { type DestinationStream, type Logger, pino } from 'pino';
import { redactText } from './redact-text.ts';

/** Keys whose values never reach a log, wherever they stand. */
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

/** Structured logs as JSON lines. Secrets are removed by key, addresses and numbers inside error texts by shape. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
      serializers: { err: describeError, error: describeError },
      hooks: {
        logMethod(input, method) {
          if (!hasLeft(input[0])) method.apply(this, input);
        },
      },
    },
    destination,
  );
}

/** Whoever leaves while an answer is on its way is no error of ours, though the compressor logs one. */
function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** An error without what databases and parsers attach to it (rows, parameters, bodies). */
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
