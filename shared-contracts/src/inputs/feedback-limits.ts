/** Limits of the specification (§5, §9). Separate from the schema, so that the shell can check them without loading zod. */
export const FEEDBACK_SUBJECT_MAX = 128;
export const FEEDBACK_TEXT_MAX = 256;
export const FEEDBACK_SCREENSHOTS_MAX = 2;
export const FEEDBACK_SCREENSHOT_BYTES = 1024 * 1024;
