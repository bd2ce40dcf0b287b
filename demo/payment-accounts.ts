// The demo shop's accounts at the payment providers, known to nobody but the stand-ins that npm start runs. The same as in
// arnsberg/shop/settings.yaml (held by shop-content.test.ts), so that no start reads the houses that does not want them.

export const demoPaypalAccount = {
  clientId: 'demo-paypal-client',
  clientSecret: 'demo-paypal-secret',
  webhookId: 'DEMOPAYPALWEBHOOK',
} as const;

export const demoKlarnaAccount = { username: 'demo-klarna-user', password: 'demo-klarna-password' } as const;
