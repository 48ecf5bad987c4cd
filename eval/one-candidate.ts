// Scores one interview in a process of its own, and says what that took (row B13).
import { panelOf, scoreCase } from './panel.ts'

const [one] = panelOf('dev')
if (one) {
  const began = performance.now()
  scoreCase(one)
  const first = Math.round(performance.now() - began)
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(JSON.stringify({ first, megabytes }))
}
