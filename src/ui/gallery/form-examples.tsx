import { useState } from 'react'
import { Checkbox } from '../components/checkbox.tsx'
import { CheckboxGroup, RadioGroup } from '../components/choice-group.tsx'
import { Field } from '../components/field.tsx'
import { FileDrop } from '../components/file-drop.tsx'
import { PasswordInput } from '../components/password-input.tsx'
import { Select } from '../components/select.tsx'
import { TagInput } from '../components/tag-input.tsx'
import { TextArea } from '../components/text-area.tsx'
import { TextInput } from '../components/text-input.tsx'
import { Grid, Section } from './section.tsx'

export function FieldExamples() {
  const [tags, setTags] = useState(['TypeScript', 'PostgreSQL'])
  const [empty, setEmpty] = useState<string[]>([])
  return (
    <Section title="Fields">
      <Grid>
        <Field label="Name" hint="As it stands on your contract">
          <TextInput placeholder="Ada Lovelace" />
        </Field>
        <Field label="Email" error="Please enter a valid email address" required>
          <TextInput type="email" defaultValue="ada@" />
        </Field>
        <Field label="Password" hint="Password must contain at least 8 characters">
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label="Website" optional="optional">
          <TextInput disabled defaultValue="https://example.org" />
        </Field>
        <Field label="Type">
          <Select
            placeholder="Choose…"
            options={[
              { value: 'full', label: 'Full-time' },
              { value: 'part', label: 'Part-time' },
            ]}
          />
        </Field>
        <Field label="Level" error="Choose a level">
          <Select placeholder="Choose…" options={[]} />
        </Field>
        <Field label="Description">
          <TextArea counter maxLength={200} defaultValue="We look for a person who likes clear writing." />
        </Field>
        <Field label="Notes" error="At most 20 characters">
          <TextArea counter maxLength={20} defaultValue="Exactly twenty here!" />
        </Field>
        <Field label="Skills" hint="Enter adds one">
          <TagInput value={tags} onChange={setTags} placeholder="e.g. React" max={4} />
        </Field>
        <Field label="Languages" error="Add at least one language">
          <TagInput value={empty} onChange={setEmpty} />
        </Field>
      </Grid>
    </Section>
  )
}

const levels = [
  { value: 'junior', label: 'Junior', hint: 'Up to 2 years' },
  { value: 'middle', label: 'Middle', hint: '2 to 5 years' },
  { value: 'senior', label: 'Senior', hint: 'Not in your plan', disabled: true },
]

export function ChoiceExamples() {
  const [level, setLevel] = useState<string>()
  const [days, setDays] = useState<string[]>(['junior'])
  return (
    <Section title="Choices">
      <RadioGroup legend="Level" choices={levels} value={level} onChange={setLevel} columns={3} />
      <Grid>
        <CheckboxGroup
          legend="Open to"
          hint="Any of these"
          choices={levels}
          value={days}
          onChange={setDays}
        />
        <RadioGroup
          legend="Plain rows"
          look="plain"
          choices={levels}
          value={level}
          onChange={setLevel}
          error="Choose a level"
        />
        <Checkbox
          label="I agree that my answers are kept for six months."
          hint="You can ask to delete them."
        />
        <Checkbox label="I have read the terms." error="Tick this to go on" />
      </Grid>
    </Section>
  )
}

export function FileExamples() {
  const [file, setFile] = useState<File | null>(null)
  const long = 'curriculum-vitae-of-a-person-with-a-remarkably-long-name-final-version-2.pdf'
  return (
    <Section title="Files">
      <Grid>
        <FileDrop
          label="CV"
          hint="PDF or Word, up to 10 MB"
          accept=".pdf,.doc,.docx"
          file={file}
          onChoose={setFile}
          onRemove={() => setFile(null)}
        />
        <FileDrop label="CV" file={{ name: long, size: 1_240_000 }} progress={64} onChoose={setFile} />
        <FileDrop label="CV" error="This file is larger than 10 MB" onChoose={setFile} />
        <FileDrop label="CV" disabled onChoose={setFile} />
      </Grid>
    </Section>
  )
}
