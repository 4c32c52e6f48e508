/** Read by the bundler's runtime for every element it creates. */
declare let __webpack_nonce__: string | undefined;
