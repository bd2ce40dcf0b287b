// What Klarna's own script (Klarna Payments) does in the page. Served as text by payments.ts, so it refers to nothing outside.

/** Runs in the browser: defines `Klarna.Payments`, which shows a form and, when asked to authorize, a dialog. */
export const runKlarna = (): void => {
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

  const ask = (done: Done): void => {
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
        // As Klarna does for a category that is not open to this shopper.
        done({ show_form: !options.payment_method_category.startsWith('closed') });
      },
      authorize: (_options: object, _data: object, done: Done) => ask(done),
    },
  };
};
