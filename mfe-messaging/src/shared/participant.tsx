import type { Conversation } from '@hirehq/shared-contracts/rest';
import type { Thread } from './inbox/thread.model.ts';

/** Whom the candidate writes with: the person, if the employer names one, their title, and the employer. */
interface Participant {
  name: string;
  /** Title and employer, as far as they are not the name. */
  about: string;
}

type Listed = Pick<Conversation, 'messageFromName' | 'messageFromProfileTitle' | 'enterpriseName'>;

export function participantOf({ messageFromName, messageFromProfileTitle, enterpriseName }: Listed): Participant {
  const employer = enterpriseName === messageFromName ? null : enterpriseName;
  return { name: messageFromName, about: [messageFromProfileTitle, employer].filter(Boolean).join(' · ') };
}

/** Of an open conversation: who wrote last for the employer; of one that is still loading, as the list says. */
export function participantOfThread({ details, messages }: Thread, listed: Listed | undefined, unknown: string): Participant {
  if (!details) return listed ? participantOf(listed) : { name: unknown, about: '' };
  const { enterpriseName } = details;
  const sender = messages.findLast(({ byEnterprise }) => byEnterprise)?.sender;
  return participantOf({
    messageFromName: sender?.name ?? enterpriseName,
    messageFromProfileTitle: sender?.title ?? null,
    enterpriseName,
  });
}

/** The name in the head of a conversation, with title and employer under it. */
export function ParticipantName({ participant: { name, about } }: { participant: Participant }) {
  return (
    <>
      <bdi>{name}</bdi>
      {about && (
        <>
          {' '}
          <bdi className="ms-about">{about}</bdi>
        </>
      )}
    </>
  );
}
