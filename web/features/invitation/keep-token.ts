const storageKey = 'invitationToken';

/**
 * The secret of the link that was opened. It leaves the address at once, so that it stands in no history and no
 * screenshot, and stays in this tab alone until it is answered, so that the page can be loaded again.
 */
export function keepToken(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // A browser without storage forgets it on reload; the mail still has it.
  }
}

export function readToken(): string | undefined {
  try {
    return sessionStorage.getItem(storageKey) ?? undefined;
  } catch {
    // There is no storage.
    return undefined;
  }
}

export function forgetToken(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There was nothing kept.
  }
}
