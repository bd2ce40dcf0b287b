import { describe, expect, it } from 'vitest';
import { addressSchema } from '../../contract/shop/address.ts';
import { type AddressDraft, emptyAddress, findAddressProblems, toAddress, toAddressLines } from './address-draft.ts';

const anna: AddressDraft = {
  ...emptyAddress,
  first_name: 'Anna ',
  last_name: 'König',
  street: 'Rosenweg 1',
  zip: '80331',
  city: 'München',
  country: 'DE',
  phone: '+49 89 123456',
};

describe('findAddressProblems', () => {
  it('finds nothing wrong with a whole address, which is then ordered to as the contract wants it', () => {
    expect(findAddressProblems(anna)).toEqual({});
    const address = toAddress(anna);
    expect(addressSchema.parse(address)).toEqual(address);
    expect(address).toMatchObject({ first_name: 'Anna', phone: '+4989123456', company: '' });
  });

  it('names what is missing', () => {
    expect(findAddressProblems({ ...emptyAddress, street: '  ' })).toEqual({
      first_name: 'missing',
      last_name: 'missing',
      street: 'missing',
      zip: 'missing',
      city: 'missing',
      country: 'missing',
    });
  });

  it.each([
    ['DE', '80331', true],
    ['DE', '8033', false],
    ['DE', '80331 ', true],
    ['AT', '1010', true],
    ['AT', '80331', false],
    ['FR', '75001', true],
    ['LU', 'L-1234', true],
    ['LU', '12345', false],
    ['NL', '1234 AB', true],
  ])('in %s takes the postcode %s: %s', (country, zip, isTaken) => {
    expect(findAddressProblems({ ...anna, country, zip }).zip).toBe(isTaken ? undefined : 'implausible');
  });

  it.each([
    ['', undefined],
    ['+49 89 123456', undefined],
    ['089 123456', 'implausible'],
    ['+49', 'implausible'],
    ['+49 89 123456 ext. 5', 'implausible'],
    ['+49 1234567890123456', 'implausible'],
  ])('of the phone number "%s" says %s', (phone, problem) => {
    expect(findAddressProblems({ ...anna, phone }).phone).toBe(problem);
  });
});

it('writes an address as on a parcel, without empty lines', () => {
  expect(toAddressLines({ ...anna, company: 'König & Co' })).toEqual([
    'König & Co',
    'Anna König',
    'Rosenweg 1',
    '80331 München',
  ]);
});
