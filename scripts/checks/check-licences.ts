import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { allowedForTools, allowedLicences, exceptions } from './allowed-licences.ts';
import { type Finding, reportFindings } from './finding.ts';

export type Dependency = {
  name: string;
  /** An SPDX expression; undefined when the package states none. */
  licence: string | undefined;
  /** Needed to run the product, not only to build, check or test it. */
  isProduction: boolean;
};

const lockfile = z.object({
  packages: z.record(z.string(), z.object({ license: z.string().optional(), dev: z.boolean().optional() })),
});

/** Older packages write `{ type: 'MIT' }` or a list of them; a list offers a choice. */
const namedLicence = z.object({ type: z.string() });
const manifest = z.object({
  license: z.union([z.string(), namedLicence]).optional(),
  licenses: z.array(namedLicence).optional(),
});

/** Every dependency's licence lets the product be MIT; what is only a tool has a few more to choose from. */
export function checkLicences(dependencies: readonly Dependency[]): Finding[] {
  return dependencies.filter((dependency) => !isAllowed(dependency)).map(describeFinding);
}

function isAllowed({ name, licence, isProduction }: Dependency): boolean {
  if (
    exceptions.some((exception) => exception.packages.test(name) && exception.licence === (licence ?? 'none'))
  ) {
    return true;
  }
  const allowed = isProduction ? allowedLicences : [...allowedLicences, ...allowedForTools];
  return licence !== undefined && allowsExpression(licence, allowed);
}

/** Of `A OR B` one must be allowed, of `A AND B` both. Nested expressions are rare enough to be judged by hand. */
function allowsExpression(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}

function describeFinding({ name, licence, isProduction }: Dependency): Finding {
  const role = isProduction ? 'runs with the product' : 'is only a tool';
  return {
    path: name,
    message: `${licence ?? 'no licence stated'}; it ${role}. Take another package, or judge it in scripts/checks/allowed-licences.ts.`,
  };
}

/** Reads what is installed; a package for another kind of machine is not, and its entry in the lockfile speaks for it. */
export function listDependencies(root: string): Dependency[] {
  const { packages } = lockfile.parse(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  return Object.entries(packages)
    .filter(([location]) => location !== '')
    .map(([location, entry]) => ({
      name: location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length),
      licence: readLicence(path.join(root, location, 'package.json')) ?? entry.license,
      isProduction: entry.dev !== true,
    }));
}

function readLicence(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { license, licenses } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ');
}

if (import.meta.main) reportFindings(checkLicences(listDependencies(process.cwd())));
