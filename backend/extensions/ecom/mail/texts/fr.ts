// The mails in French.
import { withDe } from '../../../../../contract/french-elision.ts';
import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  pair: (name, value) => `${name}\u00a0: ${value}`,
  greeting: (name) => `Bonjour ${name},`,
  closing: (house) => `Cordialement\n${house}`,
  orderNumber: (number) => `Numéro de commande ${number}`,
  orderedAt: (time) => `Commandé le ${time}`,
  received: {
    subject: (number, house) => `Votre commande ${number} chez ${house}`,
    heading: 'Nous avons reçu votre commande',
    text: (time) => `Nous vous remercions de votre commande du ${time}. Nous l’avons bien reçue.`,
    acceptance: {
      shipping:
        'Ce message en confirme la réception ; il ne vaut pas encore acceptation. Le contrat est conclu lorsque nous déclarons l’accepter par écrit, au plus tard avec la confirmation d’expédition. Vous en trouverez le détail dans nos conditions générales de vente, jointes à ce message.',
      pickup:
        'Ce message en confirme la réception ; il ne vaut pas encore acceptation. Le contrat est conclu lorsque nous déclarons l’accepter par écrit, au plus tard avec le message annonçant que votre commande est prête à être retirée. Vous en trouverez le détail dans nos conditions générales de vente, jointes à ce message.',
      payment:
        'Ce message en confirme la réception. Par la demande de paiement qui suit, nous acceptons votre commande, comme le prévoient nos conditions générales de vente, jointes à ce message.',
    },
    unconfirmed: (method) =>
      `Votre paiement par ${method} n’est pas encore confirmé ; nous vous écrirons dès qu’il le sera. S’il n’aboutit pas, nous annulerons la commande et rien ne sera débité.`,
  },
  transfer: {
    heading: 'Votre virement',
    text: (amount) => `Veuillez virer ${amount} sur le compte suivant :`,
    reference: 'Référence',
    due: 'À régler avant le',
    dueNote: 'Vos pièces vous sont réservées jusqu’à cette date. Passé ce délai, la commande est annulée.',
  },
  pickup: { heading: 'Retrait', phone: 'Téléphone' },
  lines: {
    heading: 'Vos pièces',
    referenceNumber: 'Référence',
    each: 'l’unité',
    delivery: 'Délai de livraison',
    expected: (dates) => `date prévue : ${dates}`,
    fromPayment: (time) => `${time} à compter de votre paiement`,
    together: {
      shipping: (dates) => `Votre commande vous sera livrée en une seule fois ; livraison prévue : ${dates}.`,
      pickup: (dates) => `Votre commande sera prête en une seule fois ; date prévue : ${dates}.`,
    },
    guarantee: (years, brand, model) => `Garantie de durabilité du fabricant : ${years} ans (${brand}, ${model})`,
    guaranteeTerms: 'Conditions de garantie',
    madeToOrder:
      'Pas de droit de rétractation : cette pièce est gravée ou réalisée selon vos spécifications (article 312g, paragraphe 2, point 1, du Code civil allemand, BGB).',
  },
  totals: {
    heading: 'Montant de la commande',
    goods: 'Sous-total',
    shipping: 'Livraison',
    presentWrap: 'Emballage cadeau',
    total: 'Total',
    tax: (percent) => `dont ${percent} de TVA`,
  },
  details: {
    heading: 'Vos coordonnées',
    payment: 'Moyen de paiement',
    shipping: 'Mode de livraison',
    shippingAddress: 'Adresse de livraison',
    invoiceAddress: 'Adresse de facturation',
    customer: 'Votre adresse',
    comment: 'Votre message',
  },
  withdrawal: {
    heading: 'Droit de rétractation',
    text: (domain) =>
      `Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le plus simple est de le faire en ligne, par « Renoncer au contrat ici », au bas de chaque page ${withDe(domain)}. Les informations sur la rétractation et le modèle de formulaire sont joints à ce message.`,
    some: 'Il n’existe pas de droit de rétractation pour les pièces signalées ci-dessus, gravées ou réalisées selon vos spécifications (article 312g, paragraphe 2, point 1, du Code civil allemand, BGB).',
    all: 'Il n’existe pas de droit de rétractation pour cette commande, toutes les pièces étant gravées ou réalisées selon vos spécifications (article 312g, paragraphe 2, point 1, du Code civil allemand, BGB). Vous en trouverez le détail dans les informations sur la rétractation jointes à ce message.',
  },
  guarantee: {
    heading: 'Garantie légale de conformité',
    text: 'Dans l’Union européenne, tous les biens bénéficient d’une garantie légale de conformité. Si une pièce présente un défaut, vous pouvez en demander sans frais la réparation ou le remplacement pendant au moins deux ans à compter de la livraison et, dans les conditions prévues par la loi, une réduction du prix ou la résolution du contrat.',
    link: 'Vos droits dans l’UE : europa.eu/youreurope/garantien',
  },
  attachments: { heading: 'À conserver', text: 'Sont joints à ce message, en PDF :' },
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
    subject: (number, house) => `Votre paiement pour la commande ${number} chez ${house}`,
    heading: 'Nous avons reçu votre paiement',
    text: (amount, method) => `Nous avons bien reçu ${amount} (${method}) et vous en remercions.`,
    next: {
      shipping: 'Nous préparons votre commande et vous écrirons dès qu’elle sera en route.',
      pickup: 'Nous préparons votre commande et vous écrirons dès que vous pourrez la retirer.',
    },
  },
  shipped: {
    subject: (number, house) => `Votre commande ${number} chez ${house} est en route`,
    heading: 'Votre commande est en route',
    text: 'Nous avons expédié votre commande et l’acceptons par la présente, si ce n’était déjà fait.',
    tracking: { provider: 'Transporteur', number: 'Numéro de suivi', link: 'Suivre votre colis' },
    toAddress: 'Le colis est adressé à',
  },
  ready: {
    subject: (number, house) => `Votre commande ${number} chez ${house} est prête à être retirée`,
    heading: 'Votre commande est prête',
    text: 'Votre commande vous attend. Nous l’acceptons par la présente, si ce n’était déjà fait.',
    bring: 'Merci de vous munir du numéro de commande et d’une pièce d’identité.',
    pay: (amount) => `À régler au retrait : ${amount}.`,
    hours: (domain) => `Nos horaires d’ouverture : ${domain}`,
  },
  cancelled: {
    subject: (number, house) => `Votre commande ${number} chez ${house} est annulée`,
    heading: 'Votre commande est annulée',
    reasons: {
      broken_off: 'Le paiement n’a pas abouti. Votre commande est donc annulée ; vous n’avez rien à faire.',
      not_paid:
        'Votre paiement ne nous est pas parvenu dans le délai prévu. Nous avons donc annulé votre commande et libéré les pièces.',
      not_collected:
        'Votre commande n’a pas été retirée dans le délai prévu. Nous l’avons donc annulée et avons libéré les pièces.',
      by_house: 'Nous avons annulé votre commande.',
    },
    refund: 'Les sommes déjà versées vous seront remboursées par le même moyen.',
    again: 'Pour toute question, il vous suffit de répondre à ce message.',
  },
  house: {
    subject: (number, house) => `Nouvelle commande ${number} (${house})`,
    heading: 'Nouvelle commande',
    text: (time, language) => `Reçue le ${time}, langue : ${language}.`,
    studio: 'La commande se traite dans le studio.',
  },
  footer: {
    executives: 'Représentée par',
    vatId: 'Numéro de TVA',
    phone: 'Téléphone',
    email: 'E-mail',
    automatic: 'Ce message a été envoyé automatiquement ; vous pouvez néanmoins y répondre.',
  },
};
