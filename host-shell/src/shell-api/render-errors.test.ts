import { describe, expect, it } from 'vitest';
import { CONSOLE_LOG_BYTES } from '@hirehq/shared-contracts/codes';
import { createFakeApi } from '@hirehq/shared-contracts/testing';
import { createRenderErrorLog } from './render-errors.ts';

describe('render errors', () => {
  it('SH-32 are sent to the analytics log, cut to its limit', () => {
    const api = createFakeApi();
    api.respondToRest('POST /public/consolelog', true);
    createRenderErrorLog(api.rest, () => new Date('2026-11-20T09:00:00Z'))(new Error('x'.repeat(9000)), 'at Page');
    const error = expect.stringMatching(/^Error: x{1993}$/) as string;
    expect(api.restCalls[0]?.input).toEqual({
      body: [{ error, errorInfo: 'at Page', timestamp: '2026-11-20T09:00:00.000Z' }],
    });
  });

  it('SH-32 an entry stays within the byte limit of the log, in any script', () => {
    const api = createFakeApi();
    api.respondToRest('POST /public/consolelog', true);
    createRenderErrorLog(api.rest)(new Error('خطأ'.repeat(9000)), '界'.repeat(9000));
    const [call] = api.restCalls;
    expect(new TextEncoder().encode(JSON.stringify(call?.input)).length).toBeLessThanOrEqual(CONSOLE_LOG_BYTES);
  });

  it('SH-32 a failure of the log is ignored', async () => {
    const api = createFakeApi();
    api.respondToRest('POST /public/consolelog', new Error('away'));
    createRenderErrorLog(api.rest)(new Error('x'), undefined);
    await Promise.resolve();
    expect(api.restCalls).toHaveLength(1);
  });
});
