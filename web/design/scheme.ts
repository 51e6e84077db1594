/** Which colours a person wants: those of the device, or always light or dark. */
export type SchemeChoice = 'system' | 'light' | 'dark';

const storageKey = 'scheme';
const attribute = 'data-mantine-color-scheme';
const listeners = new Set<() => void>();

/**
 * Runs in the head before anything is drawn, so that no page flashes in the wrong colours. Written as text because it
 * must stand inline; the document gives it the request's nonce.
 */
export const schemeScript = `try{var c=localStorage.getItem('${storageKey}');document.documentElement.setAttribute('${attribute}',c==='light'||c==='dark'?c:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}catch(e){}`;

export function readScheme(): SchemeChoice {
  const stored = readStored();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Remembers the choice on this device and shows it at once. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // A browser without storage still shows the choice until the page is left.
  }
  showScheme(choice);
}

/** Follows the device and the other tabs. Called once by the browser entry. */
export function followScheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => showScheme(readScheme()));
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) showScheme(readScheme());
  });
}

export function onSchemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function showScheme(choice: SchemeChoice): void {
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
