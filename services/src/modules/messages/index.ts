import type { ModuleFactory } from '../../platform/module.ts';
import { employerSeesMessage } from './employer-messages.service.ts';
import { MESSAGE_GRANT } from './message-answer.ts';
import { routes } from './routes.ts';

export { employerSeesSince } from './conversations.store.ts';
export {
  conversationOf,
  employerSeesMessage,
  sendByEmployer,
  setBlocked,
  unreadFromEmployer,
} from './employer-messages.service.ts';

export const messagesModule: ModuleFactory = (services) => ({
  name: 'messages',
  fileGrants: { [MESSAGE_GRANT]: (id) => employerSeesMessage(services.db, id) },
  routes: (app) => routes(app, services),
});
