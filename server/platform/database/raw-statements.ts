import { CompiledQuery, sql } from 'kysely';
import type { Database } from './database.ts';

/** Runs SQL texts that another library wrote, with its own names of columns. */
export type RawStatements = {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
};

/** On a connection of the pool. A text that fails inside a transaction of its own leaves the connection clean. */
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

/** Inside a transaction that is under way, whose owner commits or rolls back. */
export function statementsIn(transaction: Database): RawStatements {
  const plain = transaction.withoutPlugins();
  return { executeSql: (text, values) => plain.executeQuery(CompiledQuery.raw(text, values)) };
}
