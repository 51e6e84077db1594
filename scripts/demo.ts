import { runDemo } from '#demo/run-demo.ts';
import { readOptions, usage } from '#demo/read-options.ts';
import { endWithNpm } from './start/end-with-npm.ts';
import { endWithFailedStep } from './start/run-to-end.ts';

endWithNpm();

// The demo lives in a folder of its own and is only for this machine: its passwords are printed.
process.env['DATA_DIR'] ??= './data/demo';
process.env['HOST'] ??= '127.0.0.1';
process.env['LOG_LEVEL'] ??= 'warn';
process.env['ALLOW_DEMO_DATA'] ??= 'on';
// Without a mail server its sign-ins by code need the codes.
process.env['OUTBOX_SHOWS_CODES'] ??= 'on';
delete process.env['DATABASE_URL'];

const words = process.argv.slice(2);
const options = readOptions(words);
if (options === null) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  if (options.database !== undefined) process.env['DATABASE_URL'] = options.database;
  await endWithFailedStep(() => runDemo(words));
}
