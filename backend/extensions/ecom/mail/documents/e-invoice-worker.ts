// Thread that writes one e-invoice (render-e-invoice-in-thread.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { invoiceSnapshotSchema } from '../../../../../contract/shop/invoice.ts';
import { renderEInvoice } from './render-e-invoice.ts';

parentPort?.postMessage(await renderEInvoice(invoiceSnapshotSchema.parse(workerData)));
