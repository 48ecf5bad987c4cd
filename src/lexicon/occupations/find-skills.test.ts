import { expect, test } from 'vitest'
import { namesInLibrary } from './find-skills.ts'

test('a skill has its name in every language, and what goes under it', () => {
  const { same, within } = namesInLibrary('Medication')
  expect(same).toEqual(expect.arrayContaining(['administration des medicaments']))
  expect(within).toEqual(expect.arrayContaining(['injections', 'perfusions']))
})

test('a part of a skill is not the skill, and a skill that nobody knows has no other name', () => {
  expect(namesInLibrary('Perfusions').same).toEqual([])
  expect(namesInLibrary('Perfusions').within).toContain('injections')
  expect(namesInLibrary('Zeppelin')).toEqual({ same: [], within: [] })
})
