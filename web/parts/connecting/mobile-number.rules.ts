/** Returns an Indian number in two groups of five digits, as it is read aloud; others unchanged. */
export function spaceMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
