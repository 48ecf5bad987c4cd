import { useTexts } from '#ui/texts/language-provider.tsx'
import type { ListedCandidate } from '../contract/candidates.ts'
import { nameOf } from './candidate-name.ts'
import { dashboardTexts } from './dashboard-texts.ts'
import type { Selection } from './use-selection.ts'

const boxStyle = 'size-4.5 shrink-0 accent-accent'
const targetStyle =
  '-m-1 grid size-8 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-sunken pointer-coarse:size-11'

type SelectBoxProps = { candidate: ListedCandidate; selection: Selection }

/** Chooses a candidate; with Shift everything since the one chosen before. */
export function SelectBox({ candidate, selection }: SelectBoxProps) {
  const t = useTexts(dashboardTexts)
  return (
    <label className={targetStyle}>
      <input
        type="checkbox"
        aria-label={t('select', { name: nameOf(candidate) })}
        checked={selection.has(candidate.id)}
        onChange={({ nativeEvent }) =>
          selection.toggle(candidate.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={boxStyle}
      />
    </label>
  )
}

export function SelectAllBox({ selection }: Pick<SelectBoxProps, 'selection'>) {
  const t = useTexts(dashboardTexts)
  return (
    <label className={targetStyle}>
      <input
        type="checkbox"
        aria-label={t('selectAll')}
        checked={selection.isAll}
        ref={(box) => {
          if (box) box.indeterminate = selection.selected.length > 0 && !selection.isAll
        }}
        onChange={selection.toggleAll}
        className={boxStyle}
      />
    </label>
  )
}
