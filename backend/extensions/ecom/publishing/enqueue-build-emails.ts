// Emails the editors whose changes were not published because a build failed, and again when a later build published
// them. Written in the transaction that records the build result, so that each result is reported once.
import type { Knex } from 'knex';
import type { BuildFailureCauseAndDetails } from '../../../../contract/publishing/build-failure.ts';
import { editorRoleId, ownerRoleId, scheduledPublishingUserId } from '../../../access/fixed-account-and-policy-ids.ts';
import { toStudioUserEmailLocale } from '../../../access/studio-user-project-and-language.ts';
import { readSenderCompany } from '../mail/sender-company.ts';
import { toPublicationFailedEmail, toPublicationRecoveredEmail } from '../mail/templates/publication-emails.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { ContentRecordReference } from './read-record-projects-and-visibility.ts';
import { toBuildFailureReasonColumns } from './publication-build-progress.ts';
import { readRecordTitle, toCollectionStudioLabel, toStudioRecordPath } from './studio-record-labels.ts';

interface FinishedPublication {
  /** Id of the publication. */
  id: string;
  project: string;
  /** URL of the studio without a trailing slash. */
  studioUrl: string;
}

interface Editor {
  id: string;
  email: string;
  language: string | null;
}

/**
 * Active users who changed content of these publications or requested them; for what was published at its time, owners
 * and editors.
 */
const readEditors = async (transaction: Knex.Transaction, publications: readonly string[]): Promise<Editor[]> => {
  const { rows } = await transaction.raw<{ rows: Editor[] }>(
    `select person.id, person.email, person.language from directus_users person
      where person.status = 'active' and person.email is not null and person.id::text in (
        select editor from publication_change where publication = any(?)
        union select asked_by from publication where id = any(?) and asked_by is not null
        union select colleague.id::text from directus_users colleague
          join publication_change change on change.project = colleague.project
         where change.publication = any(?) and change.editor = ? and colleague.role = any(?))
      order by person.id`,
    [publications, publications, publications, scheduledPublishingUserId, [ownerRoleId, editorRoleId]],
  );
  return rows;
};

/** Whether the editor got an email about the same failure within the last hour. */
const wasRecentlyNotified = async (
  transaction: Knex.Transaction,
  { id, project }: FinishedPublication,
  reason: BuildFailureCauseAndDetails,
  editor: string,
): Promise<boolean> => {
  const { cause, details } = toBuildFailureReasonColumns(reason);
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from publication p where p.project = ? and p.id <> ? and p.state = 'failed' and p.cause = ? and p.details = ?
        and p.ended_at > now() - interval '1 hour' and exists (
          select from ecommerce_mail mail where mail.about = 'publication:' || p.id || ':' || ?)
      limit 1`,
    [project, id, cause, details, editor],
  );
  return rows.length > 0;
};

export const enqueueBuildFailureEmails = async (
  transaction: Knex.Transaction,
  failed: FinishedPublication & { reason: BuildFailureCauseAndDetails; record: ContentRecordReference | undefined },
): Promise<void> => {
  const { id, project, reason, record, studioUrl } = failed;
  const sender = await readSenderCompany(transaction, project);
  const link = record && {
    label: toCollectionStudioLabel(record.collection),
    title: await readRecordTitle(transaction, record),
    url: `${studioUrl}${toStudioRecordPath(record)}`,
  };
  for (const editor of await readEditors(transaction, [id])) {
    if (await wasRecentlyNotified(transaction, failed, reason, editor.id)) continue;
    await enqueueMail(transaction, {
      project,
      sender,
      kind: 'publication_failed',
      occasion: { about: `publication:${id}:${editor.id}` },
      message: toPublicationFailedEmail({
        sender,
        language: toStudioUserEmailLocale(editor.language),
        recipient: editor.email,
        reason,
        record: link,
        studioUrl,
      }),
    });
  }
};

/** A successful build publishes all current content, so that all earlier failures are resolved. */
export const enqueueBuildRecoveryEmails = async (
  transaction: Knex.Transaction,
  { id, project, studioUrl }: FinishedPublication,
): Promise<void> => {
  const superseded = await transaction('publication')
    .where({ project, state: 'failed' })
    .update({ state: 'superseded' })
    .returning<{ id: string }[]>('id');
  if (superseded.length === 0) return;
  const sender = await readSenderCompany(transaction, project);
  const editors = await readEditors(
    transaction,
    superseded.map((publication) => publication.id),
  );
  for (const { id: editor, email, language } of editors)
    await enqueueMail(transaction, {
      project,
      sender,
      kind: 'publication_recovered',
      occasion: { about: `publication:${id}:${editor}` },
      message: toPublicationRecoveredEmail({
        sender,
        language: toStudioUserEmailLocale(language),
        recipient: email,
        studioUrl,
      }),
    });
};
