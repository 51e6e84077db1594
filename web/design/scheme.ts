export type Scheme = 'light' | 'dark';

/** The ground of each scheme, apart from the other tokens: of them the script of every page needs this one alone. */
export const paper: Record<Scheme, string> = { light: '#FBF6EE', dark: '#1B1117' };

/** The colour scheme: that of the device, or always light or dark. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'scheme';
const attribute = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

/**
 * Runs in the head before anything is rendered, so that no page flashes in the wrong colours. It is a text because it is
 * inline; the document adds the request's nonce.
 */
export const schemeScript = `try{var c=localStorage.getItem('${storageKey}');document.documentElement.setAttribute('${attribute}',c==='light'||c==='dark'?c:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}catch(e){}`;

export function readScheme(): SchemeChoice {
  const stored = readStored();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Stores the choice on this device and applies it at once. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice applies until the page is left.
  }
  applyScheme(choice);
}

/** Follows changes of the device and of other tabs. Called once by the browser entry. */
export function followScheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyScheme(readScheme()));
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) applyScheme(readScheme());
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

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
