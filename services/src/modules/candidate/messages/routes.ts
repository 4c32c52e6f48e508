import type { FastifyInstance } from 'fastify';
import { restCalls, type RestHandlers } from '../../../platform/http/rest-calls.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { conversationsVersion } from './list-version.store.ts';
import { chat, clearHistory, conversations, readConversation, sendByCandidate } from './messages.service.ts';
import { unreadOfCandidate } from './read-marks.store.ts';

export function routes(app: FastifyInstance, services: Services): void {
  const version = ({ viewer }: { viewer: CandidateViewer }) =>
    conversationsVersion(services.db, viewer.candidateId, services.now());
  const handlers: RestHandlers = {
    'GET candidates/messages/unread-count': ({ viewer }) => unreadOfCandidate(services.db, viewer.candidateId),
    'GET candidates/messages/0/500': ({ viewer }) => conversations(services, viewer.candidateId, 500),
    'GET candidates/messages/0/10': ({ viewer }) => conversations(services, viewer.candidateId, 10),
    'GET candidates/messages/details/0/500': ({ viewer, query }) => chat(services, viewer.candidateId, query),
    'PUT candidates/messages/general': ({ viewer, body, files }) =>
      sendByCandidate(services, viewer.candidateId, body, files['file']?.[0]),
    'PUT candidates/messages/read': ({ viewer, body }) => readConversation(services, viewer.candidateId, body),
    'PUT candidates/messages/chat-history': ({ viewer, query }) => clearHistory(services, viewer.candidateId, query),
  };
  restCalls(app, handlers, {}, { 'GET candidates/messages/0/500': version, 'GET candidates/messages/0/10': version });
}
