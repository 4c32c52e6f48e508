import type { EmbeddedJobs } from '@hirehq/shared-contracts/rest';
import { embeddedJobsAddress, type EmbeddedJobsSource } from '@hirehq/shared-contracts/embed';
import { ask, type Asked } from './ask.ts';

/** Loads a page of the list, or why there is none. */
export const loadJobs = (
  platform: string,
  source: EmbeddedJobsSource,
  { after, gone }: { after?: string | undefined; gone: AbortSignal },
): Promise<Asked<EmbeddedJobs>> => ask(embeddedJobsAddress(platform, source, after), gone);
