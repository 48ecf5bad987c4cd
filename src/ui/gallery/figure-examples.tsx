import { AvatarInitials } from '../components/avatar-initials.tsx'
import { Badge } from '../components/badge.tsx'
import { Card, CardHeader } from '../components/card.tsx'
import { DefinitionList } from '../components/definition-list.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { Radar } from '../components/radar.tsx'
import { ScoreBadge } from '../components/score-badge.tsx'
import { ScoreBar } from '../components/score-bar.tsx'
import { StatStrip } from '../components/stat-strip.tsx'
import { Stepper } from '../components/stepper.tsx'
import { Grid, Row, Section } from './section.tsx'

const scores = [
  { label: 'Experience', value: 82 },
  { label: 'Technical skills', value: 91 },
  { label: 'Education', value: 74 },
  { label: 'Communication', value: 93 },
]

export function FigureExamples() {
  return (
    <Section title="Figures">
      <StatStrip
        stats={[
          { label: 'Candidates', value: '0' },
          { label: 'Average score', value: '83.4', hint: 'of 100' },
          { label: 'High potential', value: '10,000', hint: '85 or more' },
        ]}
      />
      <StatStrip loading stats={[{ label: 'Invited', value: '' }]} />
      <Row title="Scores, each with its word">
        {[97, 84, 71, 32, null].map((score) => (
          <ScoreBadge key={score} score={score} />
        ))}
        <ScoreBadge score={90} size="sm" />
        <ScoreBadge score={88} size="lg" />
      </Row>
      <Grid>
        <Card as="section">
          <CardHeader title="Scores" description="What the interview showed" level={3} />
          <div className="flex flex-col gap-4">
            {scores.map((score) => (
              <ScoreBar key={score.label} {...score} />
            ))}
            <ScoreBar label="Not asked yet" value={null} />
          </div>
        </Card>
        <Card as="section" className="flex flex-col items-center">
          <Radar label="Scores of Ada Lovelace" axes={scores} />
        </Card>
      </Grid>
    </Section>
  )
}

export function DetailExamples() {
  return (
    <Section title="Details">
      <Row title="Badges and people">
        <Badge>Draft</Badge>
        <Badge tone="accent">Full-time</Badge>
        <Badge tone="notice">Ends soon</Badge>
        <Badge tone="danger">Closed</Badge>
        <AvatarInitials name="Ada Lovelace" size="sm" />
        <AvatarInitials name="محمد علي" />
        <AvatarInitials name="" size="lg" />
      </Row>
      <Stepper steps={['Position', 'Requirements', 'Questions']} current={1} onGoTo={() => undefined} />
      <Grid>
        <ProgressBar label="Question" value={37.5} detail="3 of 8" />
        <ProgressBar label="Writing questions…" />
      </Grid>
      <Grid>
        <Card>
          <DefinitionList
            items={[
              { term: 'Email', description: 'ada@example.org' },
              { term: 'Salary', description: '' },
              { term: 'City', description: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
            ]}
          />
        </Card>
        <Card lift>
          <DefinitionList look="grid" items={[{ term: 'Location', description: 'Lisbon' }]} />
        </Card>
      </Grid>
    </Section>
  )
}
