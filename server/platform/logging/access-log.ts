import { type DestinationStream, type Logger, pino } from 'pino';

/** What is logged about an answer. None of it is secret, so it is not redacted. */
export type AnsweredCall = { reqId: string; method: string; path: string; status: number; ms: number };

/**
 * Logs answers to the logger's destination, each as the line that the logger would write. The logger itself needs six times as
 * long for it, which is a good part of a short answer.
 */
export function createAccessLog(log: Logger): (call: AnsweredCall) => void {
  // These keys are public, but the logger's type does not have them.
  const destination = Reflect.get(log, pino.symbols.streamSym) as DestinationStream;
  const processAndHost = String(Reflect.get(log, pino.symbols.chindingsSym));
  return (call) => {
    if (!log.isLevelEnabled('info')) return;
    const fields = JSON.stringify(call).slice(1, -1);
    destination.write(
      `{"level":${pino.levels.values['info']},"time":${Date.now()}${processAndHost},${fields},"msg":"answered"}\n`,
    );
  };
}
