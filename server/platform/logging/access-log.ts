import { type DestinationStream, pino } from 'pino';

/** What is logged about an answer. None of it is secret, so it is not redacted. */
export type AnsweredCall = { reqId: string; method: string; path: string; status: number; ms: number };

export type AccessLog = (level: 'info' | 'debug', call: AnsweredCall) => void;

/**
 * Logs answers, each as the line that the logger with these `fields` of every line would write. The logger itself takes a good
 * part of the time of a short answer for it.
 */
export function createAccessLog(destination: DestinationStream, fields: object): AccessLog {
  const ownFields = JSON.stringify(fields).slice(1, -1);
  return (level, call) => {
    const callFields = JSON.stringify(call).slice(1, -1);
    destination.write(
      `{"level":${pino.levels.values[level]},"time":${Date.now()},${ownFields},${callFields},"msg":"answered"}\n`,
    );
  };
}
