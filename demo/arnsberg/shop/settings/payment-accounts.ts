// The demo shop's accounts at the payment providers, known to nobody but the stand-ins that npm start runs.

export const demoPaypalAccount = {
  clientId: 'demo-paypal-client',
  clientSecret: 'demo-paypal-secret',
  webhookId: 'DEMOPAYPALWEBHOOK',
} as const;

export const demoKlarnaAccount = { username: 'demo-klarna-user', password: 'demo-klarna-password' } as const;
