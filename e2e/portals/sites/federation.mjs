// A host of Module Federation that takes the embed as a remote.
const { embedParcel } = await import('hirehq/parcel');

const app = document.querySelector('#app');
app.innerHTML = '<main><h1>Careers</h1><button>Toggle jobs</button><output></output><div></div></main>';
const domElement = app.querySelector('div');
const select = (event) => {
  if (globalThis.keepsJobs) event.preventDefault();
  app.querySelector('output').textContent = event.detail.title;
};
let isShown = false;
async function toggle() {
  isShown = !isShown;
  if (isShown) await embedParcel.mount({ ...globalThis.careers, domElement, on: { jobselected: select } });
  else await embedParcel.unmount({ domElement });
}
app.querySelector('button').addEventListener('click', () => void toggle());
await toggle();
