const againMilliseconds = 3000;

/**
 * A stylesheet that did not arrive is asked for again until it does. The bundler asks once: what is opened after the
 * connection has come back would stand there unstyled.
 */
export function mendStyles(): void {
  const missing = new Set<HTMLLinkElement>();
  const askAgain = () => {
    for (const link of missing) {
      missing.delete(link);
      link.replaceWith(link.cloneNode());
    }
  };
  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    missing.add(target);
    window.setTimeout(askAgain, againMilliseconds);
  };
  // Such errors do not bubble.
  window.addEventListener('error', note, { capture: true });
  window.addEventListener('online', askAgain);
}
