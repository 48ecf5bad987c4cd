import { defineTexts } from '#contract/texts/define-texts.ts'

export const demoTexts = defineTexts('demo', {
  title: 'Look around a demo company',
  description:
    'Dar Numérique is invented: four open jobs, 35 candidates, interviews with scores and evidence. You can open everything and change nothing.',
  opening: 'Opening the demo company…',
  making:
    'The demo company is being made afresh, with its jobs, interviews and scores. This takes about half a minute.',
  failed: 'The demo company could not be opened.',
  retry: 'Try again',
  off: 'There is no demo on this installation.',
  signedIn: 'You are signed in with your own account. Log out first to look at the demo company.',
  leave: 'Log out and open the demo',
  home: 'Back to home',
  banner: 'This is a demo company; nothing you do here is kept.',
  signUp: 'Sign up to try it with your own job',
  label: 'Demo company',
})
