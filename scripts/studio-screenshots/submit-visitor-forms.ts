// Submits visitor data, so that the studio's lists look as they do in daily use.
import { placeBenchOrders } from '../../bench/orders/simulated-shoppers.ts';
import { appointmentTimesResponseSchema } from '../../contract/visitors/appointment.ts';
import type { DirectusRestClient } from '../../backend/rest/directus-rest-client.ts';

const visitors = [
  { name: 'Änne Öz', email: 'aenne.oez@example.com' },
  { name: 'Clara Voss', email: 'clara.voss@example.com' },
  { name: 'Ben Kraus', email: 'ben.kraus@example.com' },
] as const;

interface Product {
  id: string;
  price_brutto: string;
}

/** Fields that all forms share; `open_ms` corresponds to a minute. */
const form = { language: 'de', homepage: '', open_ms: 60_000, privacy: true };

/** Submits a message, requests, appointments and orders through the same endpoints as the shop's forms. */
export const submitDemoVisitorForms = async (url: string, admin: DirectusRestClient, domain: string): Promise<void> => {
  const ofProject = `filter[project][domain][_eq]=${domain}`;
  const send = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${url}/ecom/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ project: domain, ...body }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const [product] = await admin.get<Product[]>(`/items/ecommerce_product?limit=1&fields=id&${ofProject}`);
  const [first, second, third] = visitors;
  await send('contact', { ...form, ...first, message: 'Guten Tag, weiten Sie auch alte Ringe?' });
  await send('request', { ...form, ...third, kind: 'price', product: product?.id, message: 'Mit größerem Stein?' });
  const [topic] = await admin.get<{ id: string }[]>(`/items/appointment_topic?fields=id&sort=sort&${ofProject}`);
  const [branch] = await admin.get<{ id: string }[]>(`/items/branch?fields=id&sort=sort&${ofProject}`);
  const place = { topic: topic?.id, branch: branch?.id };
  const { days } = appointmentTimesResponseSchema.parse(await send('appointment/times', place));
  for (const [index, visitor] of [first, second].entries()) {
    const day = days[index];
    const about = { date: day?.date, time: day?.times[1], product: product?.id, message: '' };
    await send('appointment', { ...form, ...visitor, ...place, ...about });
  }
  await placeBenchOrders(url, await readOrderableProducts(admin, ofProject), { clients: 1, orders: 3 });
};

/** Products that can be ordered without choosing options. */
const readOrderableProducts = async (admin: DirectusRestClient, ofProject: string) => {
  const products = await admin.get<Product[]>(
    `/items/ecommerce_product?fields=id,price_brutto&limit=4&sort=sort,id&${ofProject}` +
      '&filter[status][_eq]=published&filter[stock][_gt]=2&filter[personalization][_null]=true&filter[price_brutto][_gt]=0',
  );
  return products.map(({ id, price_brutto }) => ({
    product: id,
    variant: null,
    priceCents: Math.round(Number(price_brutto) * 100),
  }));
};
