const storageKey = 'accountAddress';

/** The e-mail or mobile number that a person last gave to one of the dialogs; the others begin with it. */
export function readAddress(): string {
  return sessionStorage.getItem(storageKey) ?? '';
}

export function keepAddress(address: string): void {
  sessionStorage.setItem(storageKey, address);
}
