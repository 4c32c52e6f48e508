import { setTimeout as sleep } from 'node:timers/promises';
import { respondToUnbind, openUnbindRequests } from '../../modules/candidate/account/index.ts';
import { readByEmployer, sendByEmployer, typeByEmployer } from '../../modules/candidate/messages/index.ts';
import { isUniqueViolation } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { act } from './act.ts';
import { openApplications, unansweredConversations, type Unanswered } from './autopilot.store.ts';
import { chanceOf, isReleased, nextStep } from './next-step.ts';

const EVERY_MS = 2000;
/** After this time, the work of the next minute takes over. */
const SHIFT_MS = 14 * 60_000;
const READ_AFTER_MS = 3000;
const ANSWER_AFTER_MS = [8000, 30_000] as const;
/** How long before its answer an employer is typing. */
const TYPING_MS = 5000;
const ANSWERS = [
  'Thank you, that helps us. We’ll get back to you soon.',
  'Good to hear from you! We’ll discuss it in the team today.',
  'Thank you for writing. Is there anything you would like to know about us?',
].map((answer) => `${answer} (Automatic reply of a demo employer.)`);

/** Makes demo employers act: they read, ask, invite, offer, decline and release automatically. */
export interface Autopilot {
  /** Takes the steps that are due now. */
  goOn(): Promise<void>;
  /** Runs until it is aborted or its time is up. */
  goOnUntil(signal: AbortSignal): Promise<void>;
}

/** All state is in the tables: a restart continues where it stopped, and several processes take each step once. */
export function createAutopilot(services: Services, enterpriseIds: readonly string[]): Autopilot {
  const { db, now } = services;

  /** Ignores a step that is outdated or already taken by another process: the next round decides again. */
  async function unlessRefused(step: Promise<unknown>): Promise<void> {
    try {
      await step;
    } catch (error) {
      if (!(error instanceof Refusal) && !isUniqueViolation(error)) throw error;
    }
  }

  /** Reads a message, types for a while, and answers it. */
  async function reply({ conversationId, candidateId, enterpriseId, lastNumber, lastMessageAt }: Unanswered): Promise<void> {
    const chance = chanceOf(`${conversationId}:${lastNumber}`, 'answer');
    const [least, most] = ANSWER_AFTER_MS;
    const waited = now().getTime() - lastMessageAt.getTime();
    const left = least + (most - least) * chance - waited;
    if (left > 0) {
      if (waited >= READ_AFTER_MS) await readByEmployer(services, { enterpriseId, candidateId, messageId: undefined });
      if (left <= TYPING_MS) await typeByEmployer(services, { enterpriseId, candidateId });
      return;
    }
    const text = ANSWERS[Math.floor(chance * ANSWERS.length)] ?? '';
    const requestId = `autopilot-answer-${conversationId}-${lastNumber}`;
    await sendByEmployer(services, { enterpriseId, candidateId, text, requestId });
  }

  async function goOn(): Promise<void> {
    for (const application of await openApplications(db, enterpriseIds, now())) {
      const next = nextStep(application);
      if (next && next.at <= now()) await unlessRefused(act(services, application, next.take));
    }
    for (const conversation of await unansweredConversations(db, enterpriseIds)) await unlessRefused(reply(conversation));
    for (const request of await openUnbindRequests(db, enterpriseIds))
      await unlessRefused(respondToUnbind(services, { ...request, released: isReleased(request.candidateId, now()) }));
  }

  return {
    goOn,
    async goOnUntil(signal) {
      for (const end = performance.now() + SHIFT_MS; performance.now() < end && !signal.aborted;) {
        await goOn();
        await sleep(EVERY_MS, undefined, { signal }).catch(() => undefined);
      }
    },
  };
}
