import { translateTexts } from '#contract/texts/define-texts.ts'
import { teamMailTexts } from './mail-texts.ts'

export const translations = [
  translateTexts(teamMailTexts, 'ar', {
    greeting: 'مرحبًا،',
    openCandidate: 'فتح ملف المترشح',
    'invited.subject': 'موعد لك مع {candidate}',
    'invited.text': 'دعا أحد زملائك {candidate} إلى مقابلة لوظيفة {job}، وأنت من المشاركين فيها.',
    'moved.subject': 'تغيير: المقابلة مع {candidate}',
    'moved.text': 'تغيّرت المقابلة مع {candidate} لوظيفة {job}.',
    'cancelled.subject': 'إلغاء: المقابلة مع {candidate}',
    'cancelled.text': 'لن تُجرى المقابلة مع {candidate} لوظيفة {job}.',
    'accepted.subject': 'قبول المقابلة من {candidate}',
    'accepted.text': 'وصل قبول {candidate} للمقابلة لوظيفة {job}.',
    'declined.subject': 'اعتذار {candidate} عن المقابلة',
    'declined.text': 'وصل اعتذار {candidate} عن المقابلة لوظيفة {job}.',
    'another-time.subject': 'طلب موعد آخر من {candidate}',
    'another-time.text':
      'وصل طلب من {candidate} لموعد آخر للمقابلة لوظيفة {job}. يمكنك تغيير الموعد في صفحة المقابلات.',
    'reminder.subject': 'تذكير: المقابلة مع {candidate}',
    'reminder.text': 'تذكير بالمقابلة مع {candidate} لوظيفة {job}.',
    when: 'التاريخ والوقت: {date}',
    proposed: 'المواعيد المقترحة:',
    length:
      'المدة: {minutes, plural, one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}',
    where: 'المكان: {place}',
    online: 'عبر الإنترنت',
    join: 'فتح رابط اللقاء',
    wrote: 'رسالة من {candidate}:',
  }),
]
