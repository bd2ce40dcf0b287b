// What visitors of "Arnsberg & Tochter" can make an appointment for. Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { demoId } from '../../demo-id.ts';
import { projectId } from '../../page-item.ts';
import { type InThreeLanguages, translationEntries } from '../../translation-entries.ts';

interface Topic {
  key: string;
  durationMinutes: number;
  /** Where it is offered alone. */
  branch?: string;
  texts: InThreeLanguages<{ display_name: string; description: string }>;
}

const topics: Topic[] = [
  {
    key: 'wedding-rings',
    durationMinutes: 60,
    texts: {
      de: {
        display_name: 'Trauringe',
        description: 'Formen und Legierungen an der eigenen Hand vergleichen, Größen messen, Gravur besprechen.',
      },
      en: {
        display_name: 'Wedding rings',
        description: 'Compare shapes and alloys on your own hands, have your sizes taken and talk about engraving.',
      },
      fr: {
        display_name: 'Alliances',
        description:
          'Comparez formes et alliages sur votre main, faites prendre vos tailles et parlez-nous de la gravure.',
      },
    },
  },
  {
    key: 'engagement-rings',
    durationMinutes: 60,
    texts: {
      de: {
        display_name: 'Verlobungsringe',
        description: 'Steine bei Tageslicht ansehen und die Fassung dazu wählen.',
      },
      en: {
        display_name: 'Engagement rings',
        description: 'See stones in daylight and choose the setting to go with them.',
      },
      fr: {
        display_name: 'Bagues de fiançailles',
        description: 'Découvrez les pierres à la lumière du jour et choisissez leur monture.',
      },
    },
  },
  {
    key: 'commission',
    durationMinutes: 60,
    texts: {
      de: {
        display_name: 'Anfertigung und Umarbeitung',
        description: 'Mit der Goldschmiedin überlegen, was aus einer Idee oder einem Erbstück werden kann.',
      },
      en: {
        display_name: 'Commissions and remodelling',
        description: 'Explore with our goldsmith what an idea or an heirloom could become.',
      },
      fr: {
        display_name: 'Création et transformation',
        description: 'Imaginez avec notre joaillière ce que peut devenir une idée ou un bijou de famille.',
      },
    },
  },
  {
    key: 'watches',
    durationMinutes: 45,
    texts: {
      de: { display_name: 'Uhren', description: 'Modelle anlegen und vergleichen, in Ruhe und mit dem Uhrmacher.' },
      en: {
        display_name: 'Watches',
        description: 'Try on and compare models at your leisure, with our watchmaker at hand.',
      },
      fr: {
        display_name: 'Montres',
        description: 'Essayez et comparez des modèles, tranquillement, avec notre horloger.',
      },
    },
  },
  {
    key: 'eye-test',
    durationMinutes: 45,
    branch: 'kranichplatz',
    texts: {
      de: { display_name: 'Sehtest', description: 'Im Werkhof. Bringen Sie Ihre alte Brille mit.' },
      en: { display_name: 'Eye test', description: 'In the Werkhof. Please bring your old glasses.' },
      fr: { display_name: 'Examen de vue', description: 'Au Werkhof. Apportez vos anciennes lunettes.' },
    },
  },
];

export const appointmentTopicSet: SeedSet = {
  collection: 'appointment_topic',
  items: topics.map(({ key, durationMinutes, branch, texts }, index) => ({
    id: demoId(`arnsberg/appointment-topic/${key}`),
    project: projectId('arnsberg'),
    ...texts.de,
    duration_minutes: durationMinutes,
    ...(branch && { branch: demoId(`arnsberg/branch/${branch}`) }),
    active: true,
    sort: index + 1,
    translations: translationEntries(texts),
  })),
};
