// What PayPal's own script (JavaScript SDK v6) does in the page. Served as text by payments.ts, so it refers to nothing outside.

/** Runs in the browser: defines `paypal`, whose sessions show a dialog instead of PayPal's window. */
export const runPaypal = (): void => {
  interface Options {
    onApprove: (data: { orderId: string }) => Promise<void>;
    onCancel: (data: { orderId: string }) => void;
    onError: (error: unknown) => void;
  }
  const source = (document.currentScript as HTMLScriptElement).src;
  const server = source.slice(0, source.indexOf('/web-sdk'));

  const ask = (orderId: string): Promise<'approve' | 'cancel' | 'decline'> =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.id = 'paypal-window';
      dialog.setAttribute('aria-label', 'PayPal');
      dialog.dataset['orderId'] = orderId;
      const title = document.createElement('h2');
      title.textContent = 'PayPal (Demo)';
      const buttons = (['approve', 'decline', 'cancel'] as const).map((decision) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.name = decision;
        button.textContent = {
          approve: 'Jetzt bezahlen',
          decline: 'Mit gesperrter Karte bezahlen',
          cancel: 'Abbrechen',
        }[decision];
        button.onclick = () => {
          dialog.remove();
          resolve(decision);
        };
        return button;
      });
      dialog.oncancel = () => {
        dialog.remove();
        resolve('cancel');
      };
      dialog.append(title, ...buttons);
      document.body.append(dialog);
      dialog.showModal();
    });

  const start = async (options: Options, order: Promise<{ orderId: string }>): Promise<void> => {
    const { orderId } = await order;
    const decision = await ask(orderId);
    if (decision === 'cancel') {
      options.onCancel({ orderId });
      return;
    }
    const response = await fetch(`${server}/window`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: orderId, decision }),
    });
    if (response.ok) await options.onApprove({ orderId });
    else options.onError(new Error('PayPal knows no such order.'));
  };

  const page = window as { paypal?: unknown };
  page.paypal = {
    createInstance: ({ clientId, components }: { clientId?: string; components?: string[] }) => {
      if (!clientId || !components?.includes('paypal-payments'))
        return Promise.reject(new Error('PayPal: clientId and components are needed.'));
      return Promise.resolve({
        createPayPalOneTimePaymentSession: (options: Options) => ({
          start: (mode: { presentationMode?: string }, order: Promise<{ orderId: string }>) =>
            mode.presentationMode ? start(options, order) : Promise.reject(new Error('PayPal: presentationMode?')),
        }),
      });
    },
  };
};
