import { AsyncLocalStorage } from 'node:async_hooks';
import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  PostgresDialect,
  QueryResult,
  TransactionSettings,
} from 'kysely';

/** What a piece of work may ask of the database. */
export interface StatementBudget {
  /** Once it is aborted, statements under way are cancelled in PostgreSQL and no more are begun; all fail with its reason. */
  readonly signal: AbortSignal | undefined;
  /** Waits for a turn on a connection; call what it returns when done with it. */
  enter?(): Promise<() => void>;
  /** Hears of the rows of every statement. */
  read?(rows: readonly unknown[]): void;
}

const current = new AsyncLocalStorage<StatementBudget | undefined>();

/** Runs work whose statements, wherever they are in the code, are bound by the budget. */
export const withStatementBudget = <T>(budget: StatementBudget, work: () => T): T => current.run(budget, work);

/** Runs work that others wait for too: it must not end with the one who began it. */
export const outsideStatementBudget = <T>(work: () => T): T => current.run(undefined, work);

const noControlConnection = () => Promise.resolve();

async function cancelStatement(connection: DatabaseConnection): Promise<void> {
  await connection.collectSessionInfo?.();
  await connection.cancelQuery?.(noControlConnection);
}

class BudgetedConnection implements DatabaseConnection {
  /** A transaction is never cut: whether it was committed must be known. */
  inTransaction = false;
  readonly inner: DatabaseConnection;
  readonly budget: StatementBudget;
  readonly leave: () => void;

  constructor(inner: DatabaseConnection, budget: StatementBudget, leave: () => void) {
    this.inner = inner;
    this.budget = budget;
    this.leave = leave;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#cancellable(() => this.inner.executeQuery<R>(query));
    this.budget.read?.(result.rows);
    return result;
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }

  async #cancellable<T>(run: () => Promise<T>): Promise<T> {
    const { signal } = this.budget;
    if (!signal || this.inTransaction) return run();
    signal.throwIfAborted();
    let cancelled: Promise<unknown> | undefined;
    const cancel = () => {
      // Where it cannot be cancelled, statement_timeout of the connection ends it.
      cancelled = cancelStatement(this.inner).catch(() => undefined);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const result = await run();
      signal.throwIfAborted();
      return result;
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    } finally {
      signal.removeEventListener('abort', cancel);
      // The connection must not run the next statement while a cancellation is on its way.
      await cancelled;
    }
  }
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof BudgetedConnection ? connection.inner : connection;

/** A driver whose connections obey the budget of the work they are taken for. */
class BudgetedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const budget = current.getStore();
    if (!budget) return this.#driver.acquireConnection();
    budget.signal?.throwIfAborted();
    const leave = (await budget.enter?.()) ?? (() => undefined);
    try {
      budget.signal?.throwIfAborted();
      return new BudgetedConnection(await this.#driver.acquireConnection(), budget, leave);
    } catch (error) {
      leave();
      throw error;
    }
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    try {
      await this.#driver.releaseConnection(innerOf(connection));
    } finally {
      if (connection instanceof BudgetedConnection) connection.leave();
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    if (connection instanceof BudgetedConnection) connection.inTransaction = true;
    await this.#driver.beginTransaction(innerOf(connection), settings);
  }

  init = (): Promise<void> => this.#driver.init();
  destroy = (): Promise<void> => this.#driver.destroy();
  commitTransaction = (connection: DatabaseConnection) => this.#driver.commitTransaction(innerOf(connection));
  rollbackTransaction = (connection: DatabaseConnection) => this.#driver.rollbackTransaction(innerOf(connection));
}

/** The dialect, with statements that obey `withStatementBudget`. */
export const budgeted = (dialect: PostgresDialect): Dialect => ({
  createDriver: () => new BudgetedDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
