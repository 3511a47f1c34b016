/** What is wrong with a backup, or stands in its way; the message is for whoever runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
