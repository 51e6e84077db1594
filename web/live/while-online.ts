/** Runs something while the device is online, and ends it while it is not. Answers how to end it for good. */
export function whileOnline(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  const follow = () => {
    if (navigator.onLine) stop ??= start();
    else end();
  };
  const end = () => {
    stop?.();
    stop = undefined;
  };
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  follow();
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
    end();
  };
}
