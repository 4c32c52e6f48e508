/** A span of time on the clock of `performance.now()`. */
export interface Span {
  from: number;
  to: number;
}

/** Milliseconds of the longest task in a span: 0 if none was long, undefined if the browser does not measure tasks. */
export type LongestTask = (span: Span) => number | undefined;

/** Tasks that are remembered; a report asks for its own within seconds. */
const REMEMBERED = 200;
const TASK = 'longtask';

/** Notes the tasks of the main thread that take 50 ms and longer, from the start of the page. */
export function watchLongTasks(): LongestTask {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(TASK)) return () => undefined;
  let tasks: PerformanceEntry[] = [];
  const note = (entries: readonly PerformanceEntry[]) => {
    tasks = [...tasks, ...entries].slice(-REMEMBERED);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: TASK, buffered: true });
  return ({ from, to }) => {
    note(observer.takeRecords());
    const within = tasks.filter(({ startTime, duration }) => startTime < to && startTime + duration > from);
    return Math.round(Math.max(0, ...within.map(({ duration }) => duration)));
  };
}
