import { cachedRead } from '../../../platform/caching/cached-read.ts';
import { runningCanaries } from './canaries.store.ts';

/** The canaries that run, as of a second ago: each page and each report asks. */
export const knownCanaries = cachedRead({ ttlMs: 1_000 }, (db) => runningCanaries(db));
