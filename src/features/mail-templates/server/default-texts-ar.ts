import { translateTexts } from '#contract/texts/define-texts.ts'
import { english } from './default-texts-en.ts'

export const arabic = translateTexts(english, 'ar', {
  'link.subject': 'مقابلتك لوظيفة {job} لدى {company}',
  'link.preview': 'مقابلتك جاهزة: أجرِها متى ناسبك الوقت.',
  'link.text':
    'شكرًا لاهتمامك بوظيفة {job} لدى {company}. مقابلتك جاهزة: بضعة أسئلة كتابية بلا حد زمني، ثم سيرتك الذاتية (PDF أو DOC أو DOCX، بحجم 3 ميغابايت و5 صفحات على الأكثر).\n\nتُحفظ كل إجابة فور إرسالها. يمكنك التوقف متى شئت والمتابعة لاحقًا بالرابط نفسه من أي جهاز.',
  'link-reminder.subject': 'مقابلتك لوظيفة {job} لدى {company} ما زالت مفتوحة',
  'link-reminder.preview': 'بقي لصلاحية رابطك {days}.',
  'link-reminder.text':
    'سجّلت لوظيفة {job} لدى {company}، ولم تكتمل مقابلتك بعد. بقي لصلاحية الرابط {days}.\n\nكل ما كتبته حتى الآن محفوظ. إن لم تعد ترغب في المشاركة فليس عليك فعل أي شيء.',
  'received.subject': 'استلمنا طلبك لوظيفة {job} لدى {company}',
  'received.preview': 'وصلت إجاباتك وسيرتك الذاتية.',
  'received.text':
    'شكرًا على الوقت الذي خصصته. وصلت إجاباتك وسيرتك الذاتية لوظيفة {job} إلى {company}.\n\nيُعدّها برنامج حاسوبي، ثم يقرؤها شخص ويتخذ القرار. ليس عليك فعل أي شيء الآن. {promise}',
  'under-review.subject': 'استلمنا تسجيلك لوظيفة {job} لدى {company}',
  'under-review.preview': 'سيراجعه شخص أولًا.',
  'under-review.text':
    'شكرًا لاهتمامك بوظيفة {job} لدى {company}. المدينة التي ذكرتها ليست قريبة من مكان العمل، أو لم نعثر عليها. لذلك سيراجع شخص من {company} تسجيلك قبل المقابلة.\n\nلم يُحسم شيء بعد. إذا تقرر المضي في طلبك فستتلقى رابط المقابلة بالبريد الإلكتروني. {promise}',
  'rejected.subject': 'طلبك لوظيفة {job} لدى {company}',
  'rejected.preview': 'مستجدات بخصوص طلبك.',
  'rejected.text':
    'شكرًا لترشحك لوظيفة {job} لدى {company} وعلى الوقت الذي خصصته لذلك.\n\nقررنا عدم المضي في طلبك. اتخذ هذا القرار شخص، وهو يخص هذه الوظيفة وحدها.\n\nنتمنى لك كل التوفيق في بحثك.\n\n{company}',
  'withdrawn.subject': 'سحبت طلبك لوظيفة {job} لدى {company}',
  'withdrawn.preview': 'لم يعد طلبك قيد النظر.',
  'withdrawn.text':
    'نؤكد أنك سحبت طلبك لوظيفة {job} لدى {company}. لم يعد الطلب قيد النظر.\n\nإن حدث ذلك عن طريق الخطأ، فتواصل مع {company}.',
  'erased.subject': 'حُذفت بياناتك الخاصة بوظيفة {job} لدى {company}',
  'erased.preview': 'هذه آخر رسالة بخصوص هذا الطلب.',
  'erased.text':
    'بناءً على طلبك، حُذف طلبك لوظيفة {job} لدى {company}: بيانات الاتصال بك وإجاباتك وسيرتك الذاتية والتقييمات المبنية عليها.\n\nهذه آخر رسالة بخصوص هذا الطلب.',
  'place-free.subject': 'يوجد مقعد متاح لوظيفة {job} لدى {company}',
  'place-free.preview': 'طلبت أن نُعلمك عند توفر مقعد.',
  'place-free.text':
    'طلبت أن نُعلمك عند توفر مقعد لوظيفة {job} لدى {company}. يوجد الآن مقعد متاح.\n\nتُمنح المقاعد بحسب ترتيب بدء المقابلات، لذا يُستحسن التسجيل قريبًا.',
  'invited.subject': 'دعوة إلى مقابلة لوظيفة {job} لدى {company}',
  'invited.preview': 'يرجى إعلامنا إن كان الموعد يناسبك.',
  'invited.text':
    'شكرًا لترشحك لوظيفة {job}. نودّ دعوتك إلى مقابلة.\n\nالتاريخ والوقت: {date}\nالمدة: {duration}\nالمكان: {place}\n\n{message}\n\nيمكنك بالزر أدناه القبول أو الاعتذار أو طلب موعد آخر.\n\nنتطلع إلى لقائك.\n\n{company}',
  'moved.subject': 'تغيّرت مقابلتك لوظيفة {job} لدى {company}',
  'moved.preview': 'يرجى الاطلاع على التفاصيل الجديدة.',
  'moved.text':
    'تغيّرت تفاصيل مقابلتك لوظيفة {job}. إليك التفاصيل الجديدة:\n\nالتاريخ والوقت: {date}\nالمدة: {duration}\nالمكان: {place}\n\n{message}\n\nيمكنك بالزر أدناه القبول أو الاعتذار أو طلب موعد آخر.\n\nنتطلع إلى لقائك.\n\n{company}',
  'cancelled.subject': 'أُلغيت مقابلتك لوظيفة {job} لدى {company}',
  'cancelled.preview': 'لن تُعقد المقابلة.',
  'cancelled.text':
    'يؤسفنا إبلاغك أن مقابلتك لوظيفة {job} لن تُعقد.\n\nالموعد المقرر: {date}\n\n{message}\n\nيبقى طلبك نفسه قائمًا.\n\n{company}',
  'reminder.subject': 'تذكير: مقابلتك لوظيفة {job} لدى {company}',
  'reminder.preview': 'اقترب موعد مقابلتك.',
  'reminder.text':
    'نذكّرك بمقابلتك لوظيفة {job}.\n\nالتاريخ والوقت: {date}\nالمدة: {duration}\nالمكان: {place}\n\nإن تعذّر عليك الحضور، فيرجى إعلامنا بالزر أدناه.\n\nنتطلع إلى لقائك.\n\n{company}',
})
