// The explicit GraphQL schema of what an imprint says. Part of node-types.ts.

export const imprintTypes = /* GraphQL */ `
  type CompanyImprint implements Node @dontInfer {
    language: String!
    legalForm: String!
    executives: [String!]!
    addresses: [ImprintAddress!]!
    registers: [ImprintRegister!]!
    vatId: String
    taxNumber: String
    packagingRegisterNumber: String
    weeeNumber: String
    legalTexts: [ImprintLegalText!]!
    dataProtectionOfficers: [ImprintPerson!]!
  }
  type ImprintAddress {
    street: String!
    zipCode: String!
    city: String!
    type: String
  }
  type ImprintRegister {
    type: String!
    number: String!
    registrar: String!
  }
  type ImprintLegalText {
    key: String!
    title: String
    html: String!
  }
  type ImprintPerson {
    name: String!
    address: ShellAddress
    phone: ShellPhone
    email: String
  }
`;
