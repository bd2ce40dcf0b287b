// The contact page of "Arnsberg & Tochter" and the page that thanks for a message. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const contact: PageContent = {
  key: 'contact',
  de: {
    title: 'Kontakt',
    description:
      'Sie finden uns in der Rosenwirtgasse und am Kranichplatz in München: Hier stehen Adressen, Telefonnummern und Öffnungszeiten.',
    keywords: 'Kontakt, Öffnungszeiten, Anfahrt, Juwelier München',
    heading: 'Wir freuen uns auf Ihren Besuch',
    lead: 'Kommen Sie vorbei, rufen Sie an oder schreiben Sie uns. Für Trauringe, Anfertigungen und Nachlässe halten wir Ihnen gern eine Stunde frei.',
    body: `
      <h2>Stammhaus in der Rosenwirtgasse</h2>
      <p>Schmuck, Uhren, Goldschmiede und Uhrmacherwerkstatt. Die Rosenwirtgasse liegt wenige Gehminuten vom
        Marienplatz; der Eingang ist stufenlos. Montags öffnen wir nach Vereinbarung.</p>
      <h2>Werkhof am Kranichplatz</h2>
      <p>Optik, Florale Werkstatt, Fahrräder und alles für zu Hause. Der Zugang vom Hof ist barrierefrei, Stellplätze
        für Räder sind vorhanden.</p>
      <h2>Reparaturen abgeben und abholen</h2>
      <p>Reparaturen nehmen wir in beiden Häusern an. Bitte bringen Sie zur Abholung den Auftragszettel mit. Schicken
        Sie wertvolle Stücke bitte nicht ohne Absprache: Rufen Sie uns vorher an, wir nennen Ihnen den versicherten
        Weg.</p>
    `,
  },
  en: {
    title: 'Contact',
    description:
      'Find us in Rosenwirtgasse and on Kranichplatz in Munich: our addresses, telephone numbers and opening hours are all here.',
    keywords: 'contact, opening hours, directions, jeweller Munich',
    heading: 'We look forward to your visit',
    lead: 'Visit us, call or write. For wedding rings, a commission or an inherited collection, we will gladly set aside an hour for you.',
    body: `
      <h2>Rosenwirtgasse</h2>
      <p>Jewellery and watches, with the goldsmiths’ and watchmakers’ workshops. Rosenwirtgasse is a few minutes’ walk
        from Marienplatz, and the entrance is step-free. On Mondays we open by appointment.</p>
      <h2>Werkhof on Kranichplatz</h2>
      <p>Optician, floral workshop, bicycles and everything for the home. The entrance from the courtyard is step-free,
        and there are stands for bicycles.</p>
      <h2>Repairs: drop-off and collection</h2>
      <p>We take in repairs at both addresses. Please bring your repair slip when you collect. Do not send valuable
        pieces without speaking to us: call first, and we will tell you how to send them insured.</p>
    `,
  },
  fr: {
    title: 'Contact',
    description:
      'Retrouvez-nous Rosenwirtgasse et Kranichplatz, à Munich : vous trouverez ici nos adresses, nos numéros de téléphone et nos horaires.',
    keywords: 'contact, horaires, accès, joaillier Munich',
    heading: 'Au plaisir de vous accueillir',
    lead: 'Venez nous voir, appelez-nous ou écrivez-nous. Pour des alliances, une création ou une succession, nous vous réservons volontiers une heure.',
    body: `
      <h2>Boutique historique, Rosenwirtgasse</h2>
      <p>Bijoux, montres, ateliers de joaillerie et d’horlogerie. La Rosenwirtgasse se trouve à quelques minutes à pied
        de la Marienplatz ; l’entrée est de plain-pied. Le lundi, nous ouvrons sur rendez-vous.</p>
      <h2>Werkhof, Kranichplatz</h2>
      <p>Optique, atelier floral, vélos et tout pour la maison. L’accès par la cour est de plain-pied et des supports
        sont prévus pour les vélos.</p>
      <h2>Déposer et retirer une réparation</h2>
      <p>Nous prenons vos réparations aux deux adresses. Merci d’apporter votre bon de dépôt au moment du retrait.
        N’envoyez pas de pièce de valeur sans nous prévenir : appelez-nous, nous vous indiquerons comment l’expédier
        assurée.</p>
    `,
  },
};

export const thanks: PageContent = {
  key: 'thanks',
  de: {
    title: 'Danke',
    description: 'Ihre Nachricht ist bei Arnsberg & Tochter angekommen. Wir melden uns persönlich bei Ihnen.',
    keywords: 'Danke, Nachricht, Juwelier München',
    heading: 'Vielen Dank für Ihre Nachricht',
    lead: 'Sie ist bei uns angekommen. Wir lesen sie selbst und antworten in der Regel innerhalb von zwei Werktagen.',
    body: `<p>Wenn es eilt, erreichen Sie uns zu den Öffnungszeiten auch telefonisch: Die Nummer steht unter
      <a href="/kontakt">Kontakt</a>.</p>`,
  },
  en: {
    title: 'Thank you',
    description: 'Your message has reached Arnsberg & Tochter. One of us will reply to you personally.',
    keywords: 'thank you, message, jeweller Munich',
    heading: 'Thank you for your message',
    lead: 'It has reached us safely. We read every message ourselves and usually reply within two working days.',
    body: `<p>If it is urgent, you can also call us during opening hours: you will find the number under <a
      href="/en/contact">contact</a>.</p>`,
  },
  fr: {
    title: 'Merci',
    description: 'Votre message est bien arrivé chez Arnsberg & Tochter. Nous vous répondrons personnellement.',
    keywords: 'merci, message, joaillier Munich',
    heading: 'Merci de votre message',
    lead: 'Il nous est bien parvenu. Nous le lisons nous-mêmes et répondons en général sous deux jours ouvrés.',
    body: `<p>En cas d’urgence, vous pouvez aussi nous appeler aux heures d’ouverture : le numéro figure à la page <a
      href="/fr/contact">Contact</a>.</p>`,
  },
};
