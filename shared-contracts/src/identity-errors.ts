/** Error names of an identity provider (§8, ID-05). Each has a plain message; none reveals whether an account exists. */
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
