import type { z } from 'zod';
import { type Connection, connections } from './encryption.rules.ts';

/** Returns a function that reads a list of origins with these protocols, such as https://push.example.org. */
export function readOrigins(protocols: RegExp) {
  return (text: string | undefined, context: z.core.$RefinementCtx): readonly string[] => {
    const origins = listParts(text);
    const isWrong = origins.some((origin) => {
      const address = URL.parse(origin);
      return address === null || !protocols.test(address.protocol) || address.origin !== origin;
    });
    if (isWrong) context.addIssue('must be origins like https://app.example.org');
    return origins;
  };
}

/** Reads a list of connections, such as `smtp, s3`. */
export function readConnections(
  text: string | undefined,
  context: z.core.$RefinementCtx,
): readonly Connection[] {
  const names = listParts(text);
  const known = connections.filter((connection) => names.includes(connection));
  if (known.length < new Set(names).size) context.addIssue(`must be some of ${connections.join(', ')}`);
  return known;
}

function listParts(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
