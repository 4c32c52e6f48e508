/** The name of an operation, with what it returns and takes as types: enough to find its results in a cache. */
export interface OperationName<Result, Variables> {
  readonly name: string;
  /** Types only; never there at run time. */
  readonly types?: (variables: Variables) => Result;
}

/** An operation with its text. */
export interface Operation<Result, Variables> extends OperationName<Result, Variables> {
  readonly kind: 'query' | 'mutation';
  readonly text: string;
}
