// The mails in German.
import type { MailTexts } from './mail-texts.ts';

export const de: MailTexts = {
  pair: (name, value) => `${name}: ${value}`,
  greeting: (name) => `Guten Tag ${name},`,
  closing: (house) => `Mit freundlichen Grüßen\n${house}`,
  orderNumber: (number) => `Bestellnummer ${number}`,
  orderedAt: (time) => `Bestellt am ${time}`,
  received: {
    subject: (number, house) => `Ihre Bestellung ${number} bei ${house} ist eingegangen`,
    heading: 'Ihre Bestellung ist eingegangen',
    text: (time) => `vielen Dank für Ihre Bestellung vom ${time}. Wir haben sie erhalten.`,
    acceptance: {
      shipping:
        'Diese Nachricht bestätigt den Eingang, sie ist noch keine Annahme. Der Vertrag kommt zustande, wenn wir die Annahme in Textform erklären, spätestens mit der Versandbestätigung. Näheres steht in unseren Geschäftsbedingungen, die dieser Nachricht beiliegen.',
      pickup:
        'Diese Nachricht bestätigt den Eingang, sie ist noch keine Annahme. Der Vertrag kommt zustande, wenn wir die Annahme in Textform erklären, spätestens mit der Nachricht, dass alles zur Abholung bereitliegt. Näheres steht in unseren Geschäftsbedingungen, die dieser Nachricht beiliegen.',
      payment:
        'Diese Nachricht bestätigt den Eingang. Mit der folgenden Aufforderung zur Zahlung nehmen wir Ihre Bestellung an, wie es unsere Geschäftsbedingungen vorsehen, die dieser Nachricht beiliegen.',
    },
    unconfirmed: (method) =>
      `Die Zahlung mit ${method} ist noch nicht bestätigt; sobald sie es ist, schreiben wir Ihnen. Wird sie nicht abgeschlossen, stornieren wir die Bestellung, und es wird nichts berechnet.`,
  },
  transfer: {
    heading: 'Bitte überweisen Sie',
    text: (amount) => `Bitte überweisen Sie ${amount} auf dieses Konto:`,
    reference: 'Verwendungszweck',
    due: 'Zahlbar bis',
    dueNote: 'So lange sind die Stücke für Sie reserviert. Danach wird die Bestellung storniert.',
  },
  pickup: { heading: 'Abholung', phone: 'Telefon' },
  lines: {
    heading: 'Ihre Stücke',
    referenceNumber: 'Referenz',
    each: 'je',
    delivery: 'Lieferzeit',
    expected: (dates) => `voraussichtlich ${dates}`,
    fromPayment: (time) => `${time} ab Ihrer Zahlung`,
    together: {
      shipping: (dates) => `Wir liefern alles zusammen, voraussichtlich ${dates}.`,
      pickup: (dates) => `Alles liegt zusammen für Sie bereit, voraussichtlich ${dates}.`,
    },
    guarantee: (years, brand, model) => `Haltbarkeitsgarantie des Herstellers: ${years} Jahre (${brand}, ${model})`,
    guaranteeTerms: 'Garantiebedingungen',
    madeToOrder:
      'Kein Widerrufsrecht: Dieses Stück wird nach Ihren Angaben graviert oder angefertigt (§ 312g Abs. 2 Nr. 1 BGB).',
  },
  totals: {
    heading: 'Beträge',
    goods: 'Waren',
    shipping: 'Versand',
    presentWrap: 'Geschenkverpackung',
    total: 'Gesamtbetrag',
    tax: (percent) => `darin ${percent} MwSt.`,
  },
  details: {
    heading: 'Ihre Angaben',
    payment: 'Zahlungsart',
    shipping: 'Versandart',
    shippingAddress: 'Lieferadresse',
    invoiceAddress: 'Rechnungsadresse',
    customer: 'Ihre Adresse',
    comment: 'Ihre Nachricht',
  },
  withdrawal: {
    heading: 'Widerrufsrecht',
    text: (domain) =>
      `Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Am schnellsten geht das online mit „Vertrag widerrufen“ auf jeder Seite von ${domain}. Die Widerrufsbelehrung mit dem Muster-Widerrufsformular liegt dieser Nachricht bei.`,
    some: 'Das Widerrufsrecht besteht nicht für die oben gekennzeichneten Stücke, die nach Ihren Angaben graviert oder angefertigt werden (§ 312g Abs. 2 Nr. 1 BGB).',
    all: 'Für diese Bestellung besteht kein Widerrufsrecht, weil alle Stücke nach Ihren Angaben graviert oder angefertigt werden (§ 312g Abs. 2 Nr. 1 BGB). Einzelheiten stehen in der Widerrufsbelehrung, die dieser Nachricht beiliegt.',
  },
  guarantee: {
    heading: 'Gesetzliches Gewährleistungsrecht',
    text: 'In der Europäischen Union gilt für alle Waren ein gesetzliches Gewährleistungsrecht. Ist ein Stück mangelhaft, können Sie innerhalb von mindestens zwei Jahren ab der Lieferung unentgeltlich Reparatur oder Ersatz verlangen und unter den gesetzlichen Voraussetzungen den Preis mindern oder den Vertrag beenden.',
    link: 'Ihre Rechte in der EU: europa.eu/youreurope/garantien',
  },
  attachments: {
    heading: 'Für Ihre Unterlagen',
    text: 'Dieser Nachricht liegen als PDF bei:',
  },
  files: {
    contract: { name: 'Vertragstext', title: 'Vertragstext' },
    terms: { name: 'AGB', title: 'Allgemeine Geschäftsbedingungen' },
    withdrawal: {
      name: 'Widerrufsbelehrung',
      title: 'Widerrufsbelehrung und Muster-Widerrufsformular',
    },
  },
  contract: {
    title: (number) => `Vertragstext der Bestellung ${number}`,
    seller: 'Verkäufer',
    customer: 'Käuferin oder Käufer',
    ordered: (time) => `Bestellt am ${time}`,
    terms:
      'Es gelten die Allgemeinen Geschäftsbedingungen, die mit der Widerrufsbelehrung in derselben E-Mail verschickt wurden. Alle Preise sind Endpreise und enthalten die gesetzliche Mehrwertsteuer.',
  },
  paid: {
    subject: (number, house) => `Ihre Zahlung zur Bestellung ${number} bei ${house} ist eingegangen`,
    heading: 'Ihre Zahlung ist eingegangen',
    text: (amount, method) => `wir haben ${amount} erhalten (${method}). Vielen Dank.`,
    next: {
      shipping: 'Wir machen Ihre Bestellung fertig und schreiben Ihnen, sobald sie unterwegs ist.',
      pickup: 'Wir legen Ihre Bestellung bereit und schreiben Ihnen, sobald Sie sie abholen können.',
    },
  },
  shipped: {
    subject: (number, house) => `Ihre Bestellung ${number} bei ${house} ist unterwegs`,
    heading: 'Ihre Bestellung ist unterwegs',
    text: 'wir haben Ihre Bestellung versandt und sie damit angenommen, soweit das nicht schon geschehen ist.',
    tracking: { provider: 'Versanddienst', number: 'Sendungsnummer', link: 'Sendung verfolgen' },
    toAddress: 'Die Sendung geht an',
  },
  ready: {
    subject: (number, house) => `Ihre Bestellung ${number} bei ${house} liegt zur Abholung bereit`,
    heading: 'Ihre Bestellung liegt bereit',
    text: 'Sie können Ihre Bestellung abholen. Wir nehmen sie hiermit an, soweit das nicht schon geschehen ist.',
    bring: 'Bitte bringen Sie die Bestellnummer und einen Ausweis mit.',
    pay: (amount) => `Zu zahlen bei der Abholung: ${amount}.`,
    hours: (domain) => `Unsere Öffnungszeiten: ${domain}`,
  },
  cancelled: {
    subject: (number, house) => `Ihre Bestellung ${number} bei ${house} ist storniert`,
    heading: 'Ihre Bestellung ist storniert',
    reasons: {
      broken_off:
        'die Zahlung wurde nicht abgeschlossen. Ihre Bestellung ist deshalb storniert; Sie müssen nichts tun.',
      not_paid:
        'bis zum Ende der Frist ist keine Zahlung bei uns eingegangen. Wir haben Ihre Bestellung deshalb storniert, die Stücke sind wieder frei.',
      not_collected:
        'Ihre Bestellung wurde bis zum Ende der Frist nicht abgeholt. Wir haben sie deshalb storniert, die Stücke sind wieder frei.',
      by_house: 'wir haben Ihre Bestellung storniert.',
    },
    refund: 'Was Sie schon bezahlt haben, erstatten wir Ihnen auf demselben Weg.',
    again: 'Haben Sie Fragen, antworten Sie einfach auf diese Nachricht.',
  },
  house: {
    subject: (number, house) => `Neue Bestellung ${number} (${house})`,
    heading: 'Neue Bestellung',
    text: (time, language) => `Eingegangen am ${time}, Sprache: ${language}.`,
    studio: 'Bearbeitet wird die Bestellung im Studio unter „Bestellung“.',
  },
  footer: {
    executives: 'Vertreten durch',
    vatId: 'USt-IdNr.',
    phone: 'Telefon',
    email: 'E-Mail',
    automatic: 'Diese Nachricht wurde automatisch verschickt; eine Antwort erreicht uns trotzdem.',
  },
};
