/** The storage of a browser as a test needs it: its entries are its own properties. A longer text does not fit. */
export class MemoryStorage {
  readonly #mostCharacters: number;

  constructor(mostCharacters = Infinity) {
    this.#mostCharacters = mostCharacters;
  }

  getItem(key: string): string | null {
    const text: unknown = Reflect.get(this, key);
    return typeof text === 'string' ? text : null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.#mostCharacters) throw new DOMException('It is full', 'QuotaExceededError');
    Reflect.set(this, key, text);
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}
