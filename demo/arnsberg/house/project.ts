// The project "Arnsberg & Tochter" and its look: warm off-white ground, bottle green. Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { demoId } from '../../demo-id.ts';
import { fileId, projectId } from '../../page-item.ts';
import { translationEntries } from '../../translation-entries.ts';

export const arnsbergProjectSets: SeedSet[] = [
  {
    collection: 'project',
    items: [
      {
        id: projectId('arnsberg'),
        name: 'Arnsberg & Tochter',
        domain: 'arnsberg-tochter.example',
        logo: fileId('arnsberg', 'logo'),
        seo_title: 'Arnsberg & Tochter – Juwelier in München',
        time_zone: 'Europe/Berlin',
        show_accessibility: true,
        calendar_booking: true,
        ...{ appointment_lead_hours: 24, appointment_horizon_days: 60, appointment_interval_minutes: 30 },
        newsletter: true,
        // The key opens nothing: it only stands where a dealer's own key will stand.
        config: { brand_config: { rolex_clock: true, rolex_api_key: 'demo-dealer-key' } },
        translations: translationEntries({
          de: {
            seo_title: 'Arnsberg & Tochter – Juwelier in München',
            seo_description:
              'Juwelier mit eigener Goldschmiede und Uhrmacherwerkstatt in der Münchner Altstadt. Uhren, Schmuck, Trauringe und Verlobungsringe.',
            seo_keywords: 'Juwelier München, Goldschmiede, Uhren, Schmuck, Trauringe, Verlobungsringe',
            claim: 'Gold- und Uhrenhandwerk in zweiter Generation',
          },
          en: {
            seo_title: 'Arnsberg & Tochter – Jeweller in Munich',
            seo_description:
              'A Munich jeweller with its own goldsmiths and watchmakers in the old town, for watches, jewellery, wedding rings and engagement rings.',
            seo_keywords: 'jeweller Munich, goldsmith, watches, jewellery, wedding rings, engagement rings',
            claim: 'Goldsmiths and watchmakers, now in the second generation',
          },
          fr: {
            seo_title: 'Arnsberg & Tochter – Joaillier à Munich',
            seo_description:
              'Un joaillier de la vieille ville de Munich et ses ateliers de joaillerie et d’horlogerie : montres, bijoux, alliances, bagues de fiançailles.',
            seo_keywords: 'joaillier Munich, atelier de joaillerie, montres, bijoux, alliances, bagues de fiançailles',
            claim: 'Joaillerie et horlogerie, de mère en fille',
          },
        }),
      },
    ],
  },
  {
    collection: 'theme_settings',
    items: [
      {
        id: demoId('arnsberg/theme'),
        project: projectId('arnsberg'),
        brand_color: '#1f3d34',
        base_color: '#faf8f5',
        config: {
          button: { accent_color: '#1f3d34', color: '#faf8f5', border_radius: '2px', border_thickness: '1px' },
        },
      },
    ],
  },
];
