/** The scripts of a page with product forms and cross-sells, for test/awkward/page.mjs. */
export { followChoice } from '../../src/islands/add-to-cart/choice-form';
export { decodeCart } from '../../src/api/decode/cart';
export { requestFor } from '../../src/api/cart-requests';
export { readCart } from '../../src/domain/cart/read';
export { enhance, enhanceGroup } from '../../src/islands/add-to-cart/enhance';
export { decodeProps } from '../../src/islands/add-to-cart/props';
export { fieldsOf, submittedForm } from '../../src/site/held-adds/add-form';
