// `node eval/cv-mistakes.ts [part of a name]`: what is read wrongly in the CVs that may be looked at, one line each;
// with a part of a name also the text that was extracted.
import { readEveryCv } from './cvs/read-every-cv.ts'

const [wanted] = process.argv.slice(2)
for (const { name, text, found, facts, comparison } of await readEveryCv('dev')) {
  if (wanted !== undefined && !name.includes(wanted)) continue
  const { yearsError, isDegreeRight, isSeniorityRight, skills, languages } = comparison
  const { truth } = facts
  const wrong = [
    found ? '' : 'not read at all',
    yearsError > 0.5 ? `years ${found?.years.toFixed(1)} for ${truth.years}` : '',
    isDegreeRight ? '' : `degree ${found?.degree} for ${truth.degree}`,
    isSeniorityRight ? '' : `seniority ${found?.seniority} for ${truth.seniority}`,
    skills.missed.length > 0 ? `skills missed: ${skills.missed.join(', ')}` : '',
    skills.invented.length > 0 ? `skills invented: ${skills.invented.join(', ')}` : '',
    languages.missed.length > 0 ? `languages missed: ${languages.missed.join(', ')}` : '',
    languages.invented.length > 0 ? `languages invented: ${languages.invented.join(', ')}` : '',
  ].filter((part) => part !== '')
  if (wrong.length > 0 || wanted !== undefined) console.log(`${name}: ${wrong.join(' · ') || 'all right'}`)
  if (wanted !== undefined) console.log(`\n${text}\n`)
}
