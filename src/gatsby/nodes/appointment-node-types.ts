// The part of the GraphQL schema that describes what a house offers appointments for. Used by gatsby-node.ts.

export const appointmentNodeTypes = /* GraphQL */ `
  type AppointmentOffer implements Node @dontInfer {
    language: String!
    topics: [AppointmentTopic!]!
    branches: [AppointmentBranch!]!
  }
  type AppointmentTopic {
    id: String!
    name: String!
    description: String
    durationMinutes: Int!
    branchId: String
  }
  type AppointmentBranch {
    id: String!
    name: String!
    address: String!
  }
`;
