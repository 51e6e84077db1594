import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags } from './transferred.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

export type LighthouseRun = {
  /** 0 to 100 for each category. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds; the layout shift has no unit. */
  metrics: Record<(typeof metrics)[number], number>;
  /** What Lighthouse finds this machine to be worth; its phones have about 500 to 1500. */
  machine: number;
  /** The audits that took points away, by name. */
  costly: string[];
};

/** One run of Lighthouse as on a phone on a slow network, in a browser of its own with an empty profile. */
export async function runLighthouse(url: string, browserFile: string): Promise<LighthouseRun> {
  const browser = await launch({
    chromePath: browserFile,
    chromeFlags: ['--headless=new', ...browserFlags()],
    logLevel: 'error',
  });
  const kill = () => browser.kill();
  process.on('exit', kill);
  try {
    const result = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = result;
    if (lhr.runtimeError !== undefined) throw new Error(lhr.runtimeError.message);
    const scoreOf = (name: string) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100);
    const valueOf = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs);
    const costly = weighed.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
    return {
      scores: {
        performance: scoreOf('performance'),
        accessibility: scoreOf('accessibility'),
        'best-practices': scoreOf('best-practices'),
        seo: scoreOf('seo'),
      },
      metrics: {
        'first-contentful-paint': valueOf('first-contentful-paint'),
        'largest-contentful-paint': valueOf('largest-contentful-paint'),
        'total-blocking-time': valueOf('total-blocking-time'),
        'cumulative-layout-shift': valueOf('cumulative-layout-shift'),
      },
      machine: lhr.environment.benchmarkIndex,
      costly: costly.map(({ id }) => `${id} (${Math.round((lhr.audits[id]?.score ?? 0) * 100)})`),
    };
  } finally {
    process.off('exit', kill);
    browser.kill();
  }
}
