import { ERROR_CODES } from '@hirehq/shared-contracts/error-codes';
import type { Conversation, Message, RestInput } from '@hirehq/shared-contracts/rest';
import { fakeFailure } from '@hirehq/shared-contracts/testing';
import type { ConversationWriting } from '@hirehq/shared-contracts/codes';
import type { ChatMessage } from '../src/shared/inbox/thread.model.ts';

const CANDIDATE = '00000000-0000-4000-8000-00000000000a';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A picture without a request. */
const PICTURE = '/favicon.ico';

export const exampleId = (number: number): string => `00000000-0000-4000-8000-0000000000e${number.toString(16)}`;

interface Line {
  text: string;
  mine?: boolean;
  ageMs: number;
  file?: { name: string; type: string };
  type?: Message['messageType'];
  job?: { jobId: string; jobTitle: string };
  /** A link in the text, by its text and host. */
  link?: { text: string; host: string };
}

function linkIn(message: string, { text, host }: NonNullable<Line['link']>): ChatMessage['links'][number] {
  const start = message.indexOf(text);
  return { start, end: start + text.length, href: `https://${host}/ward`, host, textShowsHost: text.includes(host) };
}

const JOB = { jobId: '00000000-0000-4000-8000-0000000000b1', jobTitle: 'Registered Nurse, Night Shift' };

const LONG: Line[] = Array.from({ length: 138 }, (_, index) => ({
  text: index % 3 === 0 ? `Thank you, noted (${index + 1}).` : `Line ${index + 1} of a longer exchange about shifts and dates.`,
  mine: index % 3 === 0,
  ageMs: 20 * DAY - index * 2 * 60 * MINUTE,
}));

const TALKS: { name: string; lines: Line[]; unread: number; writing?: ConversationWriting }[] = [
  {
    name: 'Acme Health',
    unread: 2,
    lines: [
      ...LONG,
      { text: 'Hello, I have a question about the night shift.', mine: true, ageMs: 2 * DAY, job: JOB },
      { text: 'Of course! Nights are 22:00 to 06:30, four in a row at most.', ageMs: 2 * DAY - 20 * MINUTE },
      { text: '', ageMs: DAY + 50 * MINUTE, type: 'FILE', file: { name: 'Shift plan December.pdf', type: 'application/pdf' } },
      { text: 'Your appointment is confirmed.', ageMs: DAY, type: 'SMS' },
      {
        text: 'Great, thank you. Here is my certificate.',
        mine: true,
        ageMs: 3 * 60 * MINUTE,
        type: 'FILE',
        file: { name: 'certificate.png', type: 'image/png' },
      },
      { text: 'Received! 👍', ageMs: 2 * 60 * MINUTE },
      {
        text: 'You can see the ward at https://ward.example/ward.',
        ageMs: 100 * MINUTE,
        link: { text: 'https://ward.example/ward', host: 'ward.example' },
      },
      {
        text: 'Or here: https://аcme.example/ward',
        ageMs: 90 * MINUTE,
        link: { text: 'https://аcme.example/ward', host: 'xn--cme-5cd.example' },
      },
      { text: 'Could you come on Thursday at 10:00?\nWe would show you the ward as well.', ageMs: 40 * MINUTE },
    ],
  },
  {
    name: 'Borealis Care Group',
    unread: 0,
    lines: [
      { text: 'Thank you for your application.', ageMs: 5 * DAY },
      { text: 'Thank you. When can I expect an answer from your team about it?', mine: true, ageMs: 4 * DAY },
    ],
  },
  {
    name: 'مستشفى النور',
    unread: 1,
    lines: [{ text: 'مرحبًا، يسعدنا دعوتك إلى مقابلة الأسبوع القادم.', ageMs: 9 * DAY }],
  },
  {
    name: 'Cyan Robotics',
    unread: 0,
    writing: 'CLOSED',
    lines: [{ text: '<b>All the best</b> for your search!', ageMs: 30 * DAY }],
  },
];

interface Talk {
  enterpriseId: string;
  name: string;
  messages: ChatMessage[];
  clearedTo: number;
  unreadCount: number;
  writing: ConversationWriting;
}

type Sent = RestInput<'PUT candidates/messages/general'>['body'];

function talkOf({ name, lines, unread, writing = 'OPEN' }: (typeof TALKS)[number], index: number, now: number): Talk {
  const enterpriseId = exampleId(index + 1);
  const messages = lines.map((line, at): ChatMessage => ({
    id: `${enterpriseId}-${at + 1}`,
    number: at + 1,
    message: line.text,
    messageType: line.type ?? 'TEXT',
    byEnterprise: !line.mine,
    timestamp: new Date(now - line.ageMs).toISOString(),
    messageSignedUrl: line.file ? PICTURE : null,
    fileName: line.file?.name ?? null,
    fileType: line.file?.type ?? null,
    requestId: null,
    aboutJob: line.job ?? null,
    sender: null,
    links: line.link ? [linkIn(line.text, line.link)] : [],
    hasUnprovenLink: line.link !== undefined && !line.mine,
  }));
  return { enterpriseId, name, messages, clearedTo: 0, unreadCount: unread, writing };
}

