import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { metadataOf } from './containers.ts';
import { edited } from './edits.ts';
import { BrokenVideo } from './video-facts.ts';

/** A short video without place, time, title, names and other metadata; undefined if it is broken. */
export async function withoutVideoMetadata(video: Buffer): Promise<Buffer | undefined> {
  const source = { size: video.length, at: async (start: number, length: number) => video.subarray(start, start + length) };
  try {
    return await buffer(Readable.from(edited(Readable.from([video]), await metadataOf(source))));
  } catch (error) {
    if (error instanceof BrokenVideo) return undefined;
    throw error;
  }
}
