import { Copy, Plus, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ActionMenu } from '../components/action-menu.tsx'
import { Button } from '../components/button.tsx'
import { CopyButton } from '../components/copy-button.tsx'
import { Dialog } from '../components/dialog.tsx'
import { LinkButton } from '../components/link-button.tsx'
import { Spinner } from '../components/spinner.tsx'
import { TextLink } from '../components/text-link.tsx'
import { toast } from '../components/toast.ts'
import { Row, Section } from './section.tsx'

const longText =
  'A label so long that on a phone it has to break into a second line, and nothing may be cut off'

export function ButtonExamples() {
  return (
    <Section title="Buttons">
      <Row title="Variants">
        <Button>Primary</Button>
        <Button variant="secondary">Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden />}>
          Delete
        </Button>
        <Button variant="secondary" square aria-label="Settings" icon={<Settings aria-hidden />} />
        <TextLink to="/ui">A link in text</TextLink>
      </Row>
      <Row title="Sizes">
        <Button size="sm">Small</Button>
        <Button icon={<Plus aria-hidden />}>Medium</Button>
        <Button size="lg">Large</Button>
      </Row>
      <Row title="Busy, disabled, disabled with the reason">
        <Button busy busyLabel="Signing up...">
          Sign Up
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" disabledReason="Choose a position first">
          Share
        </Button>
      </Row>
      <Row title="Links, long text">
        <Button as="link" href="#buttons" variant="secondary">
          Plain link
        </Button>
        <LinkButton to="/ui" variant="quiet">
          Route link
        </LinkButton>
        <Button>{longText}</Button>
      </Row>
      <Row title="Menu of actions">
        <ActionMenu
          label="Actions for this example"
          actions={[
            { label: 'A route', icon: <Settings aria-hidden />, to: '/ui' },
            { label: 'Duplicate', icon: <Copy aria-hidden />, onSelect: () => toast.info('Duplicated') },
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: () => toast.info('Deleted'),
            },
          ]}
        />
      </Row>
      <Row title="Copy, spinner">
        <CopyButton text="https://example.org/apply/1" copiedLabel="Link copied!">
          Copy interview link
        </CopyButton>
        <Spinner>Writing questions…</Spinner>
      </Row>
    </Section>
  )
}

export function OverlayExamples() {
  const [open, setOpen] = useState<'short' | 'long'>()
  const close = () => setOpen(undefined)
  return (
    <Section title="Dialogs and toasts">
      <Row title="Dialog">
        <Button variant="secondary" onClick={() => setOpen('short')}>
          Short dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('long')}>
          Long dialog
        </Button>
      </Row>
      <Row title="Toast">
        <Button variant="secondary" onClick={() => toast.success('Saved')}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => toast.error('The server did not answer. Try again.')}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info(longText, { durationMs: 6000 })}>
          Long, 6 s
        </Button>
      </Row>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title="Delete this position?"
        description="Its link stops working at once."
        size={open === 'long' ? 'lg' : 'sm'}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={() => toast.success('Deleted')}>
              Delete
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-soft">
          {open === 'long' ? `${longText}. `.repeat(40) : 'This is final.'}
        </p>
      </Dialog>
    </Section>
  )
}
