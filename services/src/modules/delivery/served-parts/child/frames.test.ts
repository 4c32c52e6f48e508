import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frameOf, readFrames } from './frames.ts';

/** Cuts bytes into pieces of these lengths, again and again. */
function pieces(bytes: Buffer, lengths: readonly number[]): Buffer[] {
  const cut: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += cut.at(-1)?.length ?? 1)
    cut.push(bytes.subarray(at, at + (lengths[cut.length % lengths.length] ?? 1)));
  return cut;
}

test('messages arrive as they were written, however their bytes are cut', () => {
  fc.assert(
    fc.property(fc.array(fc.json()), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (messages, lengths) => {
      const heard: unknown[] = [];
      const read = readFrames({ most: 10_000, heard: (message) => heard.push(message), broken: (detail) => heard.push(detail) });
      for (const piece of pieces(Buffer.concat(messages.map((message) => frameOf(message))), lengths)) read(piece);
      expect(heard).toEqual(messages);
    }),
  );
});

test('nothing is heard after what is too long or no message', () => {
  for (const first of [frameOf('x'.repeat(20)), Buffer.from([0, 0, 0, 1, 0x7b])]) {
    const heard: unknown[] = [];
    const broken: string[] = [];
    const read = readFrames({ most: 10, heard: (message) => heard.push(message), broken: (detail) => broken.push(detail) });
    read(Buffer.concat([frameOf(1), first, frameOf(2)]));
    read(frameOf(3));
    expect([heard, broken.length]).toEqual([[1], 1]);
  }
});
