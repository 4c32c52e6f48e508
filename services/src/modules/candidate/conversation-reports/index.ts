import type { ModuleFactory } from '../../../platform/module.ts';
import { conversationReportData } from './candidate-data.ts';
import { resolvers } from './resolvers/index.ts';

export { newestConversationReports } from './conversation-reports.store.ts';

export const conversationReportsModule: ModuleFactory = () => ({
  name: 'conversation-reports',
  candidateData: conversationReportData,
  resolvers,
});
