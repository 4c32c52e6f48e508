import type { Conversation } from '@hirehq/shared-contracts/rest';

/** Conversations whose sender's name starts with the typed text, in any case (MS-02). */
export function namedFrom(conversations: readonly Conversation[], typed: string): readonly Conversation[] {
  const start = typed.trim().toLocaleLowerCase();
  return start
    ? conversations.filter(({ messageFromName }) => messageFromName.toLocaleLowerCase().startsWith(start))
    : conversations;
}
