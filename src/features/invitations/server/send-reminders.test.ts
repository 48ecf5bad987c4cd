import { describe, expect, it } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'
import { sendRemindersTask } from './send-reminders.ts'

const set = invitationCalls()
/** 9:30 in Tunis on 30 November, and the day before. */
const dayBefore = '2026-11-29T08:30:00Z'
const remindAt = async (instant: string) => {
  await set.at(instant)
  await set.app.runEvery(sendRemindersTask)
  await set.app.runTasks()
}
const reminders = (address = set.candidate.email) =>
  set.subjects(address).filter((subject) => subject.startsWith('Reminder:'))

describe('a day before', () => {
  it('both sides are reminded, once', async () => {
    const colleague = await aColleague(set.app, set.company, 'VIEWER')
    await set.create({ interviewers: [colleague.userId] })
    await remindAt('2026-11-29T08:29:59Z')
    expect(reminders()).toEqual([])
    await remindAt(dayBefore)
    await remindAt('2026-11-29T09:00:00Z')
    expect(reminders()).toEqual(['Reminder: your interview for Buyer at Atlas Textiles'])
    for (const { email } of [colleague, set.company])
      expect(reminders(email)).toEqual(['Reminder: interview with Amel Trabelsi'])
    const mail = set.app.mail.to(set.candidate.email).at(-1)
    expect(mail?.calendar?.method).toBe('REQUEST')
    expect(mail?.paragraphs.join('\n')).toContain('Monday, 30 November 2026 at 09:30')
  })

  it('also when the task was late', async () => {
    await set.create()
    await remindAt('2026-11-30T08:00:00Z')
    expect(reminders()).toHaveLength(1)
  })

  it('a moved meeting is reminded of at its new time', async () => {
    const { body } = await set.create()
    await remindAt(dayBefore)
    await set.move(body, { interviewDate: '2026-12-10T09:30:00' })
    await remindAt('2026-11-30T08:00:00Z')
    expect(reminders()).toHaveLength(1)
    await remindAt('2026-12-09T09:00:00Z')
    expect(reminders()).toHaveLength(2)
  })
})

describe('nobody is reminded', () => {
  it('of a meeting that was agreed on within its last day', async () => {
    await set.create({ interviewDate: '2026-11-22T09:45:00' })
    await remindAt('2026-11-21T10:00:00Z')
    expect([reminders(), reminders(set.company.email)]).toEqual([[], []])
  })

  it('of times that nobody picked', async () => {
    await set.create({ otherDates: ['2026-12-01T09:00:00'] })
    await remindAt(dayBefore)
    expect(reminders()).toEqual([])
  })

  it('of a cancelled or past meeting', async () => {
    const { body } = await set.create()
    await set.cancel(body)
    await remindAt(dayBefore)
    await set.at('2026-11-29T10:00:00Z')
    await set.create({ interviewDate: '2026-12-03T09:30:00' })
    await remindAt('2026-12-03T08:30:00Z')
    expect(reminders()).toEqual([])
  })

  it.each(['WITHDRAWN', 'REJECTED'] as const)('who is %s by then', async (status) => {
    await set.create()
    await set.app.runTasks()
    if (status === 'REJECTED') await set.outcome('rejected')
    else
      await set.app.platform.db.forPerson(set.company, (tx) =>
        tx.$client.query(
          `update candidates set status = $2, decided_by = null, decided_at = null where id = $1`,
          [set.candidate.candidateId, status],
        ),
      )
    await remindAt(dayBefore)
    expect([reminders(), reminders(set.company.email)]).toEqual([[], []])
  })

  it('when the mail is late and the candidate was rejected meanwhile', async () => {
    await set.create()
    await set.at(dayBefore)
    await sendRemindersTask.run(set.app.platform, {})
    await set.outcome('rejected')
    await set.app.runTasks()
    expect(reminders()).toEqual([])
  })
})
