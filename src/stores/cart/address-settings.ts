/**
 * Settings of the cart's screen, which has the form of an address. Not in setup.ts: the scripts of the other islands on
 * the stores would contain their decoder, too.
 */
export { decodeAddressSettings as readAddressSettings } from '../../api';
