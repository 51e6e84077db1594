/** A page of the gateway on which one payment can be paid. */
export type PageRequest = {
  /** Ours; the gateway keeps it with the page. Never used for another payment. */
  reference: string;
  amountPaise: number;
  /** Three letters, such as INR. */
  currency: string;
  /** What the buyer reads; no name and no address. */
  description: string;
  /** Where the gateway sends the buyer afterwards. */
  returnUrl: string;
  expiresAt: Date;
};

export type PaymentPage = { id: string; url: string };

/** What the gateway says of a page. It is `closed` when nobody can pay on it any more. */
export type PageState = {
  id: string;
  reference: string | null;
  status: 'open' | 'paid' | 'closed';
  paidPaise: number;
  currency: string;
  /** The gateway's number of the payment that was made. */
  gatewayPaymentId: string | null;
};

/** Money that the gateway sent back. */
export type RefundState = {
  id: string;
  gatewayPaymentId: string;
  amountPaise: number;
  /** The number of our refund, when this server asked for it. */
  refundId: number | null;
  hasFailed: boolean;
};

/**
 * A report of the gateway whose signature is right. `hint` says that something happened to a page whose state has to be asked for;
 * `other` is of no interest here.
 */
export type Report =
  | { kind: 'page'; page: PageState }
  | { kind: 'hint'; pageId: string }
  | { kind: 'refund'; refund: RefundState }
  | { kind: 'other' };

export type RefundRequest = {
  /** Ours: the same number is sent back once, however often it is asked for. */
  refundId: number;
  gatewayPaymentId: string;
  amountPaise: number;
};

/**
 * A company that takes payments on a page of its own. Each call is one or a few requests with a time limit; a failed one throws a
 * GatewayError and may be made again.
 */
export type PaymentGateway = {
  /** Stored with each payment, so it never changes. */
  name: string;
  /** Creates the page of a payment, or finds the one that an earlier request made whose answer was lost. */
  createPage: (request: PageRequest) => Promise<PaymentPage>;
  /** The present state of a page; null when the gateway does not know it. */
  findPage: (id: string) => Promise<PageState | null>;
  /** Ends a page, so that it cannot be paid any more. One that is paid or closed stays as it is. */
  closePage: (id: string) => Promise<void>;
  /** Verifies a report against its bytes and reads it; null when the gateway did not sign it. */
  readReport: (report: { body: Uint8Array; headers: Readonly<Record<string, string>> }) => Report | null;
  /** Everything that was sent back of a payment, by this server or by a person at the gateway. */
  listRefunds: (gatewayPaymentId: string) => Promise<RefundState[]>;
  /** Sends money back, once for each `refundId`; returns the gateway's number of the refund. */
  refund: (request: RefundRequest) => Promise<string>;
};

/**
 * A request that the gateway did not fulfil. `refused`: the same request would be refused again. `busy`: too many requests. `failed`: no
 * answer, an unreadable one, or a fault of the gateway; what was asked for may have happened.
 */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly kind: 'refused' | 'busy' | 'failed';

  constructor(kind: GatewayError['kind'], { message, cause }: { message: string; cause?: unknown }) {
    super(message, { cause });
    this.kind = kind;
  }
}
