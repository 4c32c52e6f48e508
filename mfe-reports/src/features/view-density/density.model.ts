import { routes } from '@hirehq/shared-contracts/routes';
import type { DensityLocation } from './job-density.query.ts';

/** What the jobs are filtered by, besides their location. */
export interface DensityFilter {
  /** Ids of skills; a job with any of them fits. */
  skills: readonly number[];
  keyword: string;
  /** Id of the employer whose jobs are counted for everybody; undefined for the report of a candidate. */
  enterprise?: string;
}

/** The search that finds the jobs of a location. */
export const searchOf = ({ city, state, country }: DensityLocation, { skills, keyword, enterprise }: DensityFilter): string =>
  routes.searchResults(enterprise === undefined, {
    ...(keyword && { keyword }),
    ...(skills.length > 0 && { skills }),
    ...(city && { city }),
    ...(state && { state }),
    country,
    ...(enterprise !== undefined && { enterprise }),
  });

const SMALLEST = 5;
const LARGEST = 30;

/** Radius of a bubble: its area grows with the number of jobs. */
export const radiusOf = (jobs: number, most: number): number =>
  SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(jobs / Math.max(most, 1));
