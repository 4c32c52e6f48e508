import type { Viewer } from '../../../platform/module.ts';

/** A job of a talent pool is for invited candidates only. */
export const mayBeReferred = ({ talent_pool_id: pool }: { talent_pool_id: string | null }): boolean => pool === null;

/** Nobody visits by their own link. */
export const mayVisit = (viewer: Viewer, referrer: string): boolean =>
  viewer.kind !== 'candidate' || viewer.candidateId !== referrer;
