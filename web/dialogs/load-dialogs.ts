/** Fetches the account dialogs: when one is opened, or ahead of time when somebody reaches for a button that opens one. */
export async function loadDialogs() {
  const { AccountDialogs } = await import('#web/features/accounts/account-dialogs.tsx');
  return AccountDialogs;
}
