import { Presets, SingleBar } from 'cli-progress';

export type Progress = { update: (done: number) => void; stop: () => void };

const steps = 10;

/**
 * Shows how far a long work is: a bar on a terminal, else a line for every tenth. On the error stream, because a
 * program that reads our output waits for something else.
 */
export function showProgress(title: string, total: number): Progress {
  return process.stderr.isTTY ? showBar(title, total) : showLines(title, { total });
}

function showBar(title: string, total: number): Progress {
  let isShown = false;
  const format = `  ${title}  {bar}  {percentage} %  {value} of {total}  {eta_formatted} left`;
  const bar = new SingleBar(
    { format, hideCursor: true, etaBuffer: 50, stream: process.stderr },
    Presets.shades_classic,
  );
  const update = (done: number) => {
    // Only once there is something to show: most runs find their population made.
    if (!isShown) bar.start(total, 0);
    isShown = true;
    bar.update(done);
  };
  return { update, stop: () => bar.stop() };
}

/** A line for every tenth, between other output. */
export function showLines(title: string, { total, begun = 0 }: { total: number; begun?: number }): Progress {
  let shown = Math.floor((begun / total) * steps);
  const update = (done: number) => {
    const step = Math.floor((done / total) * steps);
    if (step > shown) process.stderr.write(`${title}: ${done} of ${total}\n`);
    shown = Math.max(shown, step);
  };
  return { update, stop: () => undefined };
}
