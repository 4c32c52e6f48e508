export class TimeLimitError extends Error {
  constructor(ms: number) {
    super(`no response within ${ms} ms`);
    this.name = 'TimeLimitError';
  }
}

/** The promise's outcome, or TimeLimitError after `ms`. */
export async function withinLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(ms)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
