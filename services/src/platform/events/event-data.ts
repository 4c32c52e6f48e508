import { ownRows, type CandidateDataTable } from '../candidate-data/candidate-data.ts';
import { eventsAboutCandidate } from './outbox.store.ts';

/** What the platform itself stores about candidates. */
export const eventData: readonly CandidateDataTable[] = [
  ownRows('stream_event', { notExported: 'tells open pages to show what is exported itself, for a week at most' }),
  {
    table: 'outbox',
    rowsOf: { where: eventsAboutCandidate },
    notExported: 'tells modules the id of a record that is exported itself, for a week at most',
  },
];
