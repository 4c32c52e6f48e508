import { vi } from 'vitest';

interface FakeCamera {
  /** What the browser says instead of a picture. */
  error?: DOMException;
}

/** A camera and a recorder that jsdom does not have. */
export function fakeCamera({ error }: FakeCamera = {}) {
  let isOn = false;
  const track = Object.assign(new EventTarget(), { stop: () => (isOn = false) });
  const stream = { getTracks: () => [track] };

  class FakeRecorder extends EventTarget {
    static isTypeSupported = () => true;
    state = 'inactive';
    start() {
      this.state = 'recording';
    }
    pause() {
      this.state = 'paused';
    }
    resume() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['video']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }

  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async () => {
        if (error) throw error;
        isOn = true;
        return stream;
      },
    },
  });
  URL.createObjectURL = () => 'blob:video';
  URL.revokeObjectURL = () => undefined;
  return {
    isOn: () => isOn,
    remove() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
}
