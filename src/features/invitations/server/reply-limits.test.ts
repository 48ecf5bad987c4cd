import { expect, it } from 'vitest'
import { mailedInvitationToken } from '#testing/builders/an-invitation.ts'
import { invitationCalls } from '#testing/invitation-calls.ts'

const set = invitationCalls({ RATE_LIMITS: 'on' })

it('a candidate who changes their mind all day mails the company twenty times at most', async () => {
  await set.create()
  await set.app.runTasks()
  const link = mailedInvitationToken(set.app, set.candidate.email)
  const before = set.subjects(set.company.email).length
  const answers: (number | string)[] = []
  for (let one = 0; one < 22; one++) {
    const { status } = await set.reply(link, {
      reply: 'another-time',
      message: `Time ${one}`,
      sequence: one,
    })
    answers.push(status)
  }
  await set.app.runTasks()
  expect(answers).toEqual([...Array(20).fill(200), 429, 429])
  expect(set.subjects(set.company.email).length - before).toBe(20)
  expect((await set.open(link)).status).toBe(200)
})
