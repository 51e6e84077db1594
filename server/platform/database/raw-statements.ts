import { CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';

/** Runs the SQL of another library, which has its own names of columns. */
export type RawStatements = {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/** On a connection of the pool. Rolls back when the SQL fails, because it may contain a transaction of its own. */
export function statementsOn(database: Database): RawStatements {
  const plain = database.withoutPlugins();
  return {
    executeSql: (text, values) =>
      plain.connection().execute(async (connection) => {
        try {
          return await connection.executeQuery(CompiledQuery.raw(text, values));
        } catch (error) {
          await sql`rollback`.execute(connection);
          throw error;
        }
      }),
  };
}

/** Inside an open transaction, which its owner commits or rolls back. */
export function statementsIn(transaction: Database): RawStatements {
  const plain = transaction.withoutPlugins();
  return { executeSql: (text, values) => plain.executeQuery(CompiledQuery.raw(text, values)) };
}
