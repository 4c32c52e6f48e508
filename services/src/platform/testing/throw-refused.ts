import type { GraphQLResponse } from './test-app.ts';

/** Throws what a GraphQL response was refused with, its code and its fields. */
export function throwRefused([error]: GraphQLResponse<unknown>['errors']): void {
  if (!error) return;
  const { errorCode: code, fields } = error.extensions;
  throw Object.assign(new Error(error.message), { code, fields });
}
