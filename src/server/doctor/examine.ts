import { type Config, readConfig } from '#platform/config/config.ts'
import { whyNotStarted } from '../why-not-started.ts'
import { examineAssistant } from './examine-assistant.ts'
import { examineDatabase } from './examine-database.ts'
import {
  examineBuild,
  examineDisk,
  examineFiles,
  examineMail,
  examineNode,
  examineServer,
  examineSettings,
} from './examine-machine.ts'
import { bad, type Finding } from './finding.ts'

/** Everything that is configured, and whether it answers. */
export async function examine(): Promise<Finding[]> {
  const config = settingsOrWhy()
  if (typeof config === 'string') return [examineNode(), bad('Settings', config)]
  // Asked before the database is started, where it does not run.
  const server = await examineServer(config)
  const [build, files, disk, mail, assistant] = await Promise.all([
    examineBuild(),
    examineFiles(config),
    examineDisk(config),
    examineMail(config),
    examineAssistant(config),
  ])
  const database = await examineDatabase(config)
  return [examineNode(), examineSettings(config), build, server, ...database, files, disk, mail, assistant]
}

function settingsOrWhy(): Config | string {
  try {
    return readConfig()
  } catch (error) {
    return whyNotStarted(error)
  }
}
