// Thread that writes one e-invoice (render-e-invoice-xml-in-thread.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { invoiceSnapshotSchema } from '../../../../../contract/shop/invoice.ts';
import { renderEInvoiceXml } from './render-e-invoice-xml.ts';

parentPort?.postMessage(await renderEInvoiceXml(invoiceSnapshotSchema.parse(workerData)));
