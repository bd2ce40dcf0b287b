// Contact and thanks of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const contact: PageContent = {
  key: 'contact',
  de: {
    title: 'Kontakt',
    description: 'Anschrift, Telefon und Öffnungszeiten des Uhrenateliers Nordlicht am Seilerfleet in Hamburg.',
    keywords: 'Kontakt, Öffnungszeiten, Uhrmacher Hamburg',
    heading: 'Sprechen wir über Ihre Uhr',
    lead: 'Am besten kommen Sie mit der Uhr vorbei. Wenn niemand ans Telefon geht, liegt gerade ein Werk offen auf der Bank: Wir rufen zurück.',
    body: `
      <h2>So finden Sie uns</h2>
      <p>Das Atelier liegt im Hof hinter dem Haus Seilerfleet 9, zweite Tür links. Der Weg führt über drei Stufen; wenn
        Sie Hilfe brauchen, rufen Sie kurz an, wir kommen hinaus.</p>
      <h2>Uhren schicken</h2>
      <p>Schicken Sie keine Uhr ohne Absprache. Nach einem Anruf nennen wir Ihnen Versandweg und Versicherung.</p>
    `,
  },
  en: {
    title: 'Contact',
    description: 'Address, telephone and opening hours of Uhrenatelier Nordlicht on the Seilerfleet in Hamburg.',
    keywords: 'contact, opening hours, watchmaker Hamburg',
    heading: 'Let us talk about your watch',
    lead: 'It is best to bring the watch in. If nobody answers the telephone, a movement is lying open on the bench: we will call back.',
    body: `
      <h2>How to find us</h2>
      <p>The workshop is in the yard behind Seilerfleet 9, second door on the left. There are three steps on the way; if
        you need help, give us a call and we will come out.</p>
      <h2>Sending a watch</h2>
      <p>Please do not send a watch unannounced. Call us first and we will tell you about carrier and insurance.</p>
    `,
  },
  fr: {
    title: 'Contact',
    description: 'Adresse, téléphone et horaires de l’Uhrenatelier Nordlicht au Seilerfleet à Hambourg.',
    keywords: 'contact, horaires, horloger Hambourg',
    heading: 'Parlons de votre montre',
    lead: 'Le mieux est de passer avec la montre. Si personne ne décroche, un mouvement est ouvert sur l’établi : nous vous rappelons.',
    body: `
      <h2>Venir à l’atelier</h2>
      <p>L’atelier se trouve dans la cour du Seilerfleet 9, deuxième porte à gauche. Il y a trois marches ; si vous avez
        besoin d’aide, appelez-nous et nous sortons vous accueillir.</p>
      <h2>Envoyer une montre</h2>
      <p>N’envoyez pas de montre sans nous prévenir. Appelez-nous, nous vous indiquerons le transporteur et
        l’assurance.</p>
    `,
  },
};

export const thanks: PageContent = {
  key: 'thanks',
  de: {
    title: 'Danke',
    description: 'Ihre Nachricht ist im Uhrenatelier Nordlicht angekommen.',
    keywords: 'Danke, Nachricht, Uhrmacher Hamburg',
    heading: 'Danke für Ihre Nachricht',
    lead: 'Sie ist angekommen. Jonte Harmsen antwortet selbst, meist am nächsten Werktag.',
    body: '<p>Bis dahin finden Sie Anschrift und Öffnungszeiten unter <a href="/kontakt">Kontakt</a>.</p>',
  },
  en: {
    title: 'Thank you',
    description: 'Your message has reached Uhrenatelier Nordlicht.',
    keywords: 'thank you, message, watchmaker Hamburg',
    heading: 'Thank you for your message',
    lead: 'It has arrived. Jonte Harmsen answers in person, usually on the next working day.',
    body: '<p>Until then you will find address and opening hours under <a href="/en/contact">contact</a>.</p>',
  },
  fr: {
    title: 'Merci',
    description: 'Votre message est bien arrivé à l’Uhrenatelier Nordlicht.',
    keywords: 'merci, message, horloger Hambourg',
    heading: 'Merci de votre message',
    lead: 'Il est bien arrivé. Jonte Harmsen répond lui-même, le plus souvent le jour ouvré suivant.',
    body: '<p>D’ici là, vous trouverez l’adresse et les horaires à la page <a href="/fr/contact">Contact</a>.</p>',
  },
};
