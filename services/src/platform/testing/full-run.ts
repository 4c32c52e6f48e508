/** `npm test -- full`: matrices are run completely. */
export const IS_FULL_RUN = process.env['HIREHQ_TEST_FULL'] === 'true';
