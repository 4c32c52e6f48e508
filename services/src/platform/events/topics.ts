/** What modules tell each other through the outbox, by topic. */
export interface OutboxTopics {
  'application.submitted': {
    applicationId: string;
    jobId: string;
    candidateId: string;
    jobTitle: string;
    establishmentName: string;
  };
}

export type OutboxTopic = keyof OutboxTopics;

/** A committed event as a module gets it; `event.topic === '…'` narrows the payload. */
export type OutboxEvent = {
  [T in OutboxTopic]: { id: number; topic: T; payload: OutboxTopics[T]; createdAt: Date };
}[OutboxTopic];
