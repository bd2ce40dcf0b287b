// Writes an e-invoice in a thread of its own: the library checks every document for a quarter of a second, in which this
// process would answer nobody, and Directus refuses requests while its process is that busy.
import { Worker } from 'node:worker_threads';
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';

/** @throws what `renderEInvoiceXml` throws */
export const renderEInvoiceXmlInThread = (snapshot: InvoiceSnapshot): Promise<string> =>
  new Promise((done, fail) => {
    // Without the modules that are loaded into the Directus process before it starts.
    const options = { workerData: snapshot, execArgv: [] };
    const worker = new Worker(new URL('./e-invoice-worker.ts', import.meta.url), options);
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error(`The thread that writes ${snapshot.number} ended without a result.`)));
  });
