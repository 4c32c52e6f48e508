/** The text of one operation, with what it answers and takes as types. */
export interface Operation<Result, Variables> {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  /** Types only; never there at run time. */
  readonly types?: (variables: Variables) => Result;
}
