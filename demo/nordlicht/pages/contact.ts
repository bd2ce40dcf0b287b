// Contact and thanks of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const contact: PageContent = {
  key: 'contact',
  de: {
    title: 'Kontakt',
    description:
      'Hier finden Sie Anschrift, Telefon und Öffnungszeiten des Uhrenateliers Nordlicht am Seilerfleet in Hamburg.',
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
    description:
      'Find the address, telephone number and opening hours of Uhrenatelier Nordlicht on the Seilerfleet in Hamburg.',
    keywords: 'contact, opening hours, watchmaker Hamburg',
    heading: 'Let us talk about your watch',
    lead: 'It is best to bring your watch in. If nobody answers the telephone, a movement lies open on the bench: we will call you back.',
    body: `
      <h2>How to find us</h2>
      <p>The workshop is in the yard behind Seilerfleet 9, second door on the left. There are three steps on the way; if
        you need help, give us a quick call and we will come out.</p>
      <h2>Sending a watch</h2>
      <p>Please do not send a watch without speaking to us. Call first, and we will tell you about shipping and
        insurance.</p>
    `,
  },
  fr: {
    title: 'Contact',
    description:
      'Retrouvez l’adresse, le téléphone et les horaires de l’Uhrenatelier Nordlicht, au bord du Seilerfleet à Hambourg.',
    keywords: 'contact, horaires, horloger Hambourg',
    heading: 'Parlons de votre montre',
    lead: 'Le mieux est de passer avec votre montre. Si personne ne décroche, c’est qu’un mouvement est ouvert sur l’établi : nous vous rappelons.',
    body: `
      <h2>Venir à l’atelier</h2>
      <p>L’atelier se trouve dans la cour du 9, Seilerfleet, deuxième porte à gauche. Il y a trois marches ; si vous
        avez besoin d’aide, appelez-nous, nous sortirons vous accueillir.</p>
      <h2>Envoyer une montre</h2>
      <p>N’envoyez pas de montre sans nous prévenir. Appelez-nous : nous vous indiquerons le mode d’envoi et
        l’assurance.</p>
    `,
  },
};

export const thanks: PageContent = {
  key: 'thanks',
  de: {
    title: 'Danke',
    description: 'Ihre Nachricht ist im Uhrenatelier Nordlicht angekommen. Jonte Harmsen antwortet Ihnen selbst.',
    keywords: 'Danke, Nachricht, Uhrmacher Hamburg',
    heading: 'Danke für Ihre Nachricht',
    lead: 'Sie ist angekommen. Jonte Harmsen antwortet selbst, meist am nächsten Werktag.',
    body: '<p>Bis dahin finden Sie Anschrift und Öffnungszeiten unter <a href="/kontakt">Kontakt</a>.</p>',
  },
  en: {
    title: 'Thank you',
    description: 'Your message has reached Uhrenatelier Nordlicht in Hamburg. Jonte Harmsen will reply in person.',
    keywords: 'thank you, message, watchmaker Hamburg',
    heading: 'Thank you for your message',
    lead: 'It has arrived. Jonte Harmsen replies in person, usually on the next working day.',
    body: '<p>In the meantime you will find our address and opening hours under <a href="/en/contact">contact</a>.</p>',
  },
  fr: {
    title: 'Merci',
    description: 'Votre message est bien arrivé à l’Uhrenatelier Nordlicht. Jonte Harmsen vous répondra lui-même.',
    keywords: 'merci, message, horloger Hambourg',
    heading: 'Merci de votre message',
    lead: 'Il nous est bien parvenu. Jonte Harmsen répond lui-même, le plus souvent le jour ouvré suivant.',
    body: '<p>D’ici là, vous trouverez notre adresse et nos horaires à la page <a href="/fr/contact">Contact</a>.</p>',
  },
};
