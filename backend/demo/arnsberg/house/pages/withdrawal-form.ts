// What stands around the form for withdrawing from a contract with "Arnsberg & Tochter" (law rows L8, L10), which the site
// itself shows. Every page leads here. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';
import { seller } from '../../shop/seller.ts';

export const withdrawalForm: PageContent = {
  key: 'withdrawal_form',
  de: {
    title: 'Vertrag widerrufen',
    description:
      'Eine Bestellung bei Arnsberg & Tochter widerrufen: online mit drei Angaben oder mit einem Brief, ohne Angabe von Gründen.',
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
      'Withdraw from an order with Arnsberg & Tochter: online with three entries or by letter, without giving a reason.',
    keywords: 'withdraw from contract, declare a withdrawal, model withdrawal form',
    heading: 'Withdraw from contract here',
    lead: 'Within fourteen days and without a reason. Three entries are enough.',
    body: `
      <h2>What happens next</h2>
      <p>You receive an e-mail at once that acknowledges the receipt with date and time. Then we look at your withdrawal and
        write to you again.</p>
      <p>You return the goods to us within fourteen days; we pay the postage. Your money comes back the way it came. For
        engraved pieces and commissions to your own design there is no right of withdrawal. The full wording is in the
        <a href="/en/withdrawal">instructions on withdrawal</a>.</p>
      <h2>By letter</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Germany</p>
      <p>What counts is the day on which you send it. Returning the piece without a word is not enough: please enclose the
        form. An e-mail to <strong>${seller.email}</strong> is a withdrawal, too.</p>
    `,
  },
  fr: {
    title: 'Renoncer au contrat ici',
    description:
      'Renoncer à une commande chez Arnsberg & Tochter : en ligne avec trois indications ou par lettre, sans indiquer de motif.',
    keywords: 'renoncer au contrat, rétractation, modèle de formulaire',
    heading: 'Renoncer au contrat ici',
    lead: 'Sous quatorze jours et sans motif. Trois indications suffisent.',
    body: `
      <h2>Ce qui se passe ensuite</h2>
      <p>Vous recevez aussitôt un e-mail qui accuse réception avec la date et l’heure. Nous examinons ensuite votre
        rétractation et vous écrivons de nouveau.</p>
      <p>Vous nous renvoyez la marchandise sous quatorze jours, le port est à notre charge. L’argent vous revient par le
        chemin qu’il a pris. Pour les pièces gravées et les créations d’après votre propre dessin, il n’existe pas de droit
        de rétractation. Le texte complet figure dans les
        <a href="/fr/retractation">informations sur la rétractation</a>.</p>
      <h2>Par lettre</h2>
      <p>${seller.companyName}, ${seller.street}, ${seller.zipAndCity}, Allemagne</p>
      <p>C’est le jour de l’envoi qui compte. Renvoyer la pièce sans un mot ne suffit pas : joignez le formulaire, s’il
        vous plaît. Un e-mail à <strong>${seller.email}</strong> vaut aussi rétractation.</p>
    `,
  },
};
