import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it, vi } from 'vitest';
import type { InvoiceSnapshot } from '../../../../../contract/shop/invoice.ts';
import { testInvoiceSnapshot } from '../../../../../domain/invoicing/invoice-snapshot.fixture.ts';
import { renderInvoicesPdf } from './render-invoices-pdf.ts';

const readLogo = () => Promise.resolve(null);

const render = async (invoices: readonly InvoiceSnapshot[], warn = vi.fn()) => {
  const bytes = await renderInvoicesPdf(invoices, readLogo, warn);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const files = [...((await pdf.getAttachments()) ?? new Map<string, unknown>()).keys()];
  // Dictionaries and metadata are not compressed.
  return { pdf, files, source: bytes.toString('utf8') };
};

// Each loads the library in a thread of its own.
describe('the PDF of an invoice', { timeout: 60_000 }, () => {
  it('is an archivable, accessible file that contains its e-invoice', async () => {
    const { pdf, files, source } = await render([testInvoiceSnapshot]);
    expect(files).toEqual(['factur-x.xml']);
    const file = await pdf.getAttachmentContent('factur-x.xml');
    expect(new TextDecoder().decode(file ?? undefined)).toContain(`<ram:ID>${testInvoiceSnapshot.number}</ram:ID>`);
    for (const part of [
      '/AFRelationship /Alternative',
      '/Subtype /text#2Fxml',
      '/S /GTS_PDFA1',
      '<pdfaid:part>3</pdfaid:part>',
      '<pdfaid:conformance>A</pdfaid:conformance>',
      '<pdfuaid:part>1</pdfuaid:part>',
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
      '<fx:DocumentType>INVOICE</fx:DocumentType>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:Version>1.0</fx:Version>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
    ])
      expect(source).toContain(part);
    expect((await pdf.getMarkInfo())?.['Marked']).toBe(true);
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Solitärring Aurora, Größe 52');
  });

  it('has valid metadata for a company with special characters in its name', async () => {
    const supplier = { ...testInvoiceSnapshot.supplier, companyName: 'Gold & Söhne <GmbH>' };
    const { pdf, source } = await render([{ ...testInvoiceSnapshot, supplier }]);
    expect((await pdf.getMetadata()).info).toMatchObject({ Author: supplier.companyName });
    expect(source).toContain('<rdf:li>Gold &#38; Söhne &#60;GmbH&#62;</rdf:li>');
  });

  it('is written without an e-invoice that cannot be written, and says so', async () => {
    const warn = vi.fn();
    const { files } = await render([{ ...testInvoiceSnapshot, deliveryCountry: 'XX' }], warn);
    expect(files).toEqual([]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.any(Error),
      expect.stringContaining(testInvoiceSnapshot.number),
    );
  });

  it('contains no e-invoice if several are in one file', async () => {
    const { pdf, files, source } = await render([
      testInvoiceSnapshot,
      { ...testInvoiceSnapshot, number: 'RE-2026-00018' },
    ]);
    expect([pdf.numPages, files]).toEqual([2, []]);
    expect(source).not.toContain('factur-x');
  });
});
