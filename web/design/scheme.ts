import { createStoredText } from '#web/app/storage/stored.ts';

export type Scheme = 'light' | 'dark';

/** The ground of each scheme, apart from the other tokens: of them the script of every page needs this one alone. */
export const paper: Record<Scheme, string> = { light: '#FBF6EE', dark: '#1B1117' };

/** The colour scheme: that of the device, or always light or dark. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const key = 'scheme';
const stored = createStoredText({ key, lifetime: 'device' });
const attribute = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

/**
 * Runs in the head before anything is rendered, so that no page flashes in the wrong colours. It is a text because it is
 * inline; the document adds the request's nonce.
 */
export const schemeScript = `try{var c=localStorage.getItem('${key}');document.documentElement.setAttribute('${attribute}',c==='light'||c==='dark'?c:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}catch(e){}`;

export function readScheme(): SchemeChoice {
  const choice = stored.read();
  return choice === 'light' || choice === 'dark' ? choice : 'system';
}

/** Stores the choice on this device and applies it at once; without storage it applies until the page is left. */
export function chooseScheme(choice: SchemeChoice): void {
  if (choice === 'system') stored.remove();
  else stored.write(choice);
  applyScheme(choice);
}

/** Follows changes of the device and of other tabs. Called once by the browser entry. */
export function followScheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyScheme(readScheme()));
  window.addEventListener('storage', (event) => {
    if (event.key === key) applyScheme(readScheme());
  });
}

export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function applyScheme(choice: SchemeChoice): void {
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(attribute, isDark ? 'dark' : 'light');
  for (const listener of listeners) listener();
}
