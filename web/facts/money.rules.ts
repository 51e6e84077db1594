const paisePerRupee = 100;

const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const withPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Money in the Indian grouping: 15000000 paise are ₹1,50,000, and 150050 are ₹1,500.50. */
export function writePaise(paise: number): string {
  return (paise % paisePerRupee === 0 ? whole : withPaise).format(paise / paisePerRupee);
}

export function paiseOf(rupees: number): number {
  return rupees * paisePerRupee;
}
