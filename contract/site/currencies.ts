/** Whether a currency has hundredths, in which all amounts are stored: yen have none, Kuwaiti dinars have thousandths. */
export function hasHundredths(code: string): boolean {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2;
}
