// The project "Uhrenatelier Nordlicht" and its look: night blue ground, pale aurora green. Joined in house-sets.ts.
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { demoId } from '../demo-id.ts';
import { fileId, projectId } from '../page-item.ts';
import { translationEntries } from '../translation-entries.ts';

export const nordlichtProjectSets: SeedSet[] = [
  {
    collection: 'project',
    items: [
      {
        id: projectId('nordlicht'),
        name: 'Uhrenatelier Nordlicht',
        domain: 'nordlicht.example',
        logo: fileId('nordlicht', 'logo'),
        seo_title: 'Uhrenatelier Nordlicht – Uhrmacher in Hamburg',
        time_zone: 'Europe/Berlin',
        show_accessibility: true,
        calendar_booking: false,
        ...{ appointment_lead_hours: 24, appointment_horizon_days: 60, appointment_interval_minutes: 30 },
        newsletter: true,
        translations: translationEntries({
          de: {
            seo_title: 'Uhrenatelier Nordlicht – Uhrmacher in Hamburg',
            seo_description:
              'Kleine Uhrmacherwerkstatt am Seilerfleet in Hamburg: Revision, Reparatur und Restaurierung mechanischer Uhren.',
            seo_keywords: 'Uhrmacher Hamburg, Revision, Reparatur, mechanische Uhren, Vintage-Uhren',
            claim: 'Mechanische Uhren, in Ruhe gewartet',
          },
          en: {
            seo_title: 'Uhrenatelier Nordlicht – Watchmaker in Hamburg',
            seo_description:
              'A small watchmaker’s workshop on the Seilerfleet in Hamburg: servicing, repair and restoration of mechanical watches.',
            seo_keywords: 'watchmaker Hamburg, service, repair, mechanical watches, vintage watches',
            claim: 'Mechanical watches, serviced without hurry',
          },
          fr: {
            seo_title: 'Uhrenatelier Nordlicht – Horloger à Hambourg',
            seo_description:
              'Un petit atelier d’horlogerie au bord du Seilerfleet à Hambourg : révision, réparation et restauration de montres mécaniques.',
            seo_keywords: 'horloger Hambourg, révision, réparation, montres mécaniques, montres anciennes',
            claim: 'La montre mécanique, sans hâte',
          },
        }),
      },
    ],
  },
  {
    collection: 'theme_settings',
    items: [
      {
        id: demoId('nordlicht/theme'),
        project: projectId('nordlicht'),
        brand_color: '#a3cbc8',
        base_color: '#12161c',
        config: {
          button: { accent_color: '#a3cbc8', color: '#12161c', border_radius: '0px', border_thickness: '1px' },
        },
      },
    ],
  },
];
