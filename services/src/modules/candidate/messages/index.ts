import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { messageData } from './candidate-data.ts';
import { employerSeesMessage } from './employer-messages.service.ts';
import { followApplication } from './follow-application.ts';
import { MESSAGE_GRANT } from './message-response.ts';
import { resolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';
import { forgetTyping } from './presence/typing.ts';
import { forgetReplies } from './presence/usual-reply.ts';

export { availability, setAvailability } from './presence/availability.service.ts';
export {
  conversationOf,
  employerSeesMessage,
  sendByEmployer,
  setBlocked,
  type EmployerMessage,
} from './employer-messages.service.ts';
export { readByEmployer } from './read-by-employer.ts';
export { employerSeesSince } from './conversation-relation.store.ts';
export { reportedMessage } from './reported-message.ts';
export { typeByEmployer } from './presence/typing.ts';
export { latestOfEmployers } from './conversations.store.ts';
export { messageCounts, unreadConversations } from './read-marks.store.ts';

export const messagesModule: ModuleFactory = (services) => ({
  name: 'messages',
  candidateData: messageData,
  fileGrants: { [MESSAGE_GRANT]: (id) => employerSeesMessage(services.db, id) },
  resolvers,
  routes: (app) => routes(app, services),
  events: {
    'application.submitted': (event) => followApplication(services, event),
    'application.changed': (event) => followApplication(services, event),
    'application.withdrawn': (event) => followApplication(services, event),
  },
  work: [
    onSchedule({ name: 'messages.forget-typing', schedule: '* * * * *', run: () => forgetTyping(services) }),
    onSchedule({ name: 'messages.forget-replies', schedule: '52 3 * * *', run: () => forgetReplies(services) }),
  ],
});
