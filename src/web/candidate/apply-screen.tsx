import { ApplyPage, type ApplyPageData } from '#features/candidates/web/apply-page.tsx'
import { WaitingListForm } from '#features/waiting-list/web/waiting-list-form.tsx'

/** An open job, with whether all its places are taken, or why there is none. */
export type ApplyScreenData = ApplyPageData & { isFull?: boolean }

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
