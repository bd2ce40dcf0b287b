// Runs the stand-ins for PayPal and Klarna until the session ends. Called where a backend with the demo content is started.
import { createPayments } from './stand-ins/payments.ts';
import type { Session } from './session.ts';

export async function startPaymentStandIns(
  { port, backendUrl }: { port: number; backendUrl: string },
  session: Session,
): Promise<void> {
  const server = createPayments({ webhookUrl: `${backendUrl}/ecom/paypal/webhook` });
  session.onEnd(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
}
