import { useIntl } from '@hirehq/shared-ui';
import { useShellServices } from '../../lend/shell-services.tsx';
import { IconCard } from '../sections/icon-card.tsx';
import type english from './texts/en.json';

/** One click where there are providers to sign up with (ID-07), which it names; else the form. */
export function SignUpCard({ texts }: { texts: (typeof english)['benefits'] }) {
  const { socialSignUp = [] } = useShellServices().config;
  const { formatList } = useIntl();
  if (socialSignUp.length === 0) return <IconCard icon="user" {...texts.signUp} />;
  const providers = formatList(socialSignUp, { type: 'disjunction' });
  return (
    <IconCard icon="user" title={texts.signUpWith.title} text={texts.signUpWith.text.replace('{providers}', () => providers)} />
  );
}
