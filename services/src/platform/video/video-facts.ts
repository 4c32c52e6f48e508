/** What the container of a video says about it. */
export interface VideoFacts {
  contentType: 'video/mp4' | 'video/webm';
  /** Names of the codecs of all tracks, as the container has them: `avc1`, `V_VP9`. */
  codecs: readonly string[];
  seconds: number;
}

/** The file is not what its first bytes say, or incomplete. */
export class BrokenVideo extends Error {
  constructor(reason: string) {
    super(`Broken video: ${reason}`);
    this.name = 'BrokenVideo';
  }
}
