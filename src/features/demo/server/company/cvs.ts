/** The lines of invented CVs, below the candidate's name. */
export interface DemoCvs {
  long: readonly string[]
  other: readonly string[]
  short: readonly string[]
}

export const cvsFr: DemoCvs = {
  long: [
    'Développeuse full-stack',
    'Expérience',
    'Développeuse full-stack, Medina Soft, Tunis, janvier 2021 – aujourd’hui',
    'API en Node.js et PostgreSQL, écrans en React, revues de code, échanges avec les clients',
    'Développeuse web, Atelier Carthage, Tunis, septembre 2019 – décembre 2020',
    'Boutiques en ligne en React, mise en production chaque semaine',
    'Formation',
    'Licence en informatique, Université de Tunis El Manar, 2019',
    'Langues',
    'Arabe : langue maternelle, français C1, anglais B2',
  ],
  other: [
    'Ingénieure logiciel',
    'Expérience',
    'Ingénieure logiciel, Clinéo, Ariana, mars 2022 – aujourd’hui',
    'Imports en Node.js, PostgreSQL, écrans en React pour des cabinets médicaux',
    'Stagiaire, Clinéo, Ariana, septembre 2021 – février 2022',
    'Formation',
    'Diplôme d’ingénieur en informatique, 2022',
    'Langues',
    'Arabe : langue maternelle, français C2, anglais B2',
  ],
  short: [
    'Développeur web',
    'Expérience',
    'Intégrateur web, Agence Jasmin, Tunis, juin 2023 – aujourd’hui',
    'Sites vitrines, quelques écrans en React',
    'Formation',
    'BTS en développement, 2022',
    'Langues',
    'Arabe : langue maternelle, français B2',
  ],
}

export const cvsEn: DemoCvs = {
  long: [
    'Customer support',
    'Experience',
    'Support specialist, Nabeul Pay, Tunis, March 2022 – present',
    'Tickets and calls from 300 shops, help pages, weekly reports in Excel',
    'Receptionist, Hotel Les Palmiers, Hammamet, June 2019 – February 2022',
    'Education',
    'Bachelor of English, University of Manouba, 2019',
    'Languages',
    'Arabic native, English C1, French B2',
  ],
  other: [
    'Help desk agent',
    'Experience',
    'Help desk agent, Sahel Pharma, Sousse, April 2020 – April 2024',
    'Customer support for 60 pharmacies, writing of the knowledge base, Excel',
    'Education',
    'Diploma in office technology, 2019',
    'Languages',
    'Arabic native, English B2, French C1',
  ],
  short: [
    'Experience',
    'Night receptionist, hotel in Gammarth, May 2024 – present',
    'Education',
    'High School Diploma, 2023',
    'Languages',
    'Arabic native, English B1, French B1',
  ],
}

export const cvsDe: DemoCvs = {
  long: [
    'Buchhalterin',
    'Berufserfahrung',
    'Buchhalterin, Treuhand am Hafen, Sousse, Januar 2020 – heute',
    'Monatsabschlüsse für zwölf Betriebe mit DATEV und Excel, Buchhaltung, Mahnwesen',
    'Sachbearbeiterin Rechnungswesen, Olivetta, Sousse, 09/2017 – 12/2019',
    'Ausbildung',
    'BTS Buchhaltung, 2017',
    'Sprachen',
    'Arabisch Muttersprache, Deutsch C1, Französisch B2',
  ],
  other: [
    'Steuerfachangestellte',
    'Berufserfahrung',
    'Steuerfachangestellte, Kanzlei Mzali, Sousse, 08/2019 – heute',
    'Buchhaltung von Handwerksbetrieben in DATEV, offene Posten in Excel',
    'Ausbildung',
    'Ausbildung zur Steuerfachangestellten, 2019',
    'Sprachen',
    'Arabisch Muttersprache, Deutsch B2',
  ],
  short: [
    'Berufserfahrung',
    'Aushilfe im Büro, Autohaus Sahli, Sousse, 01/2024 – heute',
    'Ausbildung',
    'Abitur, 2022',
    'Sprachen',
    'Arabisch Muttersprache, Deutsch B1',
  ],
}

export const cvsEs: DemoCvs = {
  long: [
    'Coordinadora de logística',
    'Experiencia',
    'Coordinadora de rutas, Frescos del Golfo, Sfax, febrero de 2022 – actualidad',
    'Logística de productos frescos, inventario en Excel, trato con conductores y clientes',
    'Auxiliar de almacén, Mercado Central, Sfax, marzo de 2020 – enero de 2022',
    'Formación',
    'Bachillerato, 2019',
    'Idiomas',
    'Árabe nativo, francés C1, español B2',
  ],
  other: [
    'Responsable de reparto',
    'Experiencia',
    'Responsable de reparto, cooperativa de aceite, Sfax, enero de 2021 – actualidad',
    'Logística, inventario, caducidades en Excel, rutas de once clientes',
    'Formación',
    'Grado en administración, 2020',
    'Idiomas',
    'Árabe nativo, francés B2, español C1',
  ],
  short: [
    'Experiencia',
    'Repartidor, tienda de barrio, Sfax, junio de 2024 – actualidad',
    'Formación',
    'Bachillerato, 2023',
    'Idiomas',
    'Árabe nativo, francés B1, español B1',
  ],
}
