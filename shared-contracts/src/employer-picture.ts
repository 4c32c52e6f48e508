/** Maximum size of an employer's logo or favicon, in bytes. */
export const MAX_PICTURE_BYTES = 1024 * 1024;

/** Maximum length of the longer side in pixels. No logo needs more, and a larger image would use more memory than the page. */
export const MAX_PICTURE_SIDE = 4096;

/** Whether the pages of candidates show an image of this size; the upload refuses the others. */
export const isShownPicture = (width: number, height: number): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_PICTURE_SIDE;
