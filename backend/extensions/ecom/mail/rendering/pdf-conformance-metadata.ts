// What a PDF says about itself in its XMP metadata, besides what pdfkit writes: that it is accessible (PDF/UA-1), and which
// e-invoice it contains (ZUGFeRD 2, Factur-X 1.0). PDF/A allows only properties that an extension schema describes.

/** The embedded file as the standard names it. */
export const facturXFileMetadata = {
  name: 'factur-x.xml',
  type: 'text/xml',
  description: 'Factur-X',
  relationship: 'Alternative',
} as const;

interface MetadataSchema {
  title: string;
  namespace: string;
  prefix: string;
  category: 'external' | 'internal';
  properties: readonly { name: string; type: 'Integer' | 'Text'; description: string; value: string }[];
}

const accessibility: MetadataSchema = {
  title: 'PDF/UA Universal Accessibility Schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  category: 'internal',
  properties: [{ name: 'part', type: 'Integer', description: 'Part of ISO 14289', value: '1' }],
};

const eInvoice: MetadataSchema = {
  title: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  category: 'external',
  properties: [
    { name: 'DocumentType', type: 'Text', description: 'The type of the hybrid document', value: 'INVOICE' },
    {
      name: 'DocumentFileName',
      type: 'Text',
      description: 'The name of the embedded XML document',
      value: facturXFileMetadata.name,
    },
    { name: 'Version', type: 'Text', description: 'The version of the standard of the XML document', value: '1.0' },
    {
      name: 'ConformanceLevel',
      type: 'Text',
      description: 'The conformance level of the XML document',
      value: 'EN 16931',
    },
  ],
};

const describeSchema = ({ title, namespace, prefix, category, properties }: MetadataSchema): string => `
  <rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>${title}</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${properties
      .map(
        ({ name, type, description }) => `
      <rdf:li rdf:parseType="Resource">
        <pdfaProperty:name>${name}</pdfaProperty:name>
        <pdfaProperty:valueType>${type}</pdfaProperty:valueType>
        <pdfaProperty:category>${category}</pdfaProperty:category>
        <pdfaProperty:description>${description}</pdfaProperty:description>
      </rdf:li>`,
      )
      .join('')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li>`;

const toValues = ({ namespace, prefix, properties }: MetadataSchema): string => `
<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">
  ${properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`).join('\n  ')}
</rdf:Description>`;

export const toPdfConformanceMetadata = (hasEInvoice: boolean): string => {
  const schemas = hasEInvoice ? [accessibility, eInvoice] : [accessibility];
  return `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag>${schemas.map(describeSchema).join('')}
  </rdf:Bag></pdfaExtension:schemas>
</rdf:Description>${schemas.map(toValues).join('')}`;
};
