import { spawn } from 'node:child_process';
import path from 'node:path';

// The server's own files are imported by Node, which restarts the process when one of them changes;
// everything under web/ is served by Vite and changes in the open page.
const child = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    '--disable-warning=ExperimentalWarning',
    path.join(import.meta.dirname, 'dev/serve-sources.ts'),
  ],
  { stdio: 'inherit' },
);

// A terminal sends its interrupt to the child as well; forwarding it would count as a second, impatient one.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
