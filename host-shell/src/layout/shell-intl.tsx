import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, regionalLocale, useClientState } from '@hirehq/shared-ui';
import type { Locale } from '@hirehq/shared-contracts/page';
import { loadMessages, type ShellMessages } from '../shell-api/messages.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';

interface ShellIntlProps {
  first: ShellMessages;
  children: ReactNode;
}

/** The shell's texts. Another language is shown once its texts have loaded. */
export function ShellIntl({ first, children }: ShellIntlProps) {
  const { locale, shellApiOf } = useShellServices();
  const wanted = useClientState(locale);
  const [shown, setShown] = useState<{ locale: Locale; messages: ShellMessages }>({ locale: wanted, messages: first });

  useEffect(() => {
    if (shown.locale === wanted) return undefined;
    let isCurrent = true;
    void loadMessages(wanted).then((messages) => isCurrent && setShown({ locale: wanted, messages }));
    return () => {
      isCurrent = false;
    };
  }, [shown.locale, wanted]);

  return (
    <IntlProvider
      locale={regionalLocale(shown.locale)}
      defaultLocale="en"
      messages={{ ...shown.messages }}
      onError={(error) => shellApiOf('shell').report(error)}
    >
      {children}
    </IntlProvider>
  );
}
