import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '../running-server.ts';

/** Starts the least that Fastify can be: every GET is answered with the same ready JSON. */
export function startBare(scratch: string, body = '{}'): Promise<RunningServer> {
  const bodyFile = path.join(scratch, 'body.json');
  writeFileSync(bodyFile, body);
  return startServer({
    file: fileURLToPath(import.meta.resolve('./bare-server.ts')),
    environment: { BODY_FILE: bodyFile },
    logFile: path.join(scratch, 'bare.log'),
    readyPath: '/health/ready',
  });
}
