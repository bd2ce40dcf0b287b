// How to declare a withdrawal from a contract with "Arnsberg & Tochter": by e-mail or letter (law rows L8, L10). Every
// page leads here. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';
import { seller } from '../../shop/seller.ts';
import { withdrawalFormDe } from '../../shop/settings/legal/withdrawal-de.ts';
import { withdrawalFormEn } from '../../shop/settings/legal/withdrawal-en.ts';
import { withdrawalFormFr } from '../../shop/settings/legal/withdrawal-fr.ts';

/** The address of an e-mail that only wants its gaps filled, fit for an attribute. */
const toMail = (subject: string, lines: string[]): string =>
  `mailto:${seller.email}?subject=${encodeURIComponent(subject)}&amp;body=${encodeURIComponent(lines.join('\r\n'))}`;

const mailDe = toMail('Widerruf meines Vertrags', [
  'Hiermit widerrufe ich den Vertrag über den Kauf der folgenden Waren:',
  '',
  'Bestellnummer, oder was bestellt wurde: ',
  'Bestellt am / erhalten am: ',
  'Name: ',
  'Anschrift: ',
  'Datum: ',
]);

const mailEn = toMail('Withdrawal from my contract', [
  'I hereby give notice that I withdraw from my contract of sale of the following goods:',
  '',
  'Order number, or what was ordered: ',
  'Ordered on / received on: ',
  'Name: ',
  'Address: ',
  'Date: ',
]);

const mailFr = toMail('Rétractation de mon contrat', [
  'Je vous notifie par la présente ma rétractation du contrat portant sur la vente des biens suivants :',
  '',
  'Numéro de commande, ou ce qui a été commandé : ',
  'Commandé le / reçu le : ',
  'Nom : ',
  'Adresse : ',
  'Date : ',
]);

export const withdrawalForm: PageContent = {
  key: 'withdrawal_form',
  de: {
    title: 'Vertrag widerrufen',
    description:
      'Eine Bestellung bei Arnsberg & Tochter widerrufen: per E-Mail mit vorbereitetem Text oder mit einem Brief, ohne Angabe von Gründen.',
    keywords: 'Vertrag widerrufen, Widerruf erklären, Muster-Widerrufsformular',
    heading: 'Vertrag widerrufen',
    lead: 'Binnen vierzehn Tagen und ohne Gründe. Eine E-Mail genügt, ein Brief ebenso.',
    body: `
      <h2>Mit einer E-Mail</h2>
      <p><a href="${mailDe}">E-Mail mit vorbereitetem Text öffnen</a></p>
      <p>Ergänzen Sie Ihren Namen und die Bestellnummer. Wissen Sie die Nummer nicht, schreiben Sie, was Sie bestellt
        haben. Sie können auch nur einen Teil der Bestellung widerrufen. Öffnet sich kein E-Mail-Programm, schreiben Sie
        an <strong>${seller.email}</strong>.</p>
      <p>Den Eingang bestätigen wir Ihnen per E-Mail mit Datum und Uhrzeit, an Werktagen noch am selben Tag.</p>
      <h2>Mit einem Brief</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}</p>
      <p>Es zählt der Tag, an dem Sie ihn absenden. Das Stück ohne ein Wort zurückzuschicken, genügt nicht: Legen Sie
        bitte das Formular bei.</p>
      <h2>Muster-Widerrufsformular</h2>
      ${withdrawalFormDe}
      <h2>Was dann geschieht</h2>
      <p>Sie schicken die Ware binnen vierzehn Tagen an uns zurück, das Porto tragen wir. Ihr Geld erhalten Sie auf dem
        Weg zurück, auf dem es kam. Für Stücke mit Gravur und Anfertigungen nach eigenem Entwurf gilt das Widerrufsrecht
        nicht. Alles im Wortlaut steht in der <a href="/widerruf">Widerrufsbelehrung</a>.</p>
    `,
  },
  en: {
    title: 'Withdraw from contract',
    description:
      'Withdraw from an order with Arnsberg & Tochter: by e-mail with a prepared text or by letter, without giving a reason.',
    keywords: 'withdraw from contract, declare a withdrawal, model withdrawal form',
    heading: 'Withdraw from contract',
    lead: 'Within fourteen days and without a reason. An e-mail is enough, and so is a letter.',
    body: `
      <h2>By e-mail</h2>
      <p><a href="${mailEn}">Open an e-mail with a prepared text</a></p>
      <p>Fill in your name and the order number. If you do not know the number, write what you ordered. You may also
        withdraw from part of an order. If no e-mail program opens, write to <strong>${seller.email}</strong>.</p>
      <p>We confirm the receipt by e-mail with date and time, on working days the same day.</p>
      <h2>By letter</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Germany</p>
      <p>What counts is the day on which you send it. Returning the piece without a word is not enough: please enclose the
        form.</p>
      <h2>Model withdrawal form</h2>
      ${withdrawalFormEn}
      <h2>What happens next</h2>
      <p>You return the goods to us within fourteen days; we pay the postage. Your money comes back the way it came. For
        engraved pieces and commissions to your own design there is no right of withdrawal. The full wording is in the
        <a href="/en/withdrawal">instructions on withdrawal</a>.</p>
    `,
  },
  fr: {
    title: 'Renoncer au contrat',
    description:
      'Renoncer à une commande chez Arnsberg & Tochter : par e-mail avec un texte préparé ou par lettre, sans indiquer de motif.',
    keywords: 'renoncer au contrat, rétractation, modèle de formulaire',
    heading: 'Renoncer au contrat',
    lead: 'Sous quatorze jours et sans motif. Un e-mail suffit, une lettre aussi.',
    body: `
      <h2>Par e-mail</h2>
      <p><a href="${mailFr}">Ouvrir un e-mail avec un texte préparé</a></p>
      <p>Complétez votre nom et le numéro de commande. Si vous n’avez pas le numéro, écrivez ce que vous avez commandé.
        Vous pouvez aussi renoncer à une partie de la commande. Si aucune messagerie ne s’ouvre, écrivez à
        <strong>${seller.email}</strong>.</p>
      <p>Nous accusons réception par e-mail avec la date et l’heure, le jour même les jours ouvrés.</p>
      <h2>Par lettre</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Allemagne</p>
      <p>C’est le jour de l’envoi qui compte. Renvoyer la pièce sans un mot ne suffit pas : joignez le formulaire, s’il
        vous plaît.</p>
      <h2>Modèle de formulaire de rétractation</h2>
      ${withdrawalFormFr}
      <h2>Ce qui se passe ensuite</h2>
      <p>Vous nous renvoyez la marchandise sous quatorze jours, le port est à notre charge. L’argent vous revient par le
        chemin qu’il a pris. Pour les pièces gravées et les créations d’après votre propre dessin, il n’existe pas de droit
        de rétractation. Le texte complet figure dans les
        <a href="/fr/retractation">informations sur la rétractation</a>.</p>
    `,
  },
};
