/** One thing wrong with one file, said so that the reader knows what to do. */
export type Finding = { path: string; message: string };

/** Prints the findings and makes the process fail when there is any. */
export function reportFindings(findings: readonly Finding[]): void {
  for (const { path, message } of findings) console.error(`${path}: ${message}`);
  if (findings.length > 0) process.exitCode = 1;
}
