/** What the server says about bank statements, totals and exports of payments. */
export const reconciliationEnglish = {
  'outcome.statement_read': 'The statement was read. Nothing is confirmed yet.',
  'outcome.payments_decided': 'Done.',

  'problem.statement_unreadable':
    'This file is not a text file. Please download the statement as CSV from your bank; a PDF or Excel file cannot be read here.',
  'problem.statement_without_columns':
    'No table was found in this file. It needs a line that names the columns: a date, a narration or reference, and a credit, deposit or amount.',
  'problem.statement_empty': 'The table of this file has no lines with an amount.',
  'problem.statement_too_long': 'This statement has more than 10,000 rows. Please download a shorter period.',
} as const;
