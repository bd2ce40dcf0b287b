// Who sells: the name and addresses that stand in the legal texts of the shop and on its own pieces.
// Used by the manufacturers and the legal pages; the imprint takes them from the company of the house.

export const seller = {
  companyName: 'Arnsberg & Tochter GmbH & Co. KG',
  street: 'Rosenwirtgasse 12',
  zipAndCity: '80331 München',
  phone: '+49 89 99998120',
  email: 'haus@arnsberg-tochter.example',
} as const;
