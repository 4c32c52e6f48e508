import type { ReactElement } from 'react';
import userEvent from '@testing-library/user-event';
import type { EventPayload } from '@hirehq/shared-contracts/events';
import type { RestKey } from '@hirehq/shared-contracts/rest';
import { createFakeShell, signedIn, type FakeShell, type FakeShellOptions } from '@hirehq/shared-contracts/testing';
import { renderInShell } from '@hirehq/shared-ui/testing';
import { messages } from '../src/messages/index.ts';
import type { ChatMessage } from '../src/shared/inbox/thread.model.ts';
import { respondFrom } from './examples.ts';
import { createExampleInbox, exampleId } from './example-inbox.ts';

export const ACME = exampleId(1);
export const BOREALIS = exampleId(2);

interface ShowOptions extends FakeShellOptions {
  at?: string;
  amount?: 'some' | 'none';
  /** Scripts further responses before the part is rendered. */
  script?: (shell: FakeShell) => void;
}

/** A part with example conversations, which the returned inbox changes like the services. */
export function showPart(part: ReactElement, { at = '/', amount = 'some', script, ...options }: ShowOptions = {}) {
  const shell = createFakeShell({ remote: 'messaging', session: signedIn(), ...options });
  const inbox = createExampleInbox(amount === 'some');
  respondFrom(shell.api, inbox);
  script?.(shell);
  const view = renderInShell(part, { shell, messages, at });
  const callsTo = (key: RestKey) => shell.api.restCalls.filter((call) => call.key === key);

  /** The employer writes, and the event stream delivers it. */
  function employerWrites(enterpriseId: string, text: string, sender: ChatMessage['sender'] = null): ChatMessage {
    const message = inbox.receive(enterpriseId, text, sender);
    shell.events.arrive('message.received', receivedOf(enterpriseId, message));
    return message;
  }

  function receivedOf(enterpriseId: string, message: ChatMessage): EventPayload<'message.received'> {
    const unreadTotal = inbox.unreadTotal();
    const { messageSignedUrl: _link, ...content } = message;
    const conversation = inbox.conversation(enterpriseId, { first: 1 });
    if (!conversation) throw new Error(`there is no conversation ${enterpriseId}`);
    const { lastNumber, clearedTo, employerReadTo, unreadCount, writing } = conversation;
    const numbers = { enterpriseId, lastNumber, clearedTo, employerReadTo, unreadCount, writing, unreadTotal };
    return {
      id: message.id,
      messageFrom: enterpriseId,
      enterpriseId,
      unreadCount: unreadTotal,
      conversation: numbers,
      message: content,
    };
  }

  return { ...view, shell, inbox, user: userEvent.setup(), callsTo, employerWrites };
}
