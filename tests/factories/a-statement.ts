/** A line of a bank's statement, as the bank writes it. */
export type StatementLine = { narration: string; reference?: string; credit?: string; debit?: string };

/** A statement as a bank's download has it: lines above the table, a sum below it, amounts in Indian groups. */
export function writeStatement(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ narration, reference = '', credit = '', debit = '' }, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    return [
      `${day}/11/2026`,
      quote(narration),
      reference,
      `${day}/11/2026`,
      quote(debit),
      quote(credit),
      '"9,99,999.00"',
    ];
  });
  return [
    'Bank of Kottayam,,,,,,',
    'Account,50100012345678,,,,,',
    '',
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    ...rows.map((cells) => cells.join(',')),
    ',Total,,,"1,000.00","9,000.00",',
    'This is a computer generated statement',
  ].join('\r\n');
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Paise as a bank writes rupees. */
function writeRupees(paise: number): string {
  return new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);
}

type Paid = { bankReference: string | null; reference: string; amountPaise: number };

/** The credit of a payment, by the bank's reference, or by ours where there is none. */
export function creditOf(
  { bankReference, reference, amountPaise }: Paid,
  paise = amountPaise,
): StatementLine {
  const names = bankReference ?? `418800000000/${reference}`;
  return {
    narration: `UPI/${names}/ANN/ann@okbank`,
    reference: bankReference === null ? '' : bankReference.padStart(16, '0'),
    credit: writeRupees(paise),
  };
}

/**
 * A statement of 40 lines: a credit for each payment, of which the first three have wrong amounts and the fourth comes twice, then
 * credits of strangers and debits.
 */
export function aStatementOf40(payments: readonly Paid[]): string {
  const [first, second, third, doubled, ...right] = payments;
  if (doubled === undefined || first === undefined || second === undefined || third === undefined)
    throw new Error('At least four payments are needed');
  const ofPayments = [
    creditOf(first, first.amountPaise - 1),
    creditOf(second, second.amountPaise + 100_000),
    creditOf(third, third.amountPaise / 100),
    creditOf(doubled),
    creditOf(doubled),
    ...right.map((payment) => creditOf(payment)),
  ];
  const others = Array.from({ length: 40 - ofPayments.length }, (_, index): StatementLine =>
    index % 2 === 0
      ? { narration: 'BANK CHARGES', debit: '11.80' }
      : {
          narration: `NEFT CR DONATION ${index}`,
          reference: `${900_000_000_000 + index}`,
          credit: '1,500.00',
        },
  );
  return writeStatement([...ofPayments, ...others]);
}
