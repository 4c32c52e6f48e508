// React 17 with Module Federation of its own: the names of its container and of what it shares are those of the platform too.
import { createElement, useState } from 'react-17';
import { render } from 'react-dom-17';
import { HirehqEmbed } from '@hirehq/embed/react';

function Careers() {
  const [isShown, setIsShown] = useState(true);
  const [selected, setSelected] = useState('');
  return createElement(
    'main',
    null,
    createElement('h1', null, 'Careers'),
    createElement('button', { type: 'button', onClick: () => setIsShown(!isShown) }, 'Toggle jobs'),
    createElement('output', null, selected),
    isShown &&
      createElement(HirehqEmbed, {
        ...globalThis.careers,
        onJobSelected: (event) => {
          if (globalThis.keepsJobs) event.preventDefault();
          setSelected(event.detail.title);
        },
      }),
  );
}

render(createElement(Careers), document.querySelector('#app'));
