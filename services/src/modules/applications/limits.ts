/** Longest texts of an application, in characters. */
export const MAX_REQUEST_ID = 100;
export const MAX_ADJUSTMENTS = 2000;
