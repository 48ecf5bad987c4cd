import { type Config, readConfig } from '#platform/config/config.ts'
import { describeStartError } from '../describe-start-error.ts'
import { checkAssistant } from './check-assistant.ts'
import { checkDatabase } from './check-database.ts'
import {
  checkBuild,
  checkDisk,
  checkFiles,
  checkMail,
  checkNode,
  checkPayment,
  checkServer,
  checkSettings,
} from './check-machine.ts'
import { bad, type CheckResult } from './check-result.ts'

/** Checks every part of the installation. */
export async function runChecks(): Promise<CheckResult[]> {
  const config = readSettings()
  if (typeof config === 'string') return [checkNode(), bad('Settings', config)]
  // First: an embedded database that does not run is started below.
  const server = await checkServer(config)
  const [build, files, disk, mail, assistant] = await Promise.all([
    checkBuild(),
    checkFiles(config),
    checkDisk(config),
    checkMail(config),
    checkAssistant(config),
  ])
  const database = await checkDatabase(config)
  return [
    checkNode(),
    checkSettings(config),
    build,
    server,
    ...database,
    files,
    disk,
    mail,
    checkPayment(config),
    assistant,
  ]
}

function readSettings(): Config | string {
  try {
    return readConfig()
  } catch (error) {
    return describeStartError(error)
  }
}
