/** Ends a switch that handles every value, as the compiler checks. A value of a newer server is none of them: it gets the fallback. */
export const assertNever = <Fallback>(_value: never, fallback: Fallback): Fallback => fallback;
