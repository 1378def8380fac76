import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

type Scheme = 'light' | 'dark';

/** The scheme in the address when a page is opened. */
function schemeOfAddress(): Scheme {
  return /(^|;)scheme:dark(;|$)/.test(new URLSearchParams(location.search).get('globals') ?? '') ? 'dark' : 'light';
}

/** A documentation page in the scheme of the toolbar. */
export function SchemeContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState(schemeOfAddress);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: { scheme?: Scheme } }) => setScheme(globals.scheme === 'dark' ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
  return (
    <DocsContainer {...props} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}
