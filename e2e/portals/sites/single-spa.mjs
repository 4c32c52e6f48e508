// A root config with an application of Vue and one of React, and the embed as a parcel and as an application.
import { createElement } from 'react-17';
import { render, unmountComponentAtNode } from 'react-dom-17';
import { mountRootParcel, navigateToUrl, registerApplication, start } from 'single-spa';
import { createApp, h } from 'vue';
import { embedApplication, embedParcel } from '@hirehq/embed';

const app = document.querySelector('#app');
app.innerHTML =
  '<main><h1>Careers</h1><button id="toggle">Toggle jobs</button><output></output><nav id="menu"></nav><div id="jobs"></div></main><footer></footer>';
const [output, place] = [app.querySelector('output'), app.querySelector('#jobs')];
const select = (event) => {
  if (globalThis.keepsJobs) event.preventDefault();
  output.textContent = event.detail.title;
};

let footer;
registerApplication({
  name: 'footer',
  activeWhen: () => true,
  app: {
    bootstrap: async () => {},
    mount: async () => {
      footer = createApp({ render: () => h('p', 'A footer of Vue') });
      footer.mount('footer');
    },
    unmount: async () => footer.unmount(),
  },
});
registerApplication({
  name: 'menu',
  activeWhen: () => true,
  app: {
    bootstrap: async () => {},
    mount: async () => {
      const open = (event) => {
        event.preventDefault();
        navigateToUrl(event.currentTarget.hash);
      };
      render(createElement('a', { href: '#/all', onClick: open }, 'All jobs'), document.querySelector('#menu'));
    },
    unmount: async () => unmountComponentAtNode(document.querySelector('#menu')),
  },
});
const all = document.createElement('section');
app.append(all);
registerApplication({
  name: 'all-jobs',
  activeWhen: ({ hash }) => hash === '#/all',
  app: embedApplication(() => all, globalThis.careers),
});
start();

let parcel;
const toggle = async () => {
  if (parcel) {
    await parcel.unmount();
    parcel = undefined;
  } else parcel = mountRootParcel(embedParcel, { ...globalThis.careers, domElement: place, on: { jobselected: select } });
};
app.querySelector('#toggle').addEventListener('click', () => void toggle());
await toggle();

/** Of single-spa alone. */
const bareParcel = {
  bootstrap: async () => {},
  mount: async ({ domElement }) => domElement.append(document.createElement('p')),
  unmount: async ({ domElement }) => domElement.replaceChildren(),
};
// For what a test counts.
globalThis.parcels = { bareParcel, embedParcel, mountRootParcel };
