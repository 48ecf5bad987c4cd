import { type ComponentType, lazy, Suspense } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/**
 * A part far down a page: the server sends its HTML, for which it calls `load` before; the browser fetches its code when
 * the rest is alive.
 */
export function hydratedLater<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let loaded: Module<Props> | undefined
  const load = async (): Promise<Module<Props>> => {
    loaded = { default: await fetch() }
    return loaded
  }
  // React takes the answer at once where it is there.
  const atOnce = (module: Module<Props>) => ({
    // biome-ignore lint/suspicious/noThenProperty: React asks for no more than this.
    then: (resolve: (module: Module<Props>) => void) => resolve(module),
  })
  const Lazy = lazy(() => (loaded ? (atOnce(loaded) as never) : load()))
  const Part = (props: Props) => (
    <Suspense>
      <Lazy {...(props as Props & object)} />
    </Suspense>
  )
  return { Part, load }
}
