import { ApplyPage, type ApplyPageData } from '#features/candidates/web/apply-page.tsx'
import { later } from '#ui/layout/later.tsx'

/** An open job, with whether all its places are taken, or why there is none. */
export type ApplyScreenData = ApplyPageData & { isFull?: boolean }

const { Later: WaitingListForm, load } = later(
  async () => (await import('#features/waiting-list/web/waiting-list-form.tsx')).WaitingListForm,
)

/** What the page shows at once besides itself. */
export const applyNeeds = async ({ isFull }: ApplyScreenData): Promise<void> => {
  if (isFull) await load()
}

/** `/Apply/:id`: the form, or the waiting list of a full job. */
export const ApplyScreen = ({ data }: { data: ApplyScreenData }) => (
  <ApplyPage
    data={data}
    full={
      data.isFull && !('refusal' in data) ? (
        <WaitingListForm jobId={data.id} companyPage={data.companyPage} />
      ) : undefined
    }
  />
)
