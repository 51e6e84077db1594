/** First and last name together. */
export function fullNameOf({ u_firstname, u_lastname }: { u_firstname: string; u_lastname: string }): string {
  return `${u_firstname} ${u_lastname}`.trim();
}
