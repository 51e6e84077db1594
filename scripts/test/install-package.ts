import { accessSync, constants } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Installs Debian packages when this is Debian and we are root; says whether it did. */
export async function installPackages(packages: readonly string[]): Promise<boolean> {
  if (process.getuid?.() !== 0 || !hasApt()) return false;
  console.log(`Installing ${packages.join(' and ')} from Debian …`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand({ line: ['apt-get', 'update'], environment });
  const install = await runCommand({
    line: ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
    environment,
  });
  if (install.exitCode !== 0) console.error(`${update.output}\n${install.output}`);
  return install.exitCode === 0;
}

function hasApt(): boolean {
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
