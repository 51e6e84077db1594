import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';

/** Turns drawings into pictures of points, one at a time, and answers how many bytes one has. */
export type Rasteriser = {
  rasterise: (drawing: { svg: string; file: string }) => Promise<number>;
  close: () => void;
};

const answer = z.tuple([z.object({ size: z.number() })]).rest(z.unknown());

export function openRasteriser(): Rasteriser {
  const child = fork(path.join(import.meta.dirname, 'rasterise-drawings.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The process that rasterises the portraits ended');
  });
  // The rejection reaches callers that wait for a picture; after `close` there are none.
  ended.catch(() => undefined);
  return {
    rasterise: async (drawing) => {
      child.send(drawing);
      const [{ size }] = answer.parse(await Promise.race([once(child, 'message'), ended]));
      return size;
    },
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
