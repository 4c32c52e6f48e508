import { startsAs } from '@hirehq/shared-contracts/fold-text';
import type { Conversation } from '@hirehq/shared-contracts/rest';

/** Conversations whose sender's name starts with the typed text, in any case and spelling (MS-02). */
export function namedFrom(conversations: readonly Conversation[], typed: string): readonly Conversation[] {
  return typed.trim() ? conversations.filter(({ messageFromName }) => startsAs(messageFromName, typed)) : conversations;
}
