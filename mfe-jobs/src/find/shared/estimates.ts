/** A number of jobs, counted or estimated. */
export interface JobCount {
  count: number;
  isEstimate: boolean;
}

/** An estimated number as it is shown: its first two digits, because the others mean nothing. */
export const rounded = (count: number): number => Number(count.toPrecision(2));
