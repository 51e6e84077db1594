/** Sends a short text to a mobile number (E.164). Null when no sender is configured: codes then go by mail only. */
export type TextMessenger = { send: (message: { to: string; text: string }) => Promise<void> } | null;

const patienceMs = 15_000;

/** Sends text messages through the operator's web hook. Throws when it does not answer with success. */
export function webHookMessenger(url: string): NonNullable<TextMessenger> {
  return {
    send: async (message) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!answer.ok) throw new Error(`The text message sender answered ${answer.status}`);
    },
  };
}
