/** Bytes an employer's logo or favicon may have. */
export const MAX_PICTURE_BYTES = 1024 * 1024;

/** Pixels of the longer side; longer than any logo: a picture that would cost more memory than the page. */
export const MAX_PICTURE_SIDE = 4096;

/** Whether candidates' pages show a picture of so many pixels; the upload refuses what they do not. */
export const isShownPicture = (width: number, height: number): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= MAX_PICTURE_SIDE;
