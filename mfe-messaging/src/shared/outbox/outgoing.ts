import { z } from 'zod/mini';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { isErrorCode } from '@hirehq/shared-contracts/error-codes';
import { storedItem } from '@hirehq/shared-ui/bundled';
import type { CallFailure } from '../inbox/call-failure.ts';

/** A message that the services do not have yet, as far as this tab knows. */
export interface Outgoing {
  /** Repeating it stores nothing a second time. */
  requestId: string;
  enterpriseId: string;
  text: string;
  /** When it was written, ISO 8601. */
  writtenAt: string;
  job?: { jobId: string; jobTitle: string } | undefined;
  /** Its attachment, which lives in this tab only. */
  file?: File | undefined;
  /** `waiting`: for the connection or its turn. */
  status: 'waiting' | 'sending' | 'failed';
  /** Share of the file that is sent, 0 to 1. */
  progress?: number | undefined;
  failure?: CallFailure | undefined;
  /** True if the services refused it, so that it is not sent again by itself. */
  isRefused: boolean;
}

const storedSchema = z.object({
  requestId: z.string(),
  enterpriseId: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  job: z.optional(z.object({ jobId: z.string(), jobTitle: z.string() })),
  refusal: z.optional(z.object({ code: z.string(), message: z.optional(z.string()) })),
});
const outboxSchema = z.object({ messages: z.array(storedSchema) });

type Stored = z.infer<typeof storedSchema>;

const storedOf = ({ requestId, enterpriseId, text, writtenAt, job, failure, isRefused }: Outgoing): Stored => ({
  requestId,
  enterpriseId,
  text,
  writtenAt,
  ...(job && { job }),
  ...(isRefused && failure && { refusal: { code: failure.code, ...(failure.message && { message: failure.message }) } }),
});

function outgoingOf({ refusal, ...stored }: Stored): Outgoing {
  if (!refusal || !isErrorCode(refusal.code)) return { ...stored, status: 'waiting', isRefused: false };
  const failure = { code: refusal.code, message: refusal.message };
  return { ...stored, status: 'failed', failure, isRefused: true };
}

/** The written messages of one candidate in this browser, for all of its tabs. Messages with a file are not stored. */
export interface StoredOutbox {
  read: () => readonly Outgoing[];
  /** False if the browser did not store it. */
  put: (message: Outgoing) => boolean;
  remove: (requestId: string) => void;
}

export function storedOutbox(storage: ShellApi['storage'], owner: string): StoredOutbox {
  const item = storedItem<{ messages: readonly Stored[] }>({ storage, key: 'outbox', owner });
  const stored = () => item.get((value) => outboxSchema.safeParse(value).data)?.messages ?? [];
  function write(messages: readonly Stored[]): boolean {
    if (messages.length > 0) return item.set({ messages });
    item.remove();
    return true;
  }
  return {
    read: () => stored().map(outgoingOf),
    put(message) {
      const others = stored();
      const at = others.findIndex(({ requestId }) => requestId === message.requestId);
      const next = storedOf(message);
      return write(at < 0 ? [...others, next] : others.with(at, next));
    },
    remove(requestId) {
      const others = stored();
      const rest = others.filter((each) => each.requestId !== requestId);
      if (rest.length < others.length) write(rest);
    },
  };
}
