import { Fragment, useId } from 'react'
import { useCanEdit } from '#features/accounts/web/use-session.ts'
import { Dialog } from '#ui/components/dialog.tsx'
import { Kbd } from '#ui/components/kbd.tsx'
import { chooseSingleKeys, useSingleKeysOn } from '#ui/components/single-keys.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import { paletteTexts } from './palette-texts.ts'
import { paletteKeys } from './use-shell-keys.ts'

/** The keyboard shortcuts of every page, and the switch for those of single keys. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(paletteTexts)
  const canEdit = useCanEdit() === true
  const on = useSingleKeysOn()
  const hint = useId()
  const single = [
    { name: t('key.switch'), keys: ['G', 'S'] },
    { name: t('key.jobs'), keys: ['G', 'J'] },
    { name: t('key.dashboard'), keys: ['G', 'D'] },
    { name: t('key.interviews'), keys: ['G', 'I'] },
    { name: t('key.account'), keys: ['G', 'A'] },
    ...(canEdit ? [{ name: t('key.create'), keys: ['C'] }] : []),
    { name: t('key.shortcuts'), keys: ['?'] },
  ]
  const ofCandidates = [
    { name: t('key.nextCandidate'), keys: ['J'] },
    { name: t('key.previousCandidate'), keys: ['K'] },
    { name: t('key.openCandidate'), keys: ['Enter'] },
    { name: t('key.select'), keys: ['X'] },
    ...(canEdit
      ? [
          { name: t('key.shortlist'), keys: ['S'] },
          { name: t('key.reject'), keys: ['R'] },
        ]
      : []),
  ]
  return (
    <Dialog open onClose={onClose} title={t('shortcuts')} description={t('sheetText')}>
      <dl className="divide-y divide-line">
        <Shortcut name={t('key.palette')} keys={paletteKeys()} joint="+" />
        {on && single.map((shortcut) => <Shortcut key={shortcut.name} {...shortcut} joint={t('thenKey')} />)}
      </dl>
      {on && (
        <>
          <h3 className="mt-5 text-sm font-semibold">{t('keysOfCandidates')}</h3>
          <dl className="divide-y divide-line">
            {ofCandidates.map((shortcut) => (
              <Shortcut key={shortcut.name} {...shortcut} />
            ))}
          </dl>
        </>
      )}
      <label className="mt-4 mb-2 flex cursor-pointer items-start gap-3 rounded-lg bg-sunken px-4 py-3 text-sm">
        <input
          type="checkbox"
          className="mt-0.5 size-4.5 shrink-0"
          checked={on}
          aria-describedby={hint}
          onChange={({ target }) => chooseSingleKeys(target.checked)}
        />
        <span>
          <span className="block font-medium text-ink">{t('singleKeys')}</span>
          <span id={hint} className="block text-ink-soft">
            {t('singleKeysHint')}
          </span>
        </span>
      </label>
    </Dialog>
  )
}

/** Keys of a sequence are joined by a word; those of the palette are pressed together. */
const Shortcut = ({ name, keys, joint }: { name: string; keys: readonly string[]; joint?: string }) => (
  <div className="flex items-center justify-between gap-4 py-2.5 text-sm">
    <dt className="text-ink">{name}</dt>
    <dd className="flex shrink-0 items-center gap-1 text-xs text-ink-faint">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && joint} <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </dd>
  </div>
)
