// The demo shop's accounts at the payment providers, known to nobody but the stand-ins that npm start runs.
import { readDemoItems } from './content.ts';

const [settings = {}] = readDemoItems('ecommerce_settings');

export const demoPaypalAccount = {
  clientId: String(settings['paypal_client_id']),
  clientSecret: String(settings['paypal_client_secret']),
  webhookId: String(settings['paypal_webhook_id']),
};

export const demoKlarnaAccount = {
  username: String(settings['klarna_username']),
  password: String(settings['klarna_password']),
};
