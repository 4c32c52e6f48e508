/** How much in a fixed time. */
export interface SendLimit {
  minute?: number;
  hour?: number;
  day?: number;
}

/**
 * What an employer may send to one candidate. Steps that an application or interview can take only once need no limit of
 * their own, so that an employer can always end what it has begun.
 */
export const SEND_LIMITS = {
  messages: { minute: 30, hour: 100, day: 200 },
  attachments: { hour: 20, day: 60 },
  /** Notes in the history of applications. */
  notes: { hour: 20, day: 50 },
  /** Invitations to rounds, and new times for them. */
  interviews: { hour: 20, day: 50 },
  /** Changes of offers. */
  offers: { hour: 10, day: 30 },
} as const satisfies Readonly<Record<string, SendLimit>>;
export type SentKind = keyof typeof SEND_LIMITS;

/** What an employer may send to all candidates together: messages, steps of applications and interviews. */
export const SEND_LIMIT_OF_EMPLOYER = { hour: 10_000, day: 60_000 } as const satisfies SendLimit;

const ARTICLE = { minute: 'a minute', hour: 'an hour', day: 'a day' } as const;

/** '30 a minute, 100 an hour, 200 a day'. */
export const limitInWords = (limit: SendLimit): string =>
  (['minute', 'hour', 'day'] as const)
    .flatMap((time) => (limit[time] === undefined ? [] : [`${limit[time].toLocaleString('en')} ${ARTICLE[time]}`]))
    .join(', ');

/** The sentence about a limit in the note of a call. */
export const limitNote = (...kinds: readonly SentKind[]): string =>
  `429 with \`Retry-After\` beyond ${kinds.map((kind) => `${limitInWords(SEND_LIMITS[kind])} (${kind} to one candidate)`).join(' or ')}, or ${limitInWords(SEND_LIMIT_OF_EMPLOYER)} to all candidates together.`;
