import type { IdentityError } from '@hirehq/shared-contracts/identity-errors';
import type { PasswordOutcome } from '../identity.service.ts';
import type { MessageId } from '../pages/messages.ts';

type Refused = Extract<PasswordOutcome, { ok: false }>['reason'];

interface RefusedPassword {
  name: IdentityError;
  status: number;
  /** Error shown at the field of the new password. */
  newPassword?: MessageId;
  /** Error shown at the field of the current password. */
  currentPassword?: MessageId;
}

/** The errors that a page shows for a password that was not saved. */
export function refusedPassword(reason: Refused): RefusedPassword {
  switch (reason) {
    case 'code-mismatch':
      return { name: 'CodeMismatchException', status: 400 };
    case 'inactive':
      return { name: 'UserLambdaValidationException', status: 403 };
    case 'wrong-password':
      return { name: 'NotAuthorizedException', status: 401, currentPassword: 'problem.currentPasswordWrong' };
    default:
      return { name: 'InvalidParameterException', status: 400, newPassword: `problem.${reason}` };
  }
}
