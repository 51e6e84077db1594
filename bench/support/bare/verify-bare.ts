import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Checks = { password: string; passwordHash: string; atOnce: number; seconds: number };
export type VerifiedRate = { perSecond: number; cpuMicroseconds: number };

/** Checks a right password again and again in a process of its own that does nothing else. */
export async function verifyBare({ password, passwordHash, atOnce, seconds }: Checks): Promise<VerifiedRate> {
  const program = fileURLToPath(import.meta.resolve('./bare-verify.ts'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program],
    {
      env: {
        ...process.env,
        PASSWORD: password,
        PASSWORD_HASH: passwordHash,
        AT_ONCE: String(atOnce),
        SECONDS: String(seconds),
      },
    },
  );
  // The program prints exactly this, and this alone.
  return JSON.parse(stdout) as VerifiedRate;
}
