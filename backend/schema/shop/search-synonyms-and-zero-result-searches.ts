// Search synonyms that editors maintain, and searches without results.
import { locales } from '../../../contract/locale.ts';
import type { CollectionDefinition, DerivedColumnTriggers } from '../content-model-types.ts';
import { defineIdField, defineLanguageField } from '../define-common-fields.ts';
import {
  createStudioLabel,
  defineBooleanField,
  defineIntegerField,
  defineJsonField,
  defineTextField,
  defineTimestampField,
} from '../define-fields.ts';
import { defineManyToOneField, defineProjectField } from '../define-relations.ts';
import { productSearchIndexTriggers } from './search-index-change-triggers.ts';
import { starterSearchSynonyms } from './starter-search-synonyms.ts';

const ownership = { projectPath: 'project' };

const starterRows = locales.flatMap((language) => [
  ...starterSearchSynonyms[language].equal.map((terms) => ({ language, terms, one_way: false })),
  ...starterSearchSynonyms[language].broader.map((terms) => ({ language, terms, one_way: true })),
]);

const starterJson = JSON.stringify(starterRows).replaceAll("'", "''");

/** Every new project starts with the synonyms of the trade; a project without any gets them again. */
const starterSynonyms: DerivedColumnTriggers = {
  functions: [
    `create function sf_add_starter_synonyms(owner uuid) returns void language sql as $$
       insert into ecommerce_search_synonym (id, project, language, terms, one_way)
       select gen_random_uuid(), owner, entry ->> 'language', entry -> 'terms', (entry ->> 'one_way')::boolean
         from json_array_elements('${starterJson}'::json) as entry
        where not exists (select 1 from ecommerce_search_synonym where project = owner)
     $$`,
    `create function sf_on_project_insert() returns trigger language plpgsql set search_path from current as $$
     begin
       perform sf_add_starter_synonyms(new.id);
       return null;
     end $$`,
  ],
  triggers: [
    {
      name: 'sf_project_synonyms',
      on: 'project',
      sql: `create trigger sf_project_synonyms after insert on project for each row execute function sf_on_project_insert()`,
    },
  ],
  fill: ['select sf_add_starter_synonyms(id) from project'],
};

/**
 * From the former name of the collection; Directus keeps the empty table. What instances of the previous release still
 * count there stays until the triggers change again: a few searches, not worth a job.
 */
const moveZeroResultSearches = `
  do $$ begin
    if to_regclass('ecommerce_search_miss') is not null then
      with former as (
        delete from ecommerce_search_miss returning id, project, language, query, count, last_at, synonym
      )
      insert into ecommerce_zero_result_search (id, project, language, query, count, last_at, synonym)
        select id, project, language, query, count, last_at, synonym from former
      on conflict (project, language, query) do update
        set count = ecommerce_zero_result_search.count + excluded.count,
            last_at = greatest(ecommerce_zero_result_search.last_at, excluded.last_at);
    end if;
  end $$`;

const synonym: CollectionDefinition = {
  name: 'ecommerce_search_synonym',
  label: createStudioLabel('Suche: gleiche Wörter', 'Search synonym'),
  note: createStudioLabel(
    'Wörter, die für die Suche im Shop dasselbe bedeuten, z. B. Ehering und Trauring. Gilt sofort.',
    'Words that mean the same to the shop’s search, such as wedding ring and wedding band. Takes effect immediately.',
  ),
  icon: 'sync_alt',
  folder: 'shop',
  display: '{{terms}}',
  ownership,
  fields: [
    defineIdField(),
    defineJsonField('terms', createStudioLabel('Wörter', 'Words'), {
      interface: 'tags',
      options: { alphabetize: false, allowCustom: true },
      display: 'labels',
      required: true,
      note: createStudioLabel(
        'Jedes Wort mit der Eingabetaste abschließen. Einzahl genügt; Groß- und Kleinschreibung, Umlaute und kleine Tippfehler sind gleich.',
        'Confirm each word with Enter. The singular is enough; case, accents and small typing errors do not matter.',
      ),
    }),
    defineBooleanField('one_way', createStudioLabel('Nur in einer Richtung', 'One way'), false, {
      note: createStudioLabel(
        'Das erste Wort findet auch die übrigen, aber nicht umgekehrt: „wasserdicht“ findet „10 bar“.',
        'The first word also finds the others, but not the reverse: “waterproof” finds “10 bar”.',
      ),
    }),
    defineLanguageField({ required: true }),
    defineProjectField({ hidden: true, public: false }),
  ],
  indexes: [['project', 'language']],
  derivation: {
    functions: [...productSearchIndexTriggers.functions, ...starterSynonyms.functions],
    triggers: [...productSearchIndexTriggers.triggers, ...starterSynonyms.triggers],
    fill: [...productSearchIndexTriggers.fill, ...starterSynonyms.fill, moveZeroResultSearches],
  },
};

const readOnly = { readonly: true } as const;

const zeroResultSearch: CollectionDefinition = {
  name: 'ecommerce_zero_result_search',
  label: createStudioLabel('Suche ohne Treffer', 'Search without results'),
  note: createStudioLabel(
    'Was Besucher gesucht und nicht gefunden haben. Eine Suche öffnen, „Gleiche Wörter anlegen“, das Wort Ihrer Produkte dazuschreiben, speichern.',
    'What visitors searched for without finding it. Open a search, choose “Add synonym”, add the word that your products use, and save.',
  ),
  icon: 'search_off',
  folder: 'shop',
  display: '{{query}} ({{count}})',
  ownership,
  isWrittenByService: true,
  fields: [
    defineIdField(),
    defineTextField('query', createStudioLabel('Gesucht', 'Searched for'), { ...readOnly, required: true }),
    defineIntegerField('count', createStudioLabel('Wie oft', 'How often'), { ...readOnly, required: true }),
    defineLanguageField({ ...readOnly, required: true }),
    defineTimestampField('last_at', createStudioLabel('Zuletzt', 'Last time'), { ...readOnly, required: true }),
    defineManyToOneField('synonym', createStudioLabel('Gleiche Wörter', 'Synonym'), 'ecommerce_search_synonym', {
      interface: 'search-synonym',
      width: 'full',
    }),
    defineProjectField({ hidden: true, public: false }),
  ],
  uniques: [['project', 'language', 'query']],
  indexes: [['project', 'count']],
};

export const searchSynonymAndZeroResultCollections: CollectionDefinition[] = [synonym, zeroResultSearch];
