/** A feed that is pulled, or a file that an employer sent. */
export type FeedOfEmployer = { feedId: string } | { importId: string };

/** Payloads of the events that modules send each other through the outbox, by topic. */
export interface OutboxTopics {
  'application.submitted': {
    applicationId: string;
    jobId: string;
    candidateId: string;
    jobTitle: string;
    establishmentName: string;
  };
  /** Shortlisted, offered, accepted, onboarded, offboarded or closed: `change` of the process record. */
  'application.changed': { applicationId: string; jobId: string; candidateId: string; change: string };
  'application.withdrawn': { applicationId: string; jobId: string; candidateId: string };
  /** An application that its employer could see was deleted with its candidate's account. */
  'application.deleted': { applicationId: string; jobId: string; enterpriseId: string; deletedAt: string };
  'interview.changed': { interviewId: string; applicationId: string; candidateId: string; change: string };
  /** Something that a profile shows, or its score counts, was changed. */
  'profile.changed': { candidateId: string };
  /** A candidate wrote to an employer. */
  'message.received': { messageId: string; candidateId: string; enterpriseId: string };
  /** Jobs of one employer that were closed together, at most a thousand. */
  'job.closed': { jobIds: readonly string[]; enterpriseId: string };
  /** A feed lacks so many jobs of an employer that they stay open until the next one, or a person, says the same. */
  'closing.held': { enterpriseId: string; jobs: number } & FeedOfEmployer;
}

export type OutboxTopic = keyof OutboxTopics;

/** A committed event as modules receive it; `event.topic === '…'` narrows the payload. */
export type OutboxEvent = {
  [T in OutboxTopic]: { id: number; topic: T; payload: OutboxTopics[T]; createdAt: Date };
}[OutboxTopic];

export type EventOf<T extends OutboxTopic> = Extract<OutboxEvent, { topic: T }>;

/** The handlers of a module, by topic. */
export type EventHandlers = { [T in OutboxTopic]?: (event: EventOf<T>) => Promise<void> };
