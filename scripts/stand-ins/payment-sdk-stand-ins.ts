// Browser scripts of Klarna (Klarna Payments) and PayPal (JavaScript SDK v6). Served as text by payment-stand-in-server.ts, so they
// must not refer to anything outside their function.

/** Runs in the browser: defines `Klarna.Payments`, which shows a form and, on authorization, a dialog. */
export const installKlarnaSdkStandIn = (): void => {
  interface Result {
    show_form: boolean;
    approved?: boolean;
    authorization_token?: string;
  }
  type Done = (result: Result) => void;
  const source = (document.currentScript as HTMLScriptElement).src;
  const server = source.slice(0, source.indexOf('/kp/'));
  let clientToken = '';

  const decide = async (decision: string, done: Done): Promise<void> => {
    if (decision === 'cancel') {
      done({ approved: false, show_form: true });
      return;
    }
    const response = await fetch(`${server}/window`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_token: clientToken, decision }),
    });
    done(response.ok ? ((await response.json()) as Result) : { approved: false, show_form: true });
  };

  const showDialog = (done: Done): void => {
    const dialog = document.createElement('dialog');
    dialog.id = 'klarna-window';
    dialog.setAttribute('aria-label', 'Klarna');
    const title = document.createElement('h2');
    title.textContent = 'Klarna (Demo)';
    const end = (decision: string): void => {
      dialog.remove();
      void decide(decision, done);
    };
    const labels = { approve: 'Zustimmen', refuse: 'Ablehnen lassen', cancel: 'Abbrechen' } as const;
    const buttons = (['approve', 'refuse', 'cancel'] as const).map((decision) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.name = decision;
      button.textContent = labels[decision];
      button.onclick = () => end(decision);
      return button;
    });
    dialog.oncancel = () => end('cancel');
    dialog.append(title, ...buttons);
    document.body.append(dialog);
    dialog.showModal();
  };

  const page = window as { Klarna?: unknown };
  page.Klarna = {
    Payments: {
      init: ({ client_token: token }: { client_token: string }) => {
        if (token.split('.').length !== 3) throw new Error('InvalidClientTokenError');
        clientToken = token;
      },
      load: (options: { container: HTMLElement; payment_method_category: string }, _data: object, done: Done) => {
        if (!clientToken) throw new Error('ApplicationNotInitializedError');
        const text = document.createElement('p');
        text.textContent = 'Klarna (Demo)';
        options.container.replaceChildren(text);
        // Like Klarna for a category that is not available to this shopper.
        done({ show_form: !options.payment_method_category.startsWith('closed') });
      },
      authorize: (_options: object, _data: object, done: Done) => showDialog(done),
    },
  };
};

/** Runs in the browser: defines `paypal`, whose sessions show a dialog instead of PayPal's window. */
export const installPaypalSdkStandIn = (): void => {
  interface Options {
    onApprove: (data: { orderId: string }) => Promise<void>;
    onCancel: (data: { orderId: string }) => void;
    onError: (error: unknown) => void;
  }
  const source = (document.currentScript as HTMLScriptElement).src;
  const server = source.slice(0, source.indexOf('/web-sdk'));

  const showDialog = (orderId: string): Promise<'approve' | 'cancel' | 'decline'> =>
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
    const decision = await showDialog(orderId);
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
    else options.onError(new Error('Unknown PayPal order.'));
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
