import type { ByteSource } from './byte-source.ts';
import type { Edit } from './edits.ts';
import { mp4Metadata } from './mp4-metadata.ts';
import { readMp4 } from './read-mp4.ts';
import { readWebm } from './read-webm.ts';
import type { VideoFacts } from './video-facts.ts';
import { webmMetadata } from './webm-metadata.ts';

interface Container {
  contentType: string;
  starts: (bytes: Buffer) => boolean;
  read: (source: ByteSource) => Promise<VideoFacts>;
  metadata: (source: ByteSource) => Promise<Edit[]>;
}

const CONTAINERS: readonly Container[] = [
  {
    contentType: 'video/mp4',
    starts: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
    read: readMp4,
    metadata: mp4Metadata,
  },
  {
    contentType: 'video/webm',
    starts: (bytes) => bytes.toString('hex', 0, 4) === '1a45dfa3',
    read: readWebm,
    metadata: webmMetadata,
  },
];

/** By the first bytes; undefined for a file that is neither. */
export async function containerOf(source: ByteSource): Promise<Container | undefined> {
  const start = await source.at(0, 12);
  return CONTAINERS.find(({ starts }) => starts(start));
}

/** What removes place, time, title, names and other data from a video that are not needed to play it. Throws BrokenVideo. */
export const metadataOf = async (source: ByteSource): Promise<Edit[]> => (await containerOf(source))?.metadata(source) ?? [];
