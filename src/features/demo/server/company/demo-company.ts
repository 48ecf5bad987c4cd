import type { CompanyIdentity } from '#features/company/contract/settings.ts'

/** What the invented company signed up with. */
export const demoCompany = {
  name: 'Dar Numérique',
  phone: '71000000',
  address: '1 rue de la Démo',
  city: 'Tunis',
}

/** Its profile. */
export const demoIdentity: CompanyIdentity = {
  companyDescription:
    'Dar Numérique is an invented company that stands in for yours in this demo. It writes software for small businesses: clinics, workshops, shops and carriers. Eighteen people work in Tunis, Sousse and Sfax, and some from home. Teams are small, speak with the people who use what they build, and deliver something every week. Whoever joins should like to ask questions, say early when something goes wrong, and explain things so that a baker or a nurse understands them. We work in French, Arabic and English, and with some customers in German and Spanish.',
  industry: 'Technology',
  companySize: 50,
  companyValues: ['Customer Focus', 'Transparency', 'Collaboration'],
}
