/** "Keep me signed in": how long a browser is remembered after its sign-in, however often it comes back. */
export const rememberedRules = {
  validDays: 180,
  /** For two tabs that come back at once, and for an answer that is asked for again. */
  graceSeconds: 30,
} as const;

type Device = { secretHash: string; previousSecretHash: string | null; rotatedAt: Date };

/**
 * What to do with the secret of a remembered browser:
 * - `rotate`: it is the current one, and is replaced.
 * - `keep`: it is the current one, and was made a moment ago for another tab.
 * - `repeat`: it is the one before, and the answer that replaced it goes out again, because it has just been given or was never used.
 * - `stolen`: it is an old one. The browser has a newer one, so two browsers have the cookie.
 */
export function judgeSecret(
  secretHash: string,
  { device, isAnswerUsed, now }: { device: Device; isAnswerUsed: boolean; now: Date },
): 'rotate' | 'keep' | 'repeat' | 'stolen' {
  const isRecent = now.getTime() - device.rotatedAt.getTime() <= rememberedRules.graceSeconds * 1000;
  if (secretHash === device.secretHash) return isRecent ? 'keep' : 'rotate';
  if (secretHash === device.previousSecretHash && (isRecent || !isAnswerUsed)) return 'repeat';
  return 'stolen';
}
