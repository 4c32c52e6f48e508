import { expect, inject, it } from 'vitest';
import { sendWhileKilling } from './send-while-killing.ts';

it(
  'MS-04 SV-10 messages sent through a bad network while services and database are killed are stored once, in one order for all readers',
  { timeout: 600_000 },
  async () => {
    const { sends, stored, lost, doubled, disordered, miscounted, retries, kills } = await sendWhileKilling({
      conversations: 10,
      each: 12,
      atOnce: 2,
      processes: 1,
      kills: 2,
      pauseMs: 300,
      prepared: inject('preparedCluster'),
    });
    expect([lost, doubled, disordered, miscounted]).toEqual([[], [], [], []]);
    expect([sends, stored]).toEqual([240, 240]);
    expect(kills).toMatchObject({ services: 1, database: 1 });
    expect(kills.leftAtLast, 'sends under way at the last kill').toBeGreaterThan(0);
    expect(retries).toBeGreaterThan(0);
  },
);
