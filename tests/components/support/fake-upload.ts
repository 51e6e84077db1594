/**
 * The part of `XMLHttpRequest` that uploads use, over the fetch of a fake server: half of a form is sent at once, the rest with the answer.
 */
export function createFakeRequest(fetchFake: typeof fetch) {
  return class FakeRequest extends EventTarget {
    upload = new EventTarget();
    status = 0;
    response: unknown = null;
    responseType = '';
    timeout = 0;
    #address = '';
    #method = '';
    #headers = new Headers();
    #isAborted = false;

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    send(body: FormData | string): void {
      void this.#send(body);
    }

    abort(): void {
      this.#isAborted = true;
      this.#end();
    }

    async #send(body: FormData | string): Promise<void> {
      this.#progress(1);
      try {
        const answer = await fetchFake(this.#address, { method: this.#method, headers: this.#headers, body });
        const parsed: unknown = await answer.json();
        if (this.#isAborted) return;
        this.#progress(2);
        this.status = answer.status;
        this.response = parsed;
      } catch {
        // A broken connection has no status.
      }
      if (!this.#isAborted) this.#end();
    }

    #progress(loaded: number): void {
      const event = new ProgressEvent('progress', { loaded, total: 2, lengthComputable: true });
      this.upload.dispatchEvent(event);
    }

    #end(): void {
      this.dispatchEvent(new ProgressEvent('loadend'));
    }
  };
}

/** Chooses files in the picker of a part of the page, as the dialog of the browser does. */
export function pickFiles(part: ParentNode | null, files: readonly File[]): void {
  const picker = part?.querySelector<HTMLInputElement>('input[type=file]');
  if (picker === null || picker === undefined) throw new Error('There is no picker');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  picker.files = chosen.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
}
