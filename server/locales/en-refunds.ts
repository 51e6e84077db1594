/**
 * Payments and refunds. It says what rule 4(3) and 6(5) of the Consumer Protection (E-Commerce) Rules, 2020 ask a seller of services
 * for: total prices, ways of paying, refunds, and nothing that is bought by a box ticked beforehand.
 */
export const refundsPage = [
  'Registering on {site}, receiving matches and answering interests cost nothing. You can buy a plan to reach more people. This page says how you pay for a plan, and when you get your money back.',

  '## What you pay',
  '- The price on the card of a plan is the total, with all taxes. Nothing is added on the way to the payment.',
  '- Before you pay, we show what the plan changes for you: when it begins and ends, how many contact details you may view, and what is credited from the plan that you have.',
  '- You pay once. A plan ends automatically on the day that is shown: it is not renewed, and we never take money from your account.',
  '- You pay for the plan’s limits for its period. A plan does not change the order of profiles, and we cannot promise a marriage.',

  '## How you pay',
  '- You pay by UPI to the account that the payment shows, and enter the reference number of the transfer; or on the page of a payment partner where we offer one. We never see or store the number of your card.',
  '- A person compares each reference with our account. Then your plan begins, and you get a mail with a receipt. If we cannot find a payment, we do not confirm it. You can read the reason, and write to us.',
  '- Pay only to the account that the payment shows, or at our office against a receipt. None of us will ever ask for a payment in a chat or a call.',

  '## If you already have a plan',
  '- The same plan, or a lower one, begins when the present one ends.',
  '- A higher plan begins at once. The unused days of the lower one are not lost. What they are worth becomes extra days of the higher one.',
  '- Your plan keeps its price, time and limits to its end, whatever we change later.',

  '## When you get your money back',
  '- You have paid twice, or too much: you get back what you paid too much.',
  '- You have paid, but got no plan: you get back everything.',
  '- The plan did not give what its card promises, and we could not correct this: you get back the price of the missing part.',
  '- You have changed your mind: write to us within 7 days of the payment, and you get back the part of the time that you have not used.',
  '- Your account was closed because of a breach of the terms: there is no refund, except where the law gives it.',

  '## How to ask for it',
  'Write to {supportEmail} with your member ID and the number of the receipt or our reference.',
  '- We answer within 48 hours, and decide within 7 days.',
  '- We send the money back the way it came, within 7 days of our decision. Your bank may need a few more days.',
  '- You get a credit note for it. Your plan becomes shorter by the part that we paid back. Unused days are taken first.',
  'Nothing on this page limits your rights under the Consumer Protection Act, 2019.',

  '## If you are not satisfied',
  'The grievance page says who answers your complaint, and how soon. You may also call the National Consumer Helpline: 1915.',

  '## Who we are',
  '- {site}, {publicUrl}',
  '- E-mail: {supportEmail}',
  '- Phone: {supportPhone}',
  '- Address: {address}',
] as const;
