const retryMilliseconds = 3000;

/**
 * Loads a stylesheet that did not arrive again until it does. The bundler loads it once, so what is opened after the
 * connection is back would stay without styles.
 */
export function retryStyles(): void {
  const missing = new Set<HTMLLinkElement>();
  const retry = () => {
    for (const link of missing) {
      missing.delete(link);
      link.replaceWith(link.cloneNode());
    }
  };
  const addMissing = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.add(target);
    window.setTimeout(retry, retryMilliseconds);
  };
  // Such errors do not bubble.
  window.addEventListener('error', addMissing, { capture: true });
  window.addEventListener('online', retry);
}
