import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../config.ts';
import type { ModuleFactory } from '../module.ts';
import { createTestApp } from '../testing/test-app.ts';

const whoAsks: ModuleFactory = () => ({
  name: 'who-asks',
  routes: (app) => {
    app.get('/who-asks', (request, reply) => reply.type('text/plain').send(request.ip));
  },
});

async function appWith(config: Partial<Config>) {
  const test = await createTestApp({ modules: [whoAsks], config });
  onTestFinished(() => test.close());
  return test.app;
}

describe('the rate limit', () => {
  it('counts by address and refuses with a known code', async () => {
    const app = await appWith({ rateLimit: 2 });
    const ask = (remoteAddress: string) => app.inject({ url: '/who-asks', remoteAddress });
    await ask('203.0.113.1');
    await ask('203.0.113.1');
    const third = await ask('203.0.113.1');
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({ errorCode: 'RATE_LIMITED', statusCode: 429 });
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
  });

  it('never applies to health checks', async () => {
    const app = await appWith({ rateLimit: 1 });
    const responses = await Promise.all(Array.from({ length: 4 }, () => app.inject('/live')));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });
});

describe('the address of a caller', () => {
  const ask = async (trustProxy: string[], remoteAddress: string) => {
    const app = await appWith({ trustProxy });
    return (await app.inject({ url: '/who-asks', remoteAddress, headers: { 'x-forwarded-for': '198.51.100.7' } })).body;
  };

  it('is that of the socket, whatever a header says', async () => {
    expect(await ask([], '203.0.113.9')).toBe('203.0.113.9');
    expect(await ask(['10.0.0.0/8'], '203.0.113.9')).toBe('203.0.113.9');
  });

  it('is that given by a trusted proxy', async () => {
    expect(await ask(['10.0.0.0/8'], '10.1.2.3')).toBe('198.51.100.7');
  });
});
