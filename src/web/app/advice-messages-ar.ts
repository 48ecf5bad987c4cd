import type { Translation } from '#contract/texts/define-texts.ts'

/** What the server says of a success, and of an offer or a question while it is written, by the sentence in English. */
export const advice: Translation = {
  name: 'contract',
  language: 'ar',
  messages: {
    'Registration successful!': 'تم التسجيل بنجاح!',
    'Login successful': 'تم تسجيل الدخول',
    'Your email is verified.': 'تم تأكيد بريدك الإلكتروني.',
    'We have sent you a new verification email.': 'أرسلنا إليك رسالة تأكيد جديدة.',
    'If an account exists for this address, we have sent it a reset link.':
      'إن كان لهذا العنوان حساب فقد أرسلنا إليه رابطًا لتغيير كلمة المرور.',
    'Your password has been changed.': 'تم تغيير كلمة المرور.',
    'We have sent a link to your new address. Open it to confirm the change.':
      'أرسلنا رابطًا إلى عنوانك الجديد. افتحه لتأكيد التغيير.',
    'Your email has been changed.': 'تم تغيير بريدك الإلكتروني.',
    'Setup completed successfully!': 'اكتمل الإعداد بنجاح!',
    'Your changes are saved.': 'تم حفظ التغييرات.',
    'Welcome to the team! You can log in now.': 'مرحبًا بك في الفريق! يمكنك تسجيل الدخول الآن.',
    'The invitation to {email} is on its way.': 'الدعوة إلى {email} في طريقها.',
    'Redirecting to payment page for {plan}...': 'جارٍ الانتقال إلى صفحة دفع {plan}...',
    'Job offer created successfully!': 'تم إنشاء عرض العمل بنجاح!',
    'The interview is written from this text, and there is little to ask about yet. Add three to five duties, e.g. “Advise customers on the phone”.':
      'تُكتب المقابلة انطلاقًا من هذا النص، وليس فيه بعدُ ما يكفي لطرح الأسئلة. أضف من ثلاث إلى خمس مهام، مثل «إرشاد الزبائن بالهاتف».',
    'No duties were found in this text. Say what the person will do, one line each, beginning with a verb: “Plan the routes of our drivers”.':
      'لم نجد في هذا النص أي مهمة. اذكر ما سيفعله الشخص، مهمة في كل سطر تبدأ بفعل، مثل «يخطّط مسارات سائقينا».',
    '{years} years do not fit the level {level}. Lower the years, or raise the level.':
      'عدد السنوات ({years}) لا يناسب المستوى «{level}». أنقص السنوات أو ارفع المستوى.',
    'Few interns have {years} years of experience. Ask for none, or change the type.':
      'قليل من المتدربين لهم كل هذه الخبرة (عدد السنوات: {years}). لا تطلب خبرة، أو غيّر نوع الوظيفة.',
    'An executive with so little experience is hard to find. Raise the years, or lower the level.':
      'يصعب العثور على إطار في الإدارة العليا بهذه الخبرة القليلة. زِد السنوات أو اخفض المستوى.',
    '{level} usually means some years of experience. Raise the years, or lower the level.':
      'المستوى «{level}» يعني عادةً بضع سنوات من الخبرة. زِد السنوات أو اخفض المستوى.',
    'A doctorate is much to ask at this level. Ask for what the work needs.':
      'اشتراط الدكتوراه كثير في هذا المستوى. اطلب ما يحتاج إليه العمل.',
    'A finished Master’s is much to ask of an intern. Ask for ongoing studies.':
      'اشتراط ماجستير مكتمل كثير على متدرب. اطلب دراسة جارية.',
    'The title says “{found}”, the level says {level}. Let them agree.':
      'المسمّى الوظيفي يقول «{found}» والمستوى «{level}». وفّق بينهما.',
    'The text welcomes beginners, but the profile asks for experience. Let them agree.':
      'يرحّب النص بالمبتدئين، لكن المتطلبات تشترط خبرة. وفّق بينهما.',
    'The text asks for {stated} years, the profile for {years}. Let them agree.':
      'عدد سنوات الخبرة في النص ({stated}) غير عددها في المتطلبات ({years}). وفّق بينهما.',
    '{stated} years do not fit the level {level}. Lower the years, or raise the level.':
      'عدد السنوات ({stated}) لا يناسب المستوى «{level}». أنقص السنوات أو ارفع المستوى.',
    'The type says remote, the text says on site. Say how many days are spent where.':
      'نوع الوظيفة عن بُعد، والنص يقول في مقر العمل. اذكر عدد الأيام في كل منهما.',
    'The type says part-time, the text says full-time. Say how many hours a week.':
      'نوع الوظيفة دوام جزئي، والنص يقول دوام كامل. اذكر عدد الساعات في الأسبوع.',
    'This speaks of age, and may exclude people unlawfully. Say what the work asks for, e.g. “ready to learn” or “experience with …”.':
      'هذا يتحدث عن السن، وقد يُقصي أشخاصًا خلافًا للقانون. اذكر ما يتطلبه العمل، مثل «الرغبة في التعلم» أو «خبرة في …».',
    'This names one gender only. Use a form for everybody, e.g. “salesperson”, “vendeur/se”, “(m/w/d)”.':
      'هذا يخاطب جنسًا واحدًا. استعمل صيغة للجميع، مثل “vendeur/se” أو “(m/w/d)”.',
    '“{found}” addresses women only. Use a form for everybody, e.g. “vendeur/se”, “Verkäufer (m/w/d)”, “dependiente/a”.':
      '«{found}» يخاطب النساء وحدهن. استعمل صيغة للجميع، مثل “vendeur/se” أو “Verkäufer (m/w/d)” أو “dependiente/a”.',
    'This speaks of origin or mother tongue. Name the level of language the work needs, e.g. “fluent English (C1)”, or “permit to work”.':
      'هذا يتحدث عن الأصل أو اللغة الأم. اذكر مستوى اللغة الذي يحتاج إليه العمل، مثل «إنجليزية بطلاقة (C1)» أو «رخصة عمل».',
    'This speaks of religion. Leave it out; if the work has rules of dress or hours, name those.':
      'هذا يتحدث عن الدين. احذفه؛ وإن كان للعمل قواعد في اللباس أو الأوقات فاذكرها.',
    'This speaks of family life. Say what the hours or journeys are, and let people judge for themselves.':
      'هذا يتحدث عن الحياة العائلية. اذكر الأوقات أو التنقلات، ودع كل شخص يقرر بنفسه.',
    'This speaks of health or disability. Name the task itself, e.g. “lifts loads of up to 20 kg”, and offer adjustments.':
      'هذا يتحدث عن الصحة أو الإعاقة. اذكر المهمة نفسها، مثل «حمل أثقال حتى 20 كغ»، واعرض ترتيبات مناسبة.',
    'This asks for looks or a photo, which opens the door to bias. Ask for what the person does, e.g. “welcomes guests warmly”.':
      'هذا يطلب مظهرًا أو صورة، مما يفتح الباب للتحيّز. اطلب ما يفعله الشخص، مثل «يستقبل الزوار بحفاوة».',
    'This asks about politics, unions or a record of past pay. Leave it out: it says nothing about the work.':
      'هذا يسأل عن السياسة أو النقابات أو الأجور السابقة. احذفه: فهو لا يقول شيئًا عن العمل.',
    'Such words put many good people off. Name the work and the level, e.g. “experienced developer”.':
      'كلمات كهذه تُنفّر كثيرًا من الأكفاء. اذكر العمل والمستوى، مثل «مطور ذو خبرة».',
    'This reads like hours without end. Say what the hours are and what happens with overtime.':
      'يوحي هذا بساعات عمل لا تنتهي. اذكر أوقات العمل وكيف تُحتسب الساعات الإضافية.',
    'A car of one’s own shuts many people out. If journeys are part of the work, say so: “can reach sites across the region”.':
      'اشتراط سيارة خاصة يُقصي كثيرين. إن كان في العمل تنقل فقل ذلك: «يستطيع الوصول إلى مواقع الجهة».',
    'This sounds like a clique. Say how the team works together, e.g. “we review each other’s work”.':
      'يوحي هذا بمجموعة مغلقة. اذكر كيف يعمل الفريق معًا، مثل «يراجع بعضنا عمل بعض».',
    'Work without pay shuts out all who cannot afford it. Name what is paid, or call it volunteering.':
      'العمل بلا أجر يُقصي كل من لا يقدر على تحمّله. اذكر ما يُدفع، أو سمّه تطوعًا.',
    'The interview is held in {language}. Please write the question in that language.':
      'تُجرى المقابلة {language}. يُرجى كتابة السؤال بهذه اللغة.',
    'This asks several questions at once. Keep the one that matters most.':
      'هنا عدة أسئلة معًا. أبقِ على أهمها.',
    'This is long ({count} words). Try to stay under {max}.':
      'السؤال طويل (عدد الكلمات: {count}). حاول ألا يتجاوز {max}.',
    'This is very short. Say what you would like to hear about.': 'السؤال قصير جدًا. اذكر ما تودّ أن تعرفه.',
    'This can be answered with yes or no. Begin with “what”, “how” or “which”, so that the person tells something.':
      'يمكن الجواب عن هذا بنعم أو لا. ابدأ بـ «ماذا» أو «كيف» أو «أي» حتى يروي الشخص شيئًا.',
    'Please leave out signs like < > { } [ ].': 'يُرجى عدم استعمال علامات مثل < > { } [ ].',
    'Another question asks much the same. Change one of them.':
      'سؤال آخر يطلب الشيء نفسه تقريبًا. غيّر أحدهما.',
    'This asks about {topic}, which may be unlawful. Ask about the work instead: what it needs, and what the person has done.':
      'هذا يسأل عن {topic}، وقد يخالف ذلك القانون. اسأل عن العمل بدلًا منه: ما يحتاج إليه العمل وما فعله الشخص.',
    age: 'السن',
    'family life': 'الحياة العائلية',
    pregnancy: 'الحمل',
    'health or disability': 'الصحة أو الإعاقة',
    religion: 'الدين',
    'origin or mother tongue': 'الأصل أو اللغة الأم',
    politics: 'السياسة',
    'union membership': 'الانتماء النقابي',
    'past pay': 'الأجور السابقة',
    English: 'بالإنجليزية',
    French: 'بالفرنسية',
    German: 'بالألمانية',
    Spanish: 'بالإسبانية',
  },
}
