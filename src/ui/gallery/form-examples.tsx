import { useState } from 'react'
import { CheckboxGroup, RadioGroup } from '../components/choice-group.tsx'
import { Field } from '../components/field.tsx'
import { FileDrop } from '../components/file-drop.tsx'
import { PasswordInput } from '../components/password-input.tsx'
import { Select } from '../components/select.tsx'
import { TagInput } from '../components/tag-input.tsx'
import { TextArea } from '../components/text-area.tsx'
import { TextInput } from '../components/text-input.tsx'
import { Grid, Section } from './section.tsx'

const levels = [
  { value: 'junior', label: 'Junior', hint: 'Up to 2 years' },
  { value: 'middle', label: 'Middle', hint: '2 to 5 years' },
  { value: 'senior', label: 'Senior', hint: 'Not in your plan', disabled: true },
]

export function FieldExamples() {
  const [tags, setTags] = useState(['TypeScript', 'PostgreSQL'])
  return (
    <Section title="Fields">
      <Grid>
        <Field label="Name" hint="As in your contract">
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
        <Field label="Level">
          <Select placeholder="Choose…" options={levels} />
        </Field>
        <Field label="Type" error="Choose a type">
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
          <TagInput value={[]} onChange={setTags} />
        </Field>
      </Grid>
    </Section>
  )
}

export function ChoiceExamples() {
  const [level, setLevel] = useState<string>()
  const [several, setSeveral] = useState<string[]>(['junior'])
  const one = { choices: levels, value: level, onChange: setLevel }
  return (
    <Section title="Choices">
      <RadioGroup legend="Level" {...one} columns={3} />
      <Grid>
        <CheckboxGroup
          legend="Open to"
          hint="Any of these"
          choices={levels}
          value={several}
          onChange={setSeveral}
        />
        <RadioGroup legend="Plain rows" {...one} look="plain" error="Choose a level" />
      </Grid>
    </Section>
  )
}

const longName = 'curriculum-vitae-of-a-person-with-a-remarkably-long-name-final-version-2.pdf'

export function FileExamples() {
  const [file, setFile] = useState<File | null>(null)
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
        <FileDrop label="CV" file={{ name: longName, size: 1_240_000 }} progress={64} onChoose={setFile} />
        <FileDrop label="CV" error="This file is larger than 10 MB" onChoose={setFile} />
        <FileDrop label="CV" disabled onChoose={setFile} />
      </Grid>
    </Section>
  )
}
