/** Words that English phrases about money and about other ways of contact have in common, also as they are texted. */
export const englishWords = {
  please: 'please plz pls plss kindly',
  you: 'you u ya',
  your: 'your ur yr',
  can: 'can could will would cud wud might able',
  not: 'not dont do_not didnt doesnt wont never cant cannot no nobody without isnt havent',
} as const;
