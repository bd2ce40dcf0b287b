// The demo shop's accounts at the payment stand-ins that `npm start` runs. Duplicates arnsberg/shop/settings.yaml
// (checked by shop-content.test.ts), so that starting without demo content does not have to read it.

export const demoPaypalCredentials = {
  clientId: 'demo-paypal-client',
  clientSecret: 'demo-paypal-secret',
  webhookId: 'DEMOPAYPALWEBHOOK',
} as const;

export const demoKlarnaAccount = { username: 'demo-klarna-user', password: 'demo-klarna-password' } as const;
