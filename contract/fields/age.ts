/** Age in whole years on a day; both dates as `YYYY-MM-DD`. */
export function ageOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const isBeforeBirthday = day.slice(5) < dateOfBirth.slice(5);
  return isBeforeBirthday ? years - 1 : years;
}
