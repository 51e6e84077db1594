import { ConfigurationError } from './setting.ts';

/** The account at the payment gateway. */
export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string; url: string };

/** The keys of the gateway; null without any. Throws ConfigurationError when some are missing. */
export function readRazorpay({
  keyId,
  keySecret,
  webhookSecret,
  url,
}: {
  keyId: string | undefined;
  keySecret: string | undefined;
  webhookSecret: string | undefined;
  url: string;
}): RazorpayKeys | null {
  if (keyId !== undefined && keySecret !== undefined && webhookSecret !== undefined) {
    return { keyId, keySecret, webhookSecret, url };
  }
  const given = {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  };
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === Object.keys(given).length) return null;
  throw new ConfigurationError(`${missing.join(', ')}: missing; set all three keys of Razorpay, or none`);
}
