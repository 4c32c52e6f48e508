/** Where video pitches are uploaded, by tus (https://tus.io/protocols/resumable-upload). */
export const VIDEO_UPLOADS = '/uploads/videos';

/** Types of video pitches by the ending of their names. */
export const VIDEO_TYPES = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/** What belongs to a video besides itself, uploaded to `{video}/{part}`, with its most bytes. */
export const VIDEO_PART_BYTES = { poster: 2 * 1024 * 1024, captions: 256 * 1024 } as const;
export type VideoPart = keyof typeof VIDEO_PART_BYTES;

/** Headers that authorise an upload by the token of a hand-over, which remotes may send, because it is valid for nothing else. */
export const handOverHeaders = (token: string): Record<string, string> => ({ Authorization: `HandOver ${token}` });
