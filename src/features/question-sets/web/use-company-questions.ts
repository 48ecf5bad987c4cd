import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { InterviewLanguageName } from '#contract/languages.ts'
import { call } from '#ui/api/call.ts'
import { toast } from '#ui/components/toast.ts'
import { useTexts } from '#ui/texts/language-provider.tsx'
import {
  type CompanyQuestion,
  deleteCompanyQuestionEndpoint,
  listCompanyQuestionsEndpoint,
  type NewCompanyQuestion,
  saveCompanyQuestionEndpoint,
} from '../contract/company-questions.ts'
import { questionTexts } from './texts.ts'

/** The company's own library in one language; empty while it is not known. */
export function useCompanyQuestions(language: InterviewLanguageName) {
  const t = useTexts(questionTexts)
  const queries = useQueryClient()
  const queryKey = ['company-questions', language]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listCompanyQuestionsEndpoint, { query: { language }, signal }),
  })
  const after = {
    onSettled: () => queries.invalidateQueries({ queryKey }),
    onError: (error: Error) => void toast.error(error.message),
  }
  const saving = useMutation({
    mutationFn: (body: NewCompanyQuestion) => call(saveCompanyQuestionEndpoint, { body }),
    onSuccess: () => void toast.success(t('savedToLibrary')),
    ...after,
  })
  const removing = useMutation({
    mutationFn: ({ id }: CompanyQuestion) =>
      call(deleteCompanyQuestionEndpoint, { params: { questionId: id } }),
    ...after,
  })
  const restore = ({ id: _, ...question }: CompanyQuestion) => saving.mutate(question)
  return { restore, questions: data?.questions ?? [], saving, removing }
}
