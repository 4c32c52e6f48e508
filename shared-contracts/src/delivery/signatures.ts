/**
 * Signatures are detached JWS (RFC 7515, 7797) with EdDSA, `b64: false` and the `kid` of the key, written as
 * `<protected header>..<signature>`. The `typ` says what is signed, so that a signature of one kind is none of the other.
 */
export const SIGNATURE_TYPES = { release: 'hirehq-release+jws', set: 'hirehq-set+jws', keys: 'hirehq-keys+jws' } as const;
export type SignatureType = keyof typeof SIGNATURE_TYPES;

/**
 * A detached JWS. Its header has `iat` and `exp`, in seconds since 1970: a release must be stored before that, and a set taken up.
 * Statements about keys have no `exp`.
 */
export const DETACHED_SIGNATURE = /^[A-Za-z0-9_-]{10,2000}\.\.[A-Za-z0-9_-]{86}$/;

/** For how long a team's signature of a release can be used to publish it. */
export const RELEASE_SIGNATURE_SECONDS = 24 * 3600;
