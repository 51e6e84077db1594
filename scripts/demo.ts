import { DataDirectoryInUse } from '#server/platform/database/data-directory-lock.ts';
import { ConfigurationError } from '#server/platform/configuration/setting.ts';
import { readOptions, usage } from '#demo/read-options.ts';
import { runDemo } from '#demo/run-demo.ts';
import { StoreInUse } from '#demo/populate.ts';

// The demo lives in a folder of its own and is only for this machine: its passwords are printed.
process.env['DATA_DIR'] ??= './data/demo';
process.env['HOST'] ??= '127.0.0.1';
process.env['LOG_LEVEL'] ??= 'warn';
process.env['ALLOW_DEMO_DATA'] ??= 'on';
// Without a mail server its sign-ins by code need the codes.
process.env['OUTBOX_SHOWS_CODES'] ??= 'on';
delete process.env['DATABASE_URL'];

const options = readOptions(process.argv.slice(2));
if (options === null) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else {
  if (options.database !== undefined) process.env['DATABASE_URL'] = options.database;
  try {
    await runDemo(options);
  } catch (error) {
    if (!isOperatorsToMend(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

function isOperatorsToMend(error: unknown): error is Error {
  if (error instanceof StoreInUse || error instanceof ConfigurationError) return true;
  if (error instanceof DataDirectoryInUse) return true;
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen';
}
