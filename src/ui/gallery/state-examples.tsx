import { Briefcase } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { ChatBubble } from '../components/chat-bubble.tsx'
import { ChatComposer } from '../components/chat-composer.tsx'
import { Disclosure } from '../components/disclosure.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { SectionCard } from '../components/section-card.tsx'
import { Loading, Skeleton, SkeletonText } from '../components/skeleton.tsx'
import { Tabs } from '../components/tabs.tsx'
import { TagInput } from '../components/tag-input.tsx'
import { TypingIndicator } from '../components/typing-indicator.tsx'
import { Grid, Section } from './section.tsx'

export function StateExamples() {
  const [retrying, setRetrying] = useState(false)
  return (
    <Section title="States">
      <Grid>
        <EmptyState
          title="No open positions"
          icon={<Briefcase aria-hidden />}
          action={<Button>Create a position</Button>}
        >
          Candidates appear here once a position is open and its link is shared.
        </EmptyState>
        <ErrorState title="The positions did not load" onRetry={() => setRetrying(true)} retrying={retrying}>
          The server did not answer. Nothing is lost.
        </ErrorState>
        <Card>
          <Loading label="Loading positions" className="flex flex-col gap-4">
            <Skeleton className="h-6 w-1/2" />
            <SkeletonText />
          </Loading>
        </Card>
        <div className="flex flex-col gap-3">
          <Notice>You are offline. What you type is kept.</Notice>
          <Notice tone="success" title="Verified">
            You can log in now.
          </Notice>
          <Notice tone="warning" action={<Button size="sm">Upgrade</Button>}>
            One position is left in your plan.
          </Notice>
          <Notice tone="danger">Your card was refused.</Notice>
        </div>
        <SectionCard
          id="example-section"
          title="Personal information"
          description="How people reach you."
          actions={<Button size="sm">Edit</Button>}
        >
          Twelve lines of an address.
        </SectionCard>
        <SectionCard id="example-danger" title="Delete the account" tone="danger">
          Everything is deleted.
        </SectionCard>
      </Grid>
      <Tabs
        label="Candidate"
        tabs={[
          { id: 'scores', label: 'Scores', content: 'Scores and their evidence.' },
          { id: 'transcript', label: 'Transcript', content: 'Every word.' },
          { id: 'cv', label: 'CV', content: 'The document.' },
        ]}
      />
      <Disclosure title="How is the score made?">
        From the answers alone, each score with its evidence.
      </Disclosure>
    </Section>
  )
}

export function ChatExamples() {
  const [text, setText] = useState('')
  const [sent, setSent] = useState<string[]>([])
  return (
    <Section title="Chat">
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
        <ChatBubble side="start" author="Interviewer">
          Welcome. Tell me about something you built that people still use.
        </ChatBubble>
        <ChatBubble side="end" author="You" note="10:24">
          A booking system for a small clinic. It has run for six years.
        </ChatBubble>
        {sent.map((message) => (
          <ChatBubble key={message} side="end" author="You" fresh>
            {message}
          </ChatBubble>
        ))}
        <TypingIndicator label="The interviewer is writing" />
        <ChatComposer
          label="Your answer"
          placeholder="Write your answer"
          hint="Enter to send, Shift and Enter for a new line"
          value={text}
          onChange={setText}
          onSend={(message) => {
            setSent([...sent, message])
            setText('')
          }}
        />
        <ChatComposer label="Your answer" value="On its way" busy onChange={setText} onSend={setText} />
        <ChatComposer
          label="Your answer"
          value=""
          disabledReason="The interview has ended."
          onChange={setText}
          onSend={setText}
        />
      </div>
    </Section>
  )
}

export const RightToLeftExamples = () => (
  <Section title="Right to left">
    <div dir="rtl" lang="ar" className="flex flex-col gap-5">
      <ChatBubble side="start" author="المحاور">
        مرحبا، حدثني عن مشروع تفخر به.
      </ChatBubble>
      <ChatBubble side="end" author="أنت">
        بنيت نظام حجوزات لعيادة صغيرة يعمل منذ ست سنوات.
      </ChatBubble>
      <Field label="المهارات" hint="كما في العقد">
        <TagInput value={['خدمة العملاء', 'TypeScript']} onChange={() => undefined} addLabel="أضف" />
      </Field>
      <Notice tone="warning">بقيت وظيفة واحدة في باقتك.</Notice>
    </div>
  </Section>
)
