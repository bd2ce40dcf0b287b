// What the mails to editors about the site's publication say, in every language.
import type { Locale } from '../../../../../contract/locale.ts';

interface PublicationTexts {
  failed: {
    subject: (domain: string) => string;
    heading: string;
    text: (domain: string) => string;
    reason: string;
    record: string;
    next: string;
  };
  recovered: {
    subject: (domain: string) => string;
    heading: string;
    text: (domain: string) => string;
  };
  /** The link to the panel of the studio. */
  panel: string;
}

export const publicationTexts: Record<Locale, PublicationTexts> = {
  de: {
    failed: {
      subject: (domain) => `Änderung noch nicht veröffentlicht: ${domain}`,
      heading: 'Ihre Änderung ist noch nicht auf der Website',
      text: (domain) =>
        `Sie ist gespeichert, aber ${domain} ließ sich damit nicht neu bauen. Für Besucher hat sich nichts geändert.`,
      reason: 'Woran es lag',
      record: 'Hier sehen Sie nach:',
      next: 'Sobald Sie dort etwas ändern und speichern, wird von selbst neu veröffentlicht. Liegt es nicht an Ihren Inhalten, geben Sie diese E-Mail an die Betreuung Ihrer Website weiter.',
    },
    recovered: {
      subject: (domain) => `Jetzt veröffentlicht: ${domain}`,
      heading: 'Ihre Änderung ist jetzt auf der Website',
      text: (domain) => `Was vorhin nicht gelang, ist nachgeholt: ${domain} zeigt auch Ihre Änderung.`,
    },
    panel: 'Stand der Website im Studio',
  },
  en: {
    failed: {
      subject: (domain) => `Change not published yet: ${domain}`,
      heading: 'Your change is not on the site yet',
      text: (domain) => `It is saved, but ${domain} could not be built with it. Nothing has changed for visitors.`,
      reason: 'What went wrong',
      record: 'This is the place to look:',
      next: 'As soon as you change something there and save, the site is published again by itself. If it is not about your content, pass this mail on to whoever looks after your site.',
    },
    recovered: {
      subject: (domain) => `Published now: ${domain}`,
      heading: 'Your change is on the site now',
      text: (domain) => `What failed a while ago has been made up for: ${domain} shows your change, too.`,
    },
    panel: 'State of the site in the studio',
  },
  fr: {
    failed: {
      subject: (domain) => `Modification pas encore publiée : ${domain}`,
      heading: 'Votre modification n’est pas encore en ligne',
      text: (domain) =>
        `Elle est enregistrée, mais ${domain} n’a pas pu être reconstruit avec elle. Rien n’a changé pour les visiteurs.`,
      reason: 'Ce qui n’a pas marché',
      record: 'C’est ici qu’il faut regarder :',
      next: 'Dès que vous y modifiez quelque chose et enregistrez, le site est publié à nouveau de lui-même. Si cela ne vient pas de vos contenus, transmettez ce message à la personne qui s’occupe de votre site.',
    },
    recovered: {
      subject: (domain) => `Publié maintenant : ${domain}`,
      heading: 'Votre modification est en ligne',
      text: (domain) => `Ce qui avait échoué est rattrapé : ${domain} montre aussi votre modification.`,
    },
    panel: 'État du site dans le studio',
  },
};
