// Where the payment providers are: the live ones, and the stand-ins that run with the demo content.

interface PaymentUrls {
  paypalApiUrl: string;
  paypalScriptUrl: string;
  klarnaApiUrl: string;
  klarnaScriptUrl: string;
}

export const livePaymentUrls: PaymentUrls = {
  paypalApiUrl: 'https://api-m.paypal.com',
  paypalScriptUrl: 'https://www.paypal.com/web-sdk/v6/core',
  klarnaApiUrl: 'https://api.klarna.com',
  klarnaScriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
};

/** Paths of scripts/stand-ins/payments.ts. */
export const toStandInUrls = (port: number): PaymentUrls => ({
  paypalApiUrl: `http://localhost:${port}/paypal`,
  paypalScriptUrl: `http://localhost:${port}/paypal/web-sdk/v6/core`,
  klarnaApiUrl: `http://localhost:${port}/klarna`,
  klarnaScriptUrl: `http://localhost:${port}/klarna/kp/lib/v1/api.js`,
});
