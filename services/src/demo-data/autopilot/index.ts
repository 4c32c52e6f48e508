import type { FastifyBaseLogger } from 'fastify';
import { sendByEnterprise } from '../../modules/messages/index.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { act } from './act.ts';
import { openApplications, unansweredConversations, type Unanswered } from './autopilot.store.ts';
import { chanceOf, nextStep } from './next-step.ts';

const EVERY_MS = 2000;
const ANSWER_AFTER_MS = [8000, 30_000] as const;
const ANSWERS = [
  'Thank you, that helps us. We will come back to you soon.',
  'Good to hear from you! We talk about it in the team today.',
  'Thank you for writing. Is there anything you would like to know about us?',
];

/** Demo employers that live: they read, ask, invite, offer and decline by themselves. */
export interface Autopilot {
  start(): void;
  /** Does what is due at this moment. */
  goOn(): Promise<void>;
  stop(): Promise<void>;
}

/** All there is to know stands in the tables: a restart goes on where it was, and several processes take each step once. */
export function createAutopilot(
  services: Services,
  enterpriseIds: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Autopilot {
  const { db, now } = services;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** What was decided may be out of date by the time it is done: the rules say so, and the next round decides anew. */
  async function unlessRefused(step: Promise<unknown>): Promise<void> {
    try {
      await step;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  async function answer({ conversationId, candidateId, enterpriseId, lastNumber, lastMessageAt }: Unanswered): Promise<void> {
    const chance = chanceOf(`${conversationId}:${lastNumber}`, 'answer');
    const [least, most] = ANSWER_AFTER_MS;
    if (lastMessageAt.getTime() + least + (most - least) * chance > now().getTime()) return;
    const text = ANSWERS[Math.floor(chance * ANSWERS.length)] ?? '';
    const requestId = `autopilot-answer-${conversationId}-${lastNumber}`;
    await sendByEnterprise(services, { enterpriseId, candidateId, text, requestId });
  }

  async function round(): Promise<void> {
    try {
      for (const application of await openApplications(db, enterpriseIds, now())) {
        const next = nextStep(application);
        if (next && next.at <= now()) await unlessRefused(act(services, application, next.take));
      }
      for (const conversation of await unansweredConversations(db, enterpriseIds)) await unlessRefused(answer(conversation));
    } catch (error) {
      log.warn({ err: error }, 'the demo employers pause until the next round');
    }
  }

  function goOn(): Promise<void> {
    running ??= round().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void goOn(), EVERY_MS).unref();
    },
    goOn,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
