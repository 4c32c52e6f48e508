/** Milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
  runs: number;
}

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), runs: sorted.length };
}

/** Runs each variant once to warm up, then all of them in turn; `query` gets the number of the turn. */
export async function measure(query: (turn: number) => Promise<unknown>, { runs, variants }: { runs: number; variants: number }) {
  for (let turn = 0; turn < variants; turn++) await query(turn);
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn++) {
    const start = performance.now();
    await query(turn);
    times.push(performance.now() - start);
  }
  return latencyOf(times);
}
