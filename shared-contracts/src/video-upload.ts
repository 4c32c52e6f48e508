/** Where video pitches are uploaded, by tus (https://tus.io/protocols/resumable-upload). */
export const VIDEO_UPLOADS = '/uploads/videos';

/** Types of video pitches by the ending of their names. */
// QuickTime files of phones have the boxes of MP4, and are stored and served as such.
export const VIDEO_TYPES = { mp4: 'video/mp4', webm: 'video/webm', mov: 'video/mp4' } as const;

/** What browsers declare for a QuickTime file. */
export const QUICKTIME = 'video/quicktime';

/** Codes in an MP4 or QuickTime file for HEVC, the default of iPhones, which not all browsers play. */
export const HEVC_CODES = ['hvc1', 'hev1', 'dvh1', 'dvhe'] as const;

/** What belongs to a video besides itself, uploaded to `{video}/{part}`, with its most bytes. */
export const VIDEO_PART_BYTES = { poster: 2 * 1024 * 1024, captions: 256 * 1024 } as const;
export type VideoPart = keyof typeof VIDEO_PART_BYTES;

/** Headers that authorise an upload by the token of a hand-over, which remotes may send, because it is valid for nothing else. */
export const handOverHeaders = (token: string): Record<string, string> => ({ Authorization: `HandOver ${token}` });
