interface ReportedError {
  /** ISO 8601. */
  at: string;
  error: string;
  info: string;
}

export interface ErrorGroup extends ReportedError {
  /** How often it was reported. `at` is when it was last. */
  count: number;
}

/** Equal errors as one with their number, the one last seen first. */
export function groupErrors(errors: readonly ReportedError[]): ErrorGroup[] {
  const groups = new Map<string, ErrorGroup>();
  for (const error of errors.toSorted((a, b) => b.at.localeCompare(a.at))) {
    const group = groups.get(error.error);
    if (group) group.count += 1;
    else groups.set(error.error, { ...error, count: 1 });
  }
  return [...groups.values()];
}
