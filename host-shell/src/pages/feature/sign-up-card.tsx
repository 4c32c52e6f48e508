import { useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../../shell-api/shell-services.tsx';
import { IconCard } from '../sections/icon-card.tsx';
import type english from './texts/en.json';

/** One-click sign-up with the configured providers (ID-07); without any, the form. */
export function SignUpCard({ texts }: { texts: (typeof english)['benefits'] }) {
  const { socialSignUp = [] } = useShellServices().config;
  const { formatList } = useIntl();
  if (socialSignUp.length === 0) return <IconCard icon="user" {...texts.signUp} />;
  const providers = formatList(socialSignUp, { type: 'disjunction' });
  return (
    <IconCard icon="user" title={texts.signUpWith.title} text={texts.signUpWith.text.replace('{providers}', () => providers)} />
  );
}
