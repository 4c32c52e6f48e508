/** True for an object with fields of its own: neither null nor an array. For values of unknown origin. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
