import type { ModuleFactory } from '../../platform/module.ts';
import { routes } from './routes.ts';

export { conversationOf, sendByEnterprise, setBlocked, unreadFromEnterprise } from './employer-messages.ts';

export const messagesModule: ModuleFactory = (services) => ({ name: 'messages', routes: (app) => routes(app, services) });