/** Conversations in the state in which a remote that runs alone changes them. */
export function createExampleInbox(isFilled: boolean, now = Date.now()) {
  const talks = isFilled ? TALKS.map((talk, index) => talkOf(talk, index, now)) : [];
  const find = (enterpriseId: string) => talks.find((talk) => talk.enterpriseId === enterpriseId);
  const found = (enterpriseId: string): Talk => {
    const talk = find(enterpriseId);
    if (!talk) throw fakeFailure('NOT_FOUND', { errorMessage: ERROR_CODES.NOT_FOUND.errorMessage });
    return talk;
  };
  const shown = ({ messages, clearedTo }: Talk) => messages.filter(({ number }) => number > clearedTo);

  function restMessage({ enterpriseId }: Talk, { byEnterprise, ...message }: ChatMessage): Message {
    const { id, number, message: text, messageType, timestamp, messageSignedUrl, links, hasUnprovenLink } = message;
    return {
      id,
      number,
      message: text,
      messageTo: byEnterprise ? CANDIDATE : enterpriseId,
      messageFrom: byEnterprise ? enterpriseId : CANDIDATE,
      messageType,
      byEnterprise,
      enterpriseId,
      timestamp,
      messageSignedUrl,
      statusForFrom: 'SENT',
      links,
      hasUnprovenLink,
    };
  }

  interface PageOf {
    before?: number | null | undefined;
    after?: number | null | undefined;
    first: number;
  }

  return {
    unreadTotal: () => talks.reduce((sum, { unreadCount }) => sum + unreadCount, 0),
    list: (): Conversation[] =>
      talks
        .flatMap((talk) => {
          const last = shown(talk).at(-1);
          if (!last) return [];
          return {
            messageFrom: talk.enterpriseId,
            messageTo: CANDIDATE,
            messageFromName: talk.name,
            messageFromProfile: null,
            messageFromProfileSigned: null,
            messageFromProfileTitle: null,
            enterpriseName: talk.name,
            enterpriseId: talk.enterpriseId,
            lastMessage: last.message || (last.fileName ?? ''),
            lastMessageSignedUrl: last.messageSignedUrl,
            lastMessageTimestamp: last.timestamp,
            unreadCount: talk.unreadCount,
          };
        })
        .toSorted((one, other) => Date.parse(other.lastMessageTimestamp) - Date.parse(one.lastMessageTimestamp)),
    conversation(enterpriseId: string, { before, after, first }: PageOf) {
      const talk = find(enterpriseId);
      if (!talk) return null;
      const all = shown(talk);
      const within = all.filter(({ number }) => number < (before ?? Number.POSITIVE_INFINITY) && number > (after ?? 0));
      const messages = typeof after === 'number' ? within.slice(0, first) : within.slice(-first);
      const [start, end] = [messages[0]?.number ?? 0, messages.at(-1)?.number ?? Number.POSITIVE_INFINITY];
      return {
        enterpriseId,
        enterpriseName: talk.name,
        logoSignedUrl: null,
        writing: talk.writing,
        usualReply: 'WITHIN_A_DAY' as const,
        away: null,
        lastNumber: talk.messages.length,
        clearedTo: talk.clearedTo,
        employerReadTo: talk.messages.length - 2,
        unreadCount: talk.unreadCount,
        appliedJobs: [JOB],
        messages: {
          messages,
          hasOlder: all.some(({ number }) => number < start),
          hasNewer: all.some(({ number }) => number > end),
        },
      };
    },
    send({ enterpriseId, message, messageType, requestId, jobId }: Sent, hasFile: boolean): Message {
      const talk = found(enterpriseId);
      const made: ChatMessage = {
        id: `${enterpriseId}-${talk.messages.length + 1}`,
        number: talk.messages.length + 1,
        message,
        messageType,
        byEnterprise: false,
        timestamp: new Date().toISOString(),
        messageSignedUrl: hasFile ? PICTURE : null,
        fileName: hasFile ? 'attachment.pdf' : null,
        fileType: hasFile ? 'application/pdf' : null,
        requestId: requestId ?? null,
        aboutJob: jobId === JOB.jobId ? JOB : null,
        sender: null,
        links: [],
        hasUnprovenLink: false,
      };
      talk.messages.push(made);
      return restMessage(talk, made);
    },
    /** A message of the employer. */
    receive(enterpriseId: string, message: string, sender: ChatMessage['sender'] = null): ChatMessage {
      const talk = found(enterpriseId);
      const made: ChatMessage = {
        id: `${enterpriseId}-${talk.messages.length + 1}`,
        number: talk.messages.length + 1,
        message,
        messageType: 'TEXT',
        byEnterprise: true,
        timestamp: new Date().toISOString(),
        messageSignedUrl: null,
        fileName: null,
        fileType: null,
        requestId: null,
        aboutJob: null,
        sender,
        links: [],
        hasUnprovenLink: false,
      };
      talk.messages.push(made);
      talk.unreadCount += 1;
      return made;
    },
    read(enterpriseId: string): true {
      found(enterpriseId).unreadCount = 0;
      return true;
    },
    clear(enterpriseId: string): true {
      const talk = found(enterpriseId);
      talk.clearedTo = talk.messages.length;
      talk.unreadCount = 0;
      return true;
    },
    markUnread(enterpriseId: string) {
      const talk = found(enterpriseId);
      talk.unreadCount = Math.max(1, talk.unreadCount);
      return talk;
    },
    block(enterpriseId: string, isBlocked: boolean) {
      const talk = found(enterpriseId);
      talk.writing = isBlocked ? 'BLOCKED_BY_CANDIDATE' : 'OPEN';
      return talk;
    },
  };
}

export type ExampleInbox = ReturnType<typeof createExampleInbox>;
