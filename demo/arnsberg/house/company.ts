// The company behind "Arnsberg & Tochter". Numbers are from the ranges kept free for fiction. Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { demoId } from '../../demo-id.ts';
import { projectId, richText } from '../../page-item.ts';
import { translationsOf } from '../../translation-entries.ts';

const legalAuthority = {
  de: richText(`<p>Zuständige Kammer: Handwerkskammer für München und Oberbayern. Goldschmiede- und Uhrmacherhandwerk
    sind zulassungsfrei nach Anlage B der Handwerksordnung.</p>`),
  en: richText(`<p>Competent chamber: Handwerkskammer für München und Oberbayern. The goldsmith and watchmaker trades do
    not require a licence under Annex B of the German Crafts Code (Handwerksordnung).</p>`),
  fr: richText(`<p>Chambre compétente : Handwerkskammer für München und Oberbayern. La bijouterie-joaillerie et
    l’horlogerie sont des métiers non soumis à autorisation selon l’annexe B du code allemand de l’artisanat
    (Handwerksordnung).</p>`),
};

export const companySet: SeedSet = {
  collection: 'company',
  items: [
    {
      id: demoId('arnsberg/company'),
      project: projectId('arnsberg'),
      company_name: 'Arnsberg & Tochter GmbH & Co. KG',
      display_name: 'Arnsberg & Tochter',
      legal_form: 'other',
      addresses: [
        { street: 'Rosenwirtgasse', number: '12', zip_code: '80331', city: 'München', address_type: 'hq', sort: 1 },
      ],
      emails: [
        { email: 'haus@arnsberg-tochter.example', primary: true, sort: 1 },
        { email: 'werkstatt@arnsberg-tochter.example', primary: false, sort: 2 },
      ],
      numbers: [
        { number: '089 99998120', type: 'phone', primary: true, sort: 1 },
        { number: '089 99998140', type: 'phone', primary: false, sort: 2 },
        { number: '0171 3920012', type: 'mobile', primary: false, sort: 3 },
        { number: '089 99998129', type: 'fax', primary: false, sort: 4 },
      ],
      executives: [
        { name: 'Helene Arnsberg', sort: 1 },
        { name: 'Clara Arnsberg', sort: 2 },
      ],
      registers: [
        { register_type: 'HRA', number: '999120', registrar: 'Amtsgericht München', sort: 1 },
        { register_type: 'HRB', number: '999121', registrar: 'Amtsgericht München', sort: 2 },
      ],
      ust_id: 'DE999999999',
      vat_number: '143/999/99999',
      packaging_register_number: 'DE0000000000012',
      weee_number: 'DE 00000012',
      rolex_area: true,
      legal_authority: legalAuthority.de,
      translations: translationsOf('legal_authority', legalAuthority),
      data_protection_commissioner: [
        {
          name: 'Dr. Sabine Torwald',
          street: 'Fichtengrund',
          number: '3',
          zip_code: '80469',
          city: 'München',
          phone_number: '089 99998160',
          email: 'datenschutz@arnsberg-tochter.example',
          sort: 1,
        },
      ],
    },
  ],
};
