/** The names of §8 under which an identity provider says no (ID-05). Each has a plain sentence; none tells whether an account exists. */
export const IDENTITY_ERRORS = [
  'UserNotFoundException',
  'CodeMismatchException',
  'LimitExceededException',
  'NotAuthorizedException',
  'UserNotConfirmedException',
  'InvalidParameterException',
  'UsernameExistsException',
  /** The account is not active. */
  'UserLambdaValidationException',
  'UnexpectedLambdaException',
] as const;
export type IdentityError = (typeof IDENTITY_ERRORS)[number];
