type Chosen = { address: string; password: string };
let chosen: Chosen | undefined;

/** Keeps a password that was just set for the Sign In dialog that opens next. In memory alone: it is never stored. */
export function keepNewPassword(next: Chosen): void {
  chosen = next;
}

/** The password that was just set for an address; empty for every other one. */
export function readNewPassword(address: string): string {
  return chosen?.address === address ? chosen.password : '';
}

/** It is needed once: the next dialog asks for the password again. */
export function forgetNewPassword(): void {
  chosen = undefined;
}
