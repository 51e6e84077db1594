const pollMilliseconds = 20_000;

/** Asks now and again while the page is looked at, and at once when somebody comes back to it. Answers how to stop. */
export function keepAsking(ask: () => void): () => void {
  const askWhileLookedAt = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const timer = window.setInterval(askWhileLookedAt, pollMilliseconds);
  document.addEventListener('visibilitychange', askWhileLookedAt);
  askWhileLookedAt();
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', askWhileLookedAt);
  };
}
