import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a runner a file to write its JSON report to, and reads it back; undefined when it wrote none. */
export async function withReport<Result>(
  run: (reportFile: string) => Promise<Result>,
): Promise<{ result: Result; report: unknown }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-report-'));
  const reportFile = path.join(folder, 'report.json');
  try {
    const result = await run(reportFile);
    return { result, report: await readReport(reportFile) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport(reportFile: string): Promise<unknown> {
  try {
    const report: unknown = JSON.parse(await readFile(reportFile, 'utf8'));
    return report;
  } catch {
    // A crashed runner leaves no report or half of one; the counters turn that into a failure.
    return undefined;
  }
}
