/** A page size that was asked for, within what the schema says. */
export const pageSize = (first: number, most: number): number => Math.max(1, Math.min(first, most));
