import type { UserId } from '#contract/ids.ts'
import { interfaceLanguages } from '#contract/languages.ts'
import { sayTo } from '#contract/texts/translator.ts'
import { listUsers } from '#features/accounts/server/list-users.ts'
import { defineMail } from '#platform/mail/mail.ts'
import { candidateMailKinds } from '../contract/mail-kinds.ts'
import { testMailTexts } from './mail-texts.ts'
import { translations as arabic } from './mail-texts-ar.ts'
import { translations as french } from './mail-texts-fr.ts'
import { sampleMail } from './sample-mail.ts'
import type { TemplateKey } from './store.ts'

const sayOf = sayTo({ fr: french, ar: arabic })

/** Which template a test mail shows, in the version of the mail. */
export const testVersion = ({ kind, language }: Omit<TemplateKey, 'companyId'>, id: string) =>
  `${kind}:${language}:${id}`

/** A template with sample values, for the user who edits it. */
export const testMail = defineMail({
  name: 'mail-templates.test',
  compose: async (platform, { companyId, subjectId, version }) => {
    const [kindName, languageName] = version.split(':')
    const kind = candidateMailKinds.find((one) => one === kindName)
    const language = interfaceLanguages.find((one) => one === languageName)
    if (companyId === null || !kind || !language) return null
    return platform.db.forCompany(companyId, async (tx) => {
      const user = (await listUsers(tx, companyId)).find(({ id }) => id === (subjectId as UserId))
      if (!user) return null
      const t = sayOf(user.language)(testMailTexts)
      const mail = await sampleMail(platform, tx, { companyId, kind, language, to: user.email })
      return {
        ...mail,
        subject: t('subject', { subject: mail.subject }),
        notes: [...(mail.notes ?? []), t('note'), ...(mail.action ? [t('noteButton')] : [])],
      }
    })
  },
})

export const mails = [testMail]
