const listOf = (texts: string): string[] => texts.split(';').map((text) => text.trim());

/** Words for a person who is not free to marry any more. A phrase of several words counts anywhere in the cell, also as a beginning. */
export const notFreeAnyMore = listOf(
  `marriage fix; already married; got married; marriage over; marriage done; marriage settled; engagement over;
  engagement done; engagement fix; already engaged; got engaged; alliance fix; proposal fix; match fix; rishta pak; rishta tay;
  rishta ho g; rishta fix; sagai ho g; sagai fix; mangni ho g; roka ho g; roka done; shadi ho g; shadi fix;
  shadi tay; sagai thai; sagai thay; vivah thai; lagan thai; lagna thai; engagement thai; nikah thai; vivah ho g; vivah tay; vivah nishchit; nikah ho g; biye ho; biye thik; lagna thar; lagna jam; lagna thay;
  kalyanam fix; pelli fix; pelli kud`,
);

/** A note may begin with the first two, too: `Married - pls remove`; the others are the whole note. */
export const notFreeByNotes = [...notFreeAnyMore, 'married', 'engaged', 'fixed', 'settled'];

/** The words of a column about the marriage. */
export const notFree = [
  ...notFreeByNotes,
  ...listOf(
    'm; mrd; marr; mard; wedded; vivahit; vivahita; shadishuda; shaadishuda; vivahito; bibahita; विवाहित; विवाहिता; शादीशुदा; വിവാഹിതൻ; വിവാഹിത; വിവാഹിതന്\u200D; திருமணமானவர்; திருமணம் ஆனவர்; ವಿವಾಹಿತ; ವಿವಾಹಿತೆ; వివాహితుడు; వివాహిత',
  ),
];
