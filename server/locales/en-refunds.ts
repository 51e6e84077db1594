/**
 * Payments and refunds. It says what rule 4(3) and 6(5) of the Consumer Protection (E-Commerce) Rules, 2020 ask a seller of services
 * for: total prices, ways of paying, refunds, and nothing that is bought by a box ticked beforehand.
 */
export const refundsPage = [
  'Registering on {site}, receiving matches and answering interests cost nothing. A plan is bought by those who want to reach more people. This page says how you pay for a plan, and when you get your money back.',

  '## What you pay',
  '- The price on the card of a plan is the total, with all taxes. Nothing is added on the way to the payment.',
  '- Before you pay, we show what the plan changes for you: when it begins and ends, how many contact details you may view, and what is credited from the plan that you have.',
  '- You pay once. A plan ends automatically on the day that is shown: it is not renewed, and we never take money from your account.',
  '- You pay for the plan’s limits for its period. A plan does not change the order of profiles, and we cannot promise a marriage.',

  '## How you pay',
  '- You pay by UPI to the account that the payment shows, and enter the reference number of the transfer; or on the page of a payment partner where we offer one. We never see or store the number of your card.',
  '- A person compares each reference with our account. Then your plan begins, and a mail and a receipt tell you so. A payment that we cannot find is not confirmed: you read the reason, and can write to us.',
  '- Pay only to the account that the payment shows, or at our office against a receipt. None of us will ever ask for a payment in a chat or a call.',

  '## If you already have a plan',
  '- The same plan, or a lower one, begins when the present one ends.',
  '- A higher plan begins at once. The days that are left of the lower one are not lost: their price becomes more days of the higher one.',
  '- Your plan keeps its price, time and limits to its end, whatever we change later.',

  '## When you get your money back',
  '- You have paid twice, or too much: you get back the excess.',
  '- You have paid, and no plan was given to you: you get back everything.',
  '- The plan did not give what its card promises, and we could not put it right: you get back the part that was not given.',
  '- You have changed your mind: write to us within 7 days of the payment, and you get back the part of the time that you have not used.',
  '- Your account was closed because of a breach of the terms: there is no refund, except where the law gives it.',

  '## How to ask for it',
  'Write to {supportEmail} with your member ID and the number of the receipt or our reference.',
  '- We answer within 48 hours, and decide within 7 days.',
  '- The money goes back the way it came, within 7 days of our decision; your bank may need some days more.',
  '- You get a credit note for it. The time of the plan becomes shorter by the share that was sent back, beginning with the time that you have not used.',
  'Nothing on this page limits your rights under the Consumer Protection Act, 2019.',

  '## If you are not satisfied',
  'The grievance page says who hears your complaint, and how soon. You may also call the National Consumer Helpline: 1915.',

  '## Who we are',
  '- {site}, {publicUrl}',
  '- E-mail: {supportEmail}',
  '- Phone: {supportPhone}',
  '- Address: {address}',
] as const;
