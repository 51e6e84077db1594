/** An Indian number in two groups of five, as it is read aloud; others as they are. */
export function spaceMobile(mobile: string): string {
  return mobile.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
}
