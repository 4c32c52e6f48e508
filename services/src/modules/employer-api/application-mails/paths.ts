/** The page by which an address is confirmed: `{path}/{secret}`. */
export const PROOF_PATH = '/application-address';

/** The page of an application that was mailed: `{path}/{secret}`. */
export const APPLICATION_PATH = '/received-application';
