/**
 * Ends a switch whose cases cover every value, which the compiler checks. A value that only a newer server knows gets the
 * fallback.
 */
export const assertNever = <Fallback>(_value: never, fallback: Fallback): Fallback => fallback;
