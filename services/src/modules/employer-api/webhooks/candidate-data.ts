import type { CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';
import { deliveriesAboutCandidate } from './withdrawn-deliveries.store.ts';

export const webhookData: readonly CandidateDataTable[] = [
  {
    table: 'webhook_delivery',
    rowsOf: { where: deliveriesAboutCandidate },
    notExported: 'tells an employer the id of a record that is exported itself',
  },
];
