import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { loadMessages, loadedMessages, messageLocale, type Messages, type RemoteMessages } from './load-messages.ts';
import { regionalLocale } from '../text/regional-locale.ts';
import { useShell } from './shell-context.tsx';
import { useLocale } from './use-locale.ts';

/** A remote's texts in the language of the page. A change of language takes effect when its texts have loaded. */
export function RemoteIntl({ messages, children }: { messages: RemoteMessages; children: ReactNode }) {
  const shell = useShell();
  const wanted = messageLocale(useLocale());
  const [shown, setShown] = useState<{ locale: string; texts: Messages }>(() => {
    const texts = loadedMessages(messages, wanted);
    return texts ? { locale: wanted, texts } : { locale: 'en', texts: loadedMessages(messages, 'en') ?? messages.en };
  });

  useEffect(() => {
    if (shown.locale === wanted) return undefined;
    let current = true;
    loadMessages(messages, wanted).then(
      (texts) => current && setShown({ locale: wanted, texts }),
      (error: unknown) => shell.report(error, { phase: 'chunk', detail: `messages ${wanted}` }),
    );
    return () => {
      current = false;
    };
  }, [messages, shell, shown.locale, wanted]);

  return (
    <IntlProvider
      locale={regionalLocale(shown.locale)}
      defaultLocale="en"
      messages={shown.texts}
      onError={(error) => shell.report(error, { detail: 'intl' })}
    >
      {children}
    </IntlProvider>
  );
}
