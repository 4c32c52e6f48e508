import type { ModuleFactory } from '../../platform/module.ts';
import { resolvers } from './resolvers/index.ts';

export { newestConversationReports } from './conversation-reports.store.ts';

export const conversationReportsModule: ModuleFactory = () => ({ name: 'conversation-reports', resolvers });
