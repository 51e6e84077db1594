import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives a runner a file to write its JSON report to, and reads it back; undefined when it wrote none. */
export async function withReport<Result>(
  run: (reportFile: string) => Promise<Result>,
): Promise<{ result: Result; report: unknown }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'test-report-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', removeFolder);
  try {
    const reportFile = path.join(folder, 'report.json');
    const result = await run(reportFile);
    return { result, report: readReport(reportFile) };
  } finally {
    process.off('exit', removeFolder);
    removeFolder();
  }
}

function readReport(reportFile: string): unknown {
  try {
    const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
    return report;
  } catch {
    // A crashed runner leaves no report or half of one; the counters turn that into a failure.
    return undefined;
  }
}
