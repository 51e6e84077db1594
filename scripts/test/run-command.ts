import { spawn } from 'node:child_process';
import path from 'node:path';

export type Command = {
  /** The program and its arguments; the program is looked up on PATH after node_modules/.bin. */
  line: readonly [string, ...string[]];
  environment?: Record<string, string>;
  /** Show the output as it comes instead of handing it back: for the long runners. */
  isLive?: boolean;
};

export type CommandResult = { exitCode: number; output: string };

/** The node that runs this script, so that a child never falls back to an older one on PATH. */
export const node = process.execPath;

/** Runs a command to its end. A program that cannot be started counts as exit code 127, never as an exception. */
export function runCommand(command: Command): Promise<CommandResult> {
  const [program, ...programArguments] = command.line;
  const bin = path.resolve('node_modules/.bin');
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, {
      env: {
        ...process.env,
        PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
        ...command.environment,
      },
      stdio: ['ignore', command.isLive ? 'inherit' : 'pipe', command.isLive ? 'inherit' : 'pipe'],
    });
    const endChild = () => child.kill();
    process.on('exit', endChild);
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ exitCode: 127, output: error.message }));
    // A child killed by a signal has no exit code; it did not succeed.
    child.on('close', (exitCode) => {
      process.off('exit', endChild);
      resolve({ exitCode: exitCode ?? 1, output: Buffer.concat(chunks).toString('utf8').trim() });
    });
  });
}
