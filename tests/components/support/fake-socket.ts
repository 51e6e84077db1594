import type { LiveMessage } from '#contract/notifications/live.events.ts';

const opened = new Set<FakeSocket>();

/** A live connection without a server: it opens at once, and the test sends its events. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly url: string;
  readyState: number = FakeSocket.CONNECTING;
  binaryType = 'blob';

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    queueMicrotask(() => {
      this.readyState = FakeSocket.OPEN;
      opened.add(this);
      this.dispatchEvent(new Event('open'));
    });
  }

  /** Every greeting is accepted. */
  send(): void {
    this.receive({ type: 'welcome', beat_seconds: 3600, connection_id: 'a-window' });
  }

  close(): void {
    opened.delete(this);
    this.readyState = FakeSocket.CLOSED;
  }

  receive(message: LiveMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

/** Sends an event to every open window. */
export function tellLive(message: LiveMessage): void {
  for (const socket of opened) socket.receive(message);
}
