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

/** Limits of the database access of a piece of work. */
export interface StatementBudget {
  /** When aborted, running statements are cancelled in PostgreSQL and no more are started; all fail with its reason. */
  readonly signal: AbortSignal | undefined;
  /** Waits for a turn on a connection; call the returned function to release it. */
  enter?(): Promise<() => void>;
  /** Called with the rows of every statement. */
  read?(rows: readonly unknown[]): void;
}

const current = new AsyncLocalStorage<StatementBudget | undefined>();

/** Runs work with a budget that applies to all its statements, wherever they are in the code. */
export const withStatementBudget = <T>(budget: StatementBudget, work: () => T): T => current.run(budget, work);

/** Runs work without a budget, because others wait for it too: it must not be stopped with the request that started it. */
export const outsideStatementBudget = <T>(work: () => T): T => current.run(undefined, work);

const noControlConnection = () => Promise.resolve();

async function cancelStatement(connection: DatabaseConnection): Promise<void> {
  await connection.collectSessionInfo?.();
  await connection.cancelQuery?.(noControlConnection);
}

class BudgetedConnection implements DatabaseConnection {
  /** A transaction is never cancelled, so that its outcome is known. */
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
      // If it cannot be cancelled, the connection's statement_timeout ends it.
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
      // The connection must not run another statement while a cancellation is pending.
      await cancelled;
    }
  }
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  connection instanceof BudgetedConnection ? connection.inner : connection;

/** A driver whose connections apply the budget of the work they are used for. */
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

/** The dialect, with statements bound by `withStatementBudget`. */
export const budgeted = (dialect: PostgresDialect): Dialect => ({
  createDriver: () => new BudgetedDriver(dialect.createDriver()),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
});
