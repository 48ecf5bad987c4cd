import { expect, it } from 'vitest'
import { aColleague } from '#testing/builders/a-colleague.ts'
import { mailedInvitationToken } from '#testing/builders/an-invitation.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'

const set = invitationCalls()

/** A meeting of which both sides know, and the token in the candidate's link. */
async function agreed(changes: object = {}) {
  const { body } = await set.create(changes)
  await set.app.runTasks()
  return { body, link: mailedInvitationToken(set.app, set.candidate.email) }
}
const codes = (answers: { status: number; error: { code: string } }[]) =>
  answers.map(({ status, error }) => (status === 200 ? 'OK' : error.code)).sort()

it('of an answer and a change at once the later one is told', async () => {
  for (const change of [
    (meeting: Awaited<ReturnType<typeof agreed>>['body']) => set.cancel(meeting),
    (meeting: Awaited<ReturnType<typeof agreed>>['body']) =>
      set.move(meeting, { interviewDate: '2026-12-01T11:00:00' }),
  ]) {
    const { body, link } = await agreed()
    const answers = await Promise.all([set.reply(link, { reply: 'accepted' }), change(body)])
    expect(['CHANGED_MEANWHILE,OK', 'NOT_OPEN,OK']).toContain(codes(answers).join())
    const [listed] = await set.list()
    expect(listed?.meeting.sequence).toBe(1)
    if (listed?.meeting.status === 'scheduled') await set.cancel(listed)
  }
})

it('of fifty colleagues who cancel at once one does, and one mail is sent', async () => {
  const { body } = await agreed()
  const answers = await Promise.all(Array.from({ length: 50 }, () => set.cancel(body)))
  expect(new Set(codes(answers))).toEqual(new Set(['OK', 'NOT_OPEN']))
  expect(codes(answers).filter((code) => code === 'OK')).toHaveLength(1)
  await set.app.runTasks()
  expect(set.subjects(set.candidate.email).filter((subject) => /cancelled$/.test(subject))).toHaveLength(1)
})

it('of fifty answers at once, the same one each, the company gets one mail', async () => {
  const colleague = await aColleague(set.app, set.company, 'VIEWER')
  const { link } = await agreed({ interviewers: [colleague.userId] })
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => set.reply(link, { reply: 'declined', message: 'Sorry' })),
  )
  expect(new Set(codes(answers))).toEqual(new Set(['OK']))
  await set.app.runTasks()
  expect(set.subjects(colleague.email).filter((subject) => /declined/.test(subject))).toHaveLength(1)
})
