// The mails in French.
import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  pair: (name, value) => `${name}\u00a0: ${value}`,
  greeting: (name) => `Bonjour ${name},`,
  closing: (house) => `Cordialement\n${house}`,
  orderNumber: (number) => `Numéro de commande ${number}`,
  orderedAt: (time) => `Commandé le ${time}`,
  received: {
    subject: (number, house) => `Nous avons reçu votre commande ${number} chez ${house}`,
    heading: 'Nous avons reçu votre commande',
    text: (time) => `merci de votre commande du ${time}. Nous l’avons bien reçue.`,
    acceptance: {
      shipping:
        'Ce message en confirme la réception ; il ne vaut pas encore acceptation. Le contrat est conclu lorsque nous déclarons l’accepter par écrit, au plus tard avec la confirmation d’expédition. Les détails figurent dans nos conditions générales, jointes à ce message.',
      pickup:
        'Ce message en confirme la réception ; il ne vaut pas encore acceptation. Le contrat est conclu lorsque nous déclarons l’accepter par écrit, au plus tard avec le message annonçant que tout est prêt à être retiré. Les détails figurent dans nos conditions générales, jointes à ce message.',
      payment:
        'Ce message en confirme la réception. Par la demande de paiement qui suit, nous acceptons votre commande, comme le prévoient nos conditions générales, jointes à ce message.',
    },
    unconfirmed: (method) =>
      `Votre paiement par ${method} n’est pas encore confirmé ; nous vous écrirons dès qu’il le sera. S’il n’aboutit pas, nous annulons la commande et rien n’est débité.`,
  },
  transfer: {
    heading: 'Votre virement',
    text: (amount) => `Veuillez virer ${amount} sur ce compte :`,
    reference: 'Référence',
    due: 'À payer avant le',
    dueNote: 'Nous vous réservons les pièces jusque-là. Passé ce délai, nous annulons la commande.',
  },
  pickup: { heading: 'Retrait', phone: 'Téléphone' },
  lines: {
    heading: 'Vos pièces',
    referenceNumber: 'Référence',
    each: 'l’unité',
    delivery: 'Délai de livraison',
    expected: (dates) => `prévision : ${dates}`,
    fromPayment: (time) => `${time} à compter de votre paiement`,
    together: {
      shipping: (dates) => `Tout vous est livré ensemble ; livraison prévue : ${dates}.`,
      pickup: (dates) => `Tout sera prêt pour vous en une fois ; prévision : ${dates}.`,
    },
    guarantee: (years, brand, model) => `Garantie de durabilité du fabricant : ${years} ans (${brand}, ${model})`,
    guaranteeTerms: 'Conditions de la garantie',
    madeToOrder:
      'Pas de droit de rétractation : cette pièce est gravée ou réalisée selon vos indications (article 312g, paragraphe 2, point 1, BGB).',
  },
  totals: {
    heading: 'Montants',
    goods: 'Articles',
    shipping: 'Livraison',
    presentWrap: 'Emballage cadeau',
    total: 'Total',
    tax: (percent) => `dont TVA ${percent}`,
  },
  details: {
    heading: 'Vos indications',
    payment: 'Mode de paiement',
    shipping: 'Livraison',
    shippingAddress: 'Adresse de livraison',
    invoiceAddress: 'Adresse de facturation',
    customer: 'Votre adresse',
    comment: 'Votre message',
  },
  withdrawal: {
    heading: 'Droit de rétractation',
    text: (domain) =>
      `Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le plus simple est de le faire en ligne, avec « Renoncer au contrat ici » sur chaque page de ${domain}. Les informations sur la rétractation et le modèle de formulaire sont joints à ce message.`,
    some: 'Il n’existe pas de droit de rétractation pour les pièces signalées ci-dessus, gravées ou réalisées selon vos indications (article 312g, paragraphe 2, point 1, du code civil allemand, BGB).',
    all: 'Il n’existe pas de droit de rétractation pour cette commande, toutes les pièces étant gravées ou réalisées selon vos indications (article 312g, paragraphe 2, point 1, du code civil allemand, BGB). Les détails figurent dans les informations sur la rétractation jointes à ce message.',
  },
  guarantee: {
    heading: 'Garantie légale de conformité',
    text: 'Dans l’Union européenne, tous les biens bénéficient d’une garantie légale de conformité. Si une pièce présente un défaut, vous pouvez demander sans frais sa réparation ou son remplacement pendant au moins deux ans à compter de la livraison et, dans les conditions prévues par la loi, une réduction du prix ou la fin du contrat.',
    link: 'Vos droits dans l’UE : europa.eu/youreurope/garantien',
  },
  attachments: { heading: 'Pour vos dossiers', text: 'Sont joints à ce message, en PDF :' },
  files: {
    contract: { name: 'Contrat', title: 'Texte du contrat' },
    terms: { name: 'Conditions', title: 'Conditions générales de vente' },
    withdrawal: { name: 'Retractation', title: 'Informations sur la rétractation et modèle de formulaire' },
  },
  contract: {
    title: (number) => `Texte du contrat, commande ${number}`,
    seller: 'Vendeur',
    customer: 'Acheteur',
    ordered: (time) => `Commandé le ${time}`,
    terms:
      'S’appliquent les conditions générales de vente envoyées dans le même e-mail que les informations sur la rétractation. Tous les prix sont définitifs et comprennent la TVA légale.',
  },
  paid: {
    subject: (number, house) => `Nous avons reçu votre paiement pour la commande ${number} chez ${house}`,
    heading: 'Nous avons reçu votre paiement',
    text: (amount, method) => `nous avons reçu ${amount} (${method}). Merci.`,
    next: {
      shipping: 'Nous préparons votre commande et vous écrirons dès qu’elle sera en route.',
      pickup: 'Nous préparons votre commande et vous écrirons dès que vous pourrez la retirer.',
    },
  },
  shipped: {
    subject: (number, house) => `Votre commande ${number} chez ${house} est en route`,
    heading: 'Votre commande est en route',
    text: 'nous avons expédié votre commande et l’avons ainsi acceptée, si ce n’était déjà fait.',
    tracking: { provider: 'Transporteur', number: 'Numéro de suivi', link: 'Suivre l’envoi' },
    toAddress: 'L’envoi est adressé à',
  },
  ready: {
    subject: (number, house) => `Votre commande ${number} chez ${house} est prête à être retirée`,
    heading: 'Votre commande est prête',
    text: 'vous pouvez retirer votre commande. Nous l’acceptons par la présente, si ce n’était déjà fait.',
    bring: 'Merci d’apporter le numéro de commande et une pièce d’identité.',
    pay: (amount) => `À régler au retrait : ${amount}.`,
    hours: (domain) => `Nos horaires : ${domain}`,
  },
  cancelled: {
    subject: (number, house) => `Votre commande ${number} chez ${house} est annulée`,
    heading: 'Votre commande est annulée',
    reasons: {
      broken_off: 'le paiement n’a pas abouti. Votre commande est donc annulée ; vous n’avez rien à faire.',
      not_paid:
        'aucun paiement ne nous est parvenu dans le délai prévu. Nous avons donc annulé votre commande, et les pièces sont de nouveau libres.',
      not_collected:
        'votre commande n’a pas été retirée dans le délai prévu. Nous l’avons donc annulée, et les pièces sont de nouveau libres.',
      by_house: 'nous avons annulé votre commande.',
    },
    refund: 'Nous vous remboursons par le même moyen ce que vous avez déjà payé.',
    again: 'Pour toute question, il vous suffit de répondre à ce message.',
  },
  house: {
    subject: (number, house) => `Nouvelle commande ${number} (${house})`,
    heading: 'Nouvelle commande',
    text: (time, language) => `Reçue le ${time}, langue : ${language}.`,
    studio: 'La commande se traite dans le studio.',
  },
  footer: {
    executives: 'Représentée par',
    vatId: 'Numéro de TVA',
    phone: 'Téléphone',
    email: 'E-mail',
    automatic: 'Ce message a été envoyé automatiquement ; une réponse nous parvient malgré tout.',
  },
};
