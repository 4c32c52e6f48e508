/** The name of an operation, with the types of its result and variables: enough to find its results in a cache. */
export interface OperationName<Result, Variables> {
  readonly name: string;
  /** Exists only as a type. */
  readonly types?: (variables: Variables) => Result;
}

/** An operation with its text. */
export interface Operation<Result, Variables> extends OperationName<Result, Variables> {
  readonly kind: 'query' | 'mutation';
  readonly text: string;
}
