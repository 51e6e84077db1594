import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags } from './transferred.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export type LighthouseRun = {
  /** 0 to 100, in the order of `categories`. */
  scores: number[];
  /** In the order of `metrics`: milliseconds; the layout shift has no unit. */
  metrics: number[];
  /** What Lighthouse finds this machine to be worth. */
  machine: number;
  /** The audits that took points away, by name. */
  costly: string[];
};

const mostTries = 3;

/** One run of Lighthouse as on a phone on a slow network. A busy machine now and then loses the trace: then it is run again. */
export async function runLighthouse(url: string, browserFile: string): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    const result = await inspect(url, browserFile);
    if (result.runtimeError === undefined) return readRun(result);
    if (tries === mostTries) throw new Error(result.runtimeError.message);
  }
}

/** In a browser of its own with an empty profile. */
async function inspect(url: string, browserFile: string): Promise<Result> {
  const chromeFlags = ['--headless=new', ...browserFlags()];
  const browser = await launch({ chromePath: browserFile, chromeFlags, logLevel: 'error' });
  const kill = () => browser.kill();
  process.on('exit', kill);
  try {
    const { port } = browser;
    const found = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (found === undefined) throw new Error('Lighthouse gave no result');
    return found.lhr;
  } finally {
    process.off('exit', kill);
    browser.kill();
  }
}

function readRun(result: Result): LighthouseRun {
  const scoreOf = (name: string) => result.audits[name]?.score ?? 1;
  const audits = new Set(
    Object.values(result.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? Number.NaN) * 100)),
    metrics: metrics.map((name) => result.audits[name]?.numericValue ?? Number.NaN),
    machine: result.environment.benchmarkIndex,
    costly: [...audits].filter((name) => scoreOf(name) < 1),
  };
}
