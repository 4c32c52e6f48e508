import type { FastifyInstance, FastifyRequest } from 'fastify';

const MINUTE = 60_000;

export interface AttemptRule {
  max: number;
  windowMs: number;
}

export interface AttemptRules {
  /** Wrong passwords for one email. */
  signInByEmail: AttemptRule;
  /** Tries to sign in from one address. */
  signInByAddress: AttemptRule;
  /** Registrations sent from one address. */
  signUpByAddress: AttemptRule;
}

export const ATTEMPT_RULES: AttemptRules = {
  signInByEmail: { max: 10, windowMs: 15 * MINUTE },
  signInByAddress: { max: 120, windowMs: 5 * MINUTE },
  signUpByAddress: { max: 120, windowMs: 10 * MINUTE },
};

export interface AttemptLimit {
  /** Minutes to wait, or undefined while there are tries left. */
  waitMinutes: (request: FastifyRequest) => Promise<number | undefined>;
  /** Counts one try. */
  count: (request: FastifyRequest) => Promise<void>;
}

/** Needs @fastify/rate-limit in the app. */
export function createAttemptLimit(
  app: FastifyInstance,
  name: string,
  { max, windowMs }: AttemptRule,
  keyOf: (request: FastifyRequest) => string,
): AttemptLimit {
  const check = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: (request) => `${name}:${keyOf(request)}` });
  return {
    async waitMinutes(request) {
      const state = await check(request, { increment: false });
      if (state.isAllowed || state.remaining > 0) return undefined;
      return Math.max(1, Math.ceil(state.ttl / MINUTE));
    },
    async count(request) {
      await check(request);
    },
  };
}
