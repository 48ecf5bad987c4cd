import { type DragEvent, useState } from 'react'
import type { EditedQuestions } from './question-edits.ts'

/** Dragging a question to another place with a mouse; the arrow buttons do the same for everybody. */
export function useQuestionDrag(questions: EditedQuestions, moveTo: (key: string, to: number) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const from = questions.findIndex(({ key }) => key === dragged)
  return {
    handleOf: (key: string) => ({
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent) => {
        const card = currentTarget.closest('[data-question]')
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', '')
        if (card) dataTransfer.setDragImage(card, 24, 24)
        setDragged(key)
      },
      onDragEnd: end,
    }),
    targetOf: (at: number) => ({
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        if (over !== at) setOver(at)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        if (at !== from) moveTo(dragged, at)
        end()
      },
      className: markOf(at, { from, over }),
    }),
  }
}

/** Where it would come to stand: a line above when it moves up, below when it moves down. */
function markOf(at: number, { from, over }: { from: number; over: number | null }): string {
  if (from === -1) return ''
  if (at === from) return 'opacity-50'
  if (at !== over) return ''
  return at < from
    ? 'rounded-xl shadow-[0_-3px_0_0_var(--color-accent)]'
    : 'rounded-xl shadow-[0_3px_0_0_var(--color-accent)]'
}
