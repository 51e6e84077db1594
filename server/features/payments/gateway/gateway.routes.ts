import { checkPayment, receiveWebHook } from '#contract/payments/gateway.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, route } from '#server/platform/http/route.ts';
import { checkOwnPayment } from './check-page.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import { receiveReport } from './receive-report.ts';

/** What the gateway reports, and what the buyer who comes back from it asks. */
export function gatewayRoutes(context: Context, gateway: PaymentGateway | null): Route[] {
  return [
    route(receiveWebHook, async ({ input }) => {
      await receiveReport(context, { gateway, raw: input });
      return { data: null };
    }),
    route(checkPayment, async ({ input, caller }) => ({
      data: await checkOwnPayment(context, {
        gateway,
        accountId: caller.accountId,
        paymentId: input.pay_id,
      }),
    })),
  ];
}
