// Loads a third-party script once; never before the visitor has chosen that provider (law row L22).

const loading = new Map<string, Promise<void>>();

const appendScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded.`));
    };
    document.head.append(script);
  });

/** Resolves when the script has run; after a failure the next call retries. */
export const loadExternalScript = async (url: string): Promise<void> => {
  const started = loading.get(url) ?? appendScript(url);
  loading.set(url, started);
  try {
    await started;
  } catch (error) {
    loading.delete(url);
    throw error;
  }
};
