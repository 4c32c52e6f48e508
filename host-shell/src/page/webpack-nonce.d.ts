/** Read by the bundler's runtime for every element it makes. */
declare let __webpack_nonce__: string | undefined;
