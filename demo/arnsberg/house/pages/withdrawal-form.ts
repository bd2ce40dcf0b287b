// What stands around the form for withdrawing from a contract with "Arnsberg & Tochter" (law rows L8, L10), which the site
// itself shows. Every page leads here. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';
import { seller } from '../../shop/seller.ts';

export const withdrawalForm: PageContent = {
  key: 'withdrawal_form',
  de: {
    title: 'Vertrag widerrufen',
    description:
      'Widerrufen Sie eine Bestellung bei Arnsberg & Tochter online mit drei Angaben oder mit einem Brief, ohne Angabe von Gründen.',
    keywords: 'Vertrag widerrufen, Widerruf erklären, Muster-Widerrufsformular',
    heading: 'Vertrag widerrufen',
    lead: 'Binnen vierzehn Tagen und ohne Gründe. Drei Angaben genügen.',
    body: `
      <h2>Was dann geschieht</h2>
      <p>Sofort erhalten Sie eine E-Mail, die den Eingang mit Datum und Uhrzeit bestätigt. Dann sehen wir uns Ihren Widerruf
        an und schreiben Ihnen noch einmal.</p>
      <p>Sie schicken die Ware binnen vierzehn Tagen an uns zurück, das Porto tragen wir. Ihr Geld erhalten Sie auf dem
        Weg zurück, auf dem es kam. Für Stücke mit Gravur und Anfertigungen nach eigenem Entwurf gilt das Widerrufsrecht
        nicht. Alles im Wortlaut steht in der <a href="/widerruf">Widerrufsbelehrung</a>.</p>
      <h2>Mit einem Brief</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}</p>
      <p>Es zählt der Tag, an dem Sie ihn absenden. Das Stück ohne ein Wort zurückzuschicken, genügt nicht: Legen Sie
        bitte das Formular bei. Auch eine E-Mail an <strong>${seller.email}</strong> ist ein Widerruf.</p>
    `,
  },
  en: {
    title: 'Withdraw from contract here',
    description:
      'Withdraw from your contract with Arnsberg & Tochter online, with just three details, or by letter. You need not give a reason.',
    keywords: 'withdraw from contract, declare a withdrawal, model withdrawal form',
    heading: 'Withdraw from contract here',
    lead: 'Within fourteen days and without giving a reason. Three details are enough.',
    body: `
      <h2>What happens next</h2>
      <p>You will at once receive an email acknowledging receipt, with the date and time. We then look at your
        withdrawal and write to you again.</p>
      <p>You send the goods back to us within fourteen days; we pay the postage. You are refunded by the means of
        payment you used. There is no right of withdrawal for engraved pieces or for commissions to your own design. The
        full wording is in the <a href="/en/withdrawal">instructions on withdrawal</a>.</p>
      <h2>By letter</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Germany</p>
      <p>What counts is the day you send it. Returning the goods without comment is not enough: please enclose the form.
        An email to <strong>${seller.email}</strong> is also a valid withdrawal.</p>
    `,
  },
  fr: {
    title: 'Renoncer au contrat ici',
    description:
      'Exercez votre droit de rétractation chez Arnsberg & Tochter en ligne, avec trois indications, ou par lettre, sans donner de motif.',
    keywords: 'renoncer au contrat, rétractation, modèle de formulaire',
    heading: 'Renoncer au contrat ici',
    lead: 'Dans un délai de quatorze jours et sans motif. Trois indications suffisent.',
    body: `
      <h2>Ce qui se passe ensuite</h2>
      <p>Vous recevez aussitôt un e-mail qui en accuse réception, avec la date et l’heure. Nous examinons ensuite votre
        rétractation et vous écrivons de nouveau.</p>
      <p>Vous nous renvoyez les articles sous quatorze jours, à nos frais. Vous êtes remboursé par le moyen de paiement
        que vous avez utilisé. Le droit de rétractation ne s’applique ni aux pièces gravées ni aux créations réalisées
        d’après votre propre projet. Le texte intégral figure dans les <a href="/fr/retractation">informations sur la
        rétractation</a>.</p>
      <h2>Par courrier</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Allemagne</p>
      <p>C’est la date d’envoi qui compte. Renvoyer la pièce sans un mot ne suffit pas : merci de joindre le formulaire.
        Un e-mail à <strong>${seller.email}</strong> vaut aussi rétractation.</p>
    `,
  },
};
