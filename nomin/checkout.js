/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 981
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* unused harmony export invalidJsonError */
/* harmony import */ var _decode_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(198);
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(287);
/** Answers of the shop, between a Response and what api-fetch's callers expect. */


const isSuccess = (status) => status >= 200 && status <= 299;
/** What api-fetch's callers get to see of an answer that is not JSON. */
const invalidJsonError = () => {
    const { code, message } = (0,_texts__WEBPACK_IMPORTED_MODULE_1__/* .invalidJson */ .U8)();
    return { code, message };
};
/** Never throws; an empty text is no JSON and says nothing. */
const parseJson = (text) => {
    try {
        return { body: JSON.parse(text), isJson: true };
    }
    catch {
        return { body: text.trim() === '' ? null : invalidJsonError(), isJson: false };
    }
};
/** Reads a Response to its end. */
const readAnswer = async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers.entries()),
    ...parseJson(await response.text()),
});
/** Settles like api-fetch does for callers that want parsed JSON. */
const settleParsed = ({ status, body, isJson }) => {
    if (status === 204) {
        return Promise.resolve(null);
    }
    if (!isJson) {
        return Promise.reject(invalidJsonError());
    }
    return isSuccess(status)
        ? Promise.resolve(body)
        : // api-fetch reads `code` of every rejection.
            Promise.reject((0,_decode_json__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(body) ? body : { code: 'unknown_error', message: (0,_texts__WEBPACK_IMPORTED_MODULE_1__/* .genericMessage */ .fD)() });
};
/** Hands an answer to a caller of api-fetch in its way: JSON, or the Response, as a value or as a rejection. */
const deliver = (answer, { parse }) => {
    if (parse !== false) {
        return settleParsed(answer);
    }
    const response = new Response(answer.status === 204 ? null : JSON.stringify(answer.body), {
        status: answer.status,
        headers: { ...answer.headers },
    });
    return isSuccess(answer.status) ? Promise.resolve(response) : Promise.reject(response);
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "JN", 0, /* binding */ readAnswer,
/* harmony export */   "cK", 0, /* binding */ deliver,
/* harmony export */   "oJ", 0, /* binding */ isSuccess,
/* harmony export */   "qF", 0, /* binding */ parseJson
/* harmony export */ ]);


/***/ },

/***/ 551
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ decodeCart)
});

// EXTERNAL MODULE: ./src/api/decode/json.ts
var decode_json = __webpack_require__(198);
;// ./src/api/decode/address.ts

const addressFields = {
    first_name: decode_json/* text */.Qq,
    last_name: decode_json/* text */.Qq,
    company: decode_json/* text */.Qq,
    address_1: decode_json/* text */.Qq,
    address_2: decode_json/* text */.Qq,
    city: decode_json/* text */.Qq,
    state: decode_json/* text */.Qq,
    postcode: decode_json/* text */.Qq,
    country: decode_json/* text */.Qq,
    phone: decode_json/* text */.Qq,
};
/** A plugin's field as text; a box that is ticked says '1', one that is not '0'. */
const addedField = (json) => typeof json === 'boolean' ? String(Number(json)) : (0,decode_json/* decodeOr */.UM)(decode_json/* text */.Qq, '')(json);
/** An address whose fields are all texts, those that plugins add (namespace/name) too. */
const address = (decode) => (json) => {
    const decoded = decode(json);
    const added = Object.entries(decoded).filter(([name]) => name.includes('/'));
    return added.length === 0
        ? decoded
        : {
            ...decoded,
            ...Object.fromEntries(added.map(([name, value]) => [name, addedField(value)])),
        };
};
const shippingAddress = address((0,decode_json/* record */.g1)(addressFields));
const billingAddress = address((0,decode_json/* record */.g1)({ ...addressFields, email: decode_json/* text */.Qq }));

// EXTERNAL MODULE: ./src/domain/result.ts
var result = __webpack_require__(552);
// EXTERNAL MODULE: ./src/api/texts.ts
var texts = __webpack_require__(287);
;// ./src/api/decode/cart.ts
/** Decodes the cart of the Store API. Missing optional fields get the defaults of spec section 3. */




const currency = {
    currency_code: decode_json/* text */.Qq,
    currency_symbol: decode_json/* text */.Qq,
    currency_minor_unit: (0,decode_json/* number */.ai)(2),
    currency_decimal_separator: decode_json/* text */.Qq,
    currency_thousand_separator: decode_json/* text */.Qq,
    currency_prefix: decode_json/* text */.Qq,
    currency_suffix: decode_json/* text */.Qq,
};
const cart_image = (0,decode_json/* record */.g1)({
    id: (0,decode_json/* number */.ai)(0),
    src: decode_json/* text */.Qq,
    thumbnail: decode_json/* text */.Qq,
    srcset: decode_json/* text */.Qq,
    sizes: decode_json/* text */.Qq,
    name: decode_json/* text */.Qq,
    alt: decode_json/* text */.Qq,
});
/** Older and plugin-made answers have false instead of a list of images. */
const cart_images = (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(cart_image), []);
const rawPrices = (0,decode_json/* record */.g1)({
    precision: (0,decode_json/* number */.ai)(6),
    price: decode_json/* text */.Qq,
    regular_price: decode_json/* text */.Qq,
    sale_price: decode_json/* text */.Qq,
});
const prices = (0,decode_json/* record */.g1)({
    ...currency,
    price: decode_json/* amount */.vj,
    regular_price: decode_json/* amount */.vj,
    sale_price: decode_json/* amount */.vj,
    price_range: (0,decode_json/* nullable */.me)((0,decode_json/* record */.g1)({ min_amount: decode_json/* amount */.vj, max_amount: decode_json/* amount */.vj })),
});
const pricesWithRaw = (json) => {
    const raw = (0,decode_json/* isRecord */.u4)(json) ? json.raw_prices : undefined;
    return (0,decode_json/* isRecord */.u4)(raw) ? { ...prices(json), raw_prices: rawPrices(raw) } : prices(json);
};
const EMPTY_EXTENSIONS = {};
const extensions = (0,decode_json/* decodeOr */.UM)((0,decode_json/* map */.Tj)(decode_json/* anything */.D8), EMPTY_EXTENSIONS);
/** Whatever a plugin adds: rows that are no objects are left out. */
const itemDetails = (json) => (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(decode_json/* anything */.D8), [])(json).flatMap((row) => ((0,decode_json/* isRecord */.u4)(row) ? [itemDetail(row)] : []));
const detailText = (0,decode_json/* decodeOr */.UM)(decode_json/* text */.Qq, '');
const itemDetail = (row) => ({
    ...row,
    ...('name' in row && { name: detailText(row.name) }),
    ...('key' in row && { key: detailText(row.key) }),
    ...('value' in row && { value: detailText(row.value) }),
    ...('display' in row && { display: detailText(row.display) }),
    hidden: (0,decode_json/* flag */.Jt)(false)(row.hidden),
});
const item = (0,decode_json/* record */.g1)({
    key: decode_json/* requiredText */.$4,
    id: decode_json/* requiredNumber */.dO,
    type: decode_json/* text */.Qq,
    quantity: decode_json/* requiredNumber */.dO,
    quantity_limits: (0,decode_json/* record */.g1)({
        minimum: (0,decode_json/* number */.ai)(1),
        maximum: (0,decode_json/* number */.ai)(9999),
        multiple_of: (0,decode_json/* number */.ai)(1),
        editable: (0,decode_json/* flag */.Jt)(true),
    }),
    name: decode_json/* text */.Qq,
    summary: decode_json/* text */.Qq,
    short_description: decode_json/* text */.Qq,
    description: decode_json/* text */.Qq,
    sku: decode_json/* text */.Qq,
    low_stock_remaining: (0,decode_json/* nullable */.me)((0,decode_json/* number */.ai)(0)),
    backorders_allowed: (0,decode_json/* flag */.Jt)(false),
    show_backorder_badge: (0,decode_json/* flag */.Jt)(false),
    sold_individually: (0,decode_json/* flag */.Jt)(false),
    permalink: (0,decode_json/* decodeOr */.UM)(decode_json/* text */.Qq, ''),
    images: cart_images,
    variation: (0,decode_json/* list */.p_)((0,decode_json/* record */.g1)({ attribute: decode_json/* text */.Qq, value: decode_json/* text */.Qq })),
    item_data: itemDetails,
    prices: pricesWithRaw,
    totals: (0,decode_json/* record */.g1)({
        ...currency,
        line_subtotal: decode_json/* amount */.vj,
        line_subtotal_tax: decode_json/* amount */.vj,
        line_total: decode_json/* amount */.vj,
        line_total_tax: decode_json/* amount */.vj,
    }),
    catalog_visibility: decode_json/* text */.Qq,
    extensions,
});
const coupon = (0,decode_json/* record */.g1)({
    code: decode_json/* requiredText */.$4,
    discount_type: decode_json/* text */.Qq,
    totals: (0,decode_json/* record */.g1)({
        ...currency,
        total_discount: decode_json/* amount */.vj,
        total_discount_tax: decode_json/* amount */.vj,
    }),
});
const fee = (0,decode_json/* record */.g1)({
    id: decode_json/* text */.Qq,
    key: decode_json/* text */.Qq,
    name: decode_json/* text */.Qq,
    totals: (0,decode_json/* record */.g1)({ ...currency, total: decode_json/* amount */.vj, total_tax: decode_json/* amount */.vj }),
});
/** WooCommerce names a fee's id `key`, the spec `id`: whichever is there stands for both. */
const feeWithKey = (json) => {
    const decoded = fee(json);
    return { ...decoded, id: decoded.id || decoded.key, key: decoded.key || decoded.id };
};
const rate = (0,decode_json/* record */.g1)({
    ...currency,
    rate_id: decode_json/* requiredText */.$4,
    name: decode_json/* text */.Qq,
    description: decode_json/* text */.Qq,
    delivery_time: decode_json/* text */.Qq,
    price: decode_json/* amount */.vj,
    taxes: decode_json/* amount */.vj,
    instance_id: (0,decode_json/* number */.ai)(0),
    method_id: decode_json/* text */.Qq,
    meta_data: (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)((0,decode_json/* record */.g1)({ key: decode_json/* text */.Qq, value: decode_json/* text */.Qq })), []),
    selected: (0,decode_json/* flag */.Jt)(false),
});
const packageId = (json) => typeof json === 'number' ? json : (0,decode_json/* requiredText */.$4)(json);
const shippingPackage = (0,decode_json/* record */.g1)({
    package_id: packageId,
    name: decode_json/* text */.Qq,
    destination: (0,decode_json/* map */.Tj)(decode_json/* text */.Qq),
    items: (0,decode_json/* list */.p_)((0,decode_json/* record */.g1)({ key: decode_json/* text */.Qq, name: decode_json/* text */.Qq, quantity: (0,decode_json/* number */.ai)(1) })),
    shipping_rates: (0,decode_json/* list */.p_)(rate),
});
const totals = (0,decode_json/* record */.g1)({
    ...currency,
    total_items: decode_json/* amount */.vj,
    total_items_tax: decode_json/* amount */.vj,
    total_fees: decode_json/* amount */.vj,
    total_fees_tax: decode_json/* amount */.vj,
    total_discount: decode_json/* amount */.vj,
    total_discount_tax: decode_json/* amount */.vj,
    total_shipping: (0,decode_json/* nullable */.me)(decode_json/* amount */.vj),
    total_shipping_tax: (0,decode_json/* nullable */.me)(decode_json/* amount */.vj),
    total_price: decode_json/* amount */.vj,
    total_tax: decode_json/* amount */.vj,
    tax_lines: (0,decode_json/* list */.p_)((0,decode_json/* record */.g1)({ name: decode_json/* text */.Qq, price: decode_json/* amount */.vj, rate: decode_json/* text */.Qq })),
});
const crossSell = (0,decode_json/* record */.g1)({
    id: decode_json/* requiredNumber */.dO,
    name: decode_json/* text */.Qq,
    parent: (0,decode_json/* number */.ai)(0),
    type: decode_json/* text */.Qq,
    variation: decode_json/* text */.Qq,
    permalink: decode_json/* text */.Qq,
    sku: decode_json/* text */.Qq,
    short_description: decode_json/* text */.Qq,
    description: decode_json/* text */.Qq,
    on_sale: (0,decode_json/* flag */.Jt)(false),
    prices: pricesWithRaw,
    price_html: decode_json/* text */.Qq,
    average_rating: decode_json/* text */.Qq,
    review_count: (0,decode_json/* number */.ai)(0),
    images: cart_images,
    has_options: (0,decode_json/* flag */.Jt)(false),
    is_purchasable: (0,decode_json/* flag */.Jt)(true),
    is_in_stock: (0,decode_json/* flag */.Jt)(true),
    is_on_backorder: (0,decode_json/* flag */.Jt)(false),
    low_stock_remaining: (0,decode_json/* nullable */.me)((0,decode_json/* number */.ai)(0)),
    sold_individually: (0,decode_json/* flag */.Jt)(false),
    add_to_cart: (0,decode_json/* record */.g1)({
        text: decode_json/* text */.Qq,
        description: decode_json/* text */.Qq,
        url: decode_json/* text */.Qq,
        minimum: (0,decode_json/* number */.ai)(1),
        maximum: (0,decode_json/* number */.ai)(9999),
        multiple_of: (0,decode_json/* number */.ai)(1),
    }),
});
const cartError = (0,decode_json/* record */.g1)({ code: decode_json/* text */.Qq, message: decode_json/* text */.Qq });
/** A list whose hopeless entries are left out: what is shown beside the cart must not hide the cart. */
const tolerantList = (decode) => (json) => (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)((0,decode_json/* nullable */.me)((0,decode_json/* decodeOr */.UM)((0,decode_json/* nullable */.me)(decode), null))), [])(json).flatMap((value) => (value === null ? [] : [value]));
const readCartData = (source) => ({
    coupons: (0,decode_json/* list */.p_)(coupon)(source.coupons),
    shippingRates: (0,decode_json/* list */.p_)(shippingPackage)(source.shipping_rates),
    items: (0,decode_json/* list */.p_)(item)(source.items),
    crossSells: tolerantList(crossSell)(source.cross_sells),
    fees: (0,decode_json/* list */.p_)(feeWithKey)(source.fees),
    itemsCount: (0,decode_json/* number */.ai)(0)(source.items_count),
    itemsWeight: (0,decode_json/* number */.ai)(0)(source.items_weight),
    needsShipping: (0,decode_json/* flag */.Jt)(true)(source.needs_shipping),
    needsPayment: (0,decode_json/* flag */.Jt)(false)(source.needs_payment),
    hasCalculatedShipping: (0,decode_json/* flag */.Jt)(true)(source.has_calculated_shipping),
    shippingAddress: shippingAddress(source.shipping_address),
    billingAddress: billingAddress(source.billing_address),
    totals: totals(source.totals),
    errors: tolerantList(cartError)(source.errors),
    paymentMethods: (0,decode_json/* list */.p_)(decode_json/* text */.Qq)(source.payment_methods),
    paymentRequirements: (0,decode_json/* list */.p_)(decode_json/* text */.Qq)(source.payment_requirements),
    extensions: extensions(source.extensions),
});
/**
 * Decodes a cart. What is empty or cannot be a cart is `cart_api_error` (spec section 8): without items and totals
 * there is nothing to show, and an amount that is no number must not be shown as one.
 */
const decodeCart = (json) => {
    try {
        return (0,decode_json/* isRecord */.u4)(json) && json.items !== undefined && (0,decode_json/* isRecord */.u4)(json.totals)
            ? (0,result/* success */.k)(readCartData(json))
            : (0,result/* failed */.g)((0,texts/* cartApiError */.Lf)());
    }
    catch (error) {
        if (error instanceof decode_json/* Malformed */.sG) {
            return (0,result/* failed */.g)((0,texts/* cartApiError */.Lf)());
        }
        throw error;
    }
};


/***/ },

/***/ 28
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _cart__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(551);
/* harmony import */ var _json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(198);
/* harmony import */ var _domain_text__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(286);
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(287);
/** Decodes an answer that is an error: {code, message, data} (spec section 8). */




const anyText = (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .decodeOr */ .UM)(_json__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq, '');
const anyNumber = (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .decodeOr */ .UM)((0,_json__WEBPACK_IMPORTED_MODULE_1__/* .number */ .ai)(0), 0);
const messageOf = (json) => (0,_domain_text__WEBPACK_IMPORTED_MODULE_2__/* .htmlToText */ .G)(anyText(json.message)) || (0,_texts__WEBPACK_IMPORTED_MODULE_3__/* .genericMessage */ .fD)();
const keyOf = (data) => ((0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(data) ? anyText(data.key) : '');
const codeAndMessage = (json) => {
    if (!(0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(json)) {
        return null;
    }
    const key = keyOf(json.data);
    return { code: anyText(json.code), message: messageOf(json), ...(key !== '' && { key }) };
};
/** data.details of rest_invalid_param: parameter → {code, message, additional_errors}. */
const paramsOf = (details) => (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(details)
    ? Object.entries(details).flatMap(([param, entry]) => {
        const first = codeAndMessage(entry);
        const more = (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(entry) ? entry.additional_errors : null;
        const additional = (Array.isArray(more) ? more : []).flatMap((error) => codeAndMessage(error) ?? []);
        return first ? [{ param, ...first, additional }] : [];
    })
    : [];
const cartOf = (json) => {
    const decoded = (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(json) ? (0,_cart__WEBPACK_IMPORTED_MODULE_0__/* .decodeCart */ .R)(json) : null;
    return decoded?.ok ? decoded.value : null;
};
/**
 * The failure that an error answer tells. Without code and message it is the generic one; a status in the body
 * (data.status) stands in where the transport has none.
 */
const decodeFailure = (status, body) => {
    const source = (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(body) ? body : {};
    const data = (0,_json__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(source.data) ? source.data : {};
    const code = anyText(source.code);
    if (code === 'invalid_json') {
        return (0,_texts__WEBPACK_IMPORTED_MODULE_3__/* .invalidJson */ .U8)();
    }
    return {
        kind: 'api',
        status: status || anyNumber(data.status),
        code: code || 'unknown_error',
        message: messageOf(source),
        params: code === 'rest_invalid_param' ? paramsOf(data.details) : [],
        cart: cartOf(data.cart),
        data: source.data ?? null,
    };
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "l", 0, /* binding */ decodeFailure
/* harmony export */ ]);


/***/ },

/***/ 198
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sG: () => (/* binding */ Malformed)
/* harmony export */ });
/**
 * Small decoders of JSON that comes from a server. A decoder gives a value of its type or throws Malformed, which
 * never leaves src/api: decodeOr and the decode functions of this folder turn it into a Result or a default.
 */
/** Thrown where a value cannot stand for what it should be. */
class Malformed extends Error {
}
const isRecord = (json) => typeof json === 'object' && json !== null && !Array.isArray(json);
const isMissing = (json) => json === null || json === undefined;
/** Text; numbers are written out, what is missing is empty. */
const text = (json) => {
    if (typeof json === 'string') {
        return json;
    }
    if (isMissing(json)) {
        return '';
    }
    if (typeof json === 'number') {
        return String(json);
    }
    throw new Malformed('text expected');
};
/** Text that must say something: a key, an id. */
const requiredText = (json) => {
    const value = text(json);
    if (value === '') {
        throw new Malformed('text missing');
    }
    return value;
};
/** A finite number, also as text ("2"); `missing` stands in for what is not there. */
const number = (missing) => (json) => {
    if (isMissing(json) || json === '') {
        return missing;
    }
    const value = typeof json === 'string' || typeof json === 'number' ? Number(json) : NaN;
    if (!Number.isFinite(value)) {
        throw new Malformed('number expected');
    }
    return value;
};
const decimal = number(0);
/** A number that must be there. */
const requiredNumber = (json) => {
    if (isMissing(json) || json === '') {
        throw new Malformed('number missing');
    }
    return decimal(json);
};
/** An amount in minor units as text; "0" where it is missing (spec section 3). Not a number would show as one. */
const amount = (json) => typeof json === 'string' && /^-?\d+$/.test(json) ? json : String(Math.round(decimal(json)));
/** True and false, also as 1, "1", "yes", "true" as PHP options have them. */
const flag = (missing) => (json) => isMissing(json) ? missing : json === true || ['1', 'yes', 'true'].includes(String(json));
/** A value or null; what is missing is null. */
const nullable = (decode) => (json) => isMissing(json) ? null : decode(json);
/** A list; PHP sends one with gaps as an object. What is missing is empty. */
const list = (decode) => (json) => {
    if (isMissing(json)) {
        return [];
    }
    if (typeof json !== 'object') {
        throw new Malformed('list expected');
    }
    return Object.values(json).map(decode);
};
/** A map from names to values; PHP sends an empty one as []. */
const map = (decode) => (json) => isRecord(json)
    ? Object.fromEntries(Object.entries(json)
        .filter(([key]) => key !== '__proto__')
        .map(([key, value]) => [key, decode(value)]))
    : {};
/** What stands in where a value is missing or malformed. */
const decodeOr = (decode, fallback) => (json) => {
    try {
        return isMissing(json) ? fallback : decode(json);
    }
    catch {
        return fallback;
    }
};
const MAX_DEPTH = 40;
/** A copy without keys that mean a prototype, and without depth that no shop sends: safe to spread and to merge. */
const harmless = (json, depth = 0) => {
    if (depth > MAX_DEPTH) {
        throw new Malformed('too deep');
    }
    if (Array.isArray(json)) {
        return json.map((value) => harmless(value, depth + 1));
    }
    return isRecord(json)
        ? Object.fromEntries(Object.entries(json)
            .filter(([key]) => key !== '__proto__')
            .map(([key, value]) => [key, harmless(value, depth + 1)]))
        : json;
};
/** Anything, made harmless. */
const anything = (json) => harmless(json);
/**
 * An object with these fields. Fields of the answer that are not named here stay with it, because other plugins read
 * them; a missing object counts as an empty one, so that the fields decide what must be there.
 */
const record = (fields) => {
    const decoders = new Map(Object.entries(fields));
    return (json) => {
        const source = isMissing(json) || Array.isArray(json) ? {} : json;
        if (!isRecord(source)) {
            throw new Malformed('object expected');
        }
        // Built field by field, as carts have thousands; its type is what Fields says.
        const target = Object.create(Object.prototype);
        for (const name of Object.keys(source)) {
            if (name !== '__proto__' && !decoders.has(name)) {
                target[name] = harmless(source[name]);
            }
        }
        for (const [name, decode] of decoders) {
            target[name] = decode(source[name]);
        }
        return target;
    };
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "$4", 0, /* binding */ requiredText,
/* harmony export */   "D8", 0, /* binding */ anything,
/* harmony export */   "Is", 0, /* binding */ harmless,
/* harmony export */   "Jt", 0, /* binding */ flag,
/* harmony export */   "Qq", 0, /* binding */ text,
/* harmony export */   "Tj", 0, /* binding */ map,
/* harmony export */   "UM", 0, /* binding */ decodeOr,
/* harmony export */   "ai", 0, /* binding */ number,
/* harmony export */   "dO", 0, /* binding */ requiredNumber,
/* harmony export */   "g1", 0, /* binding */ record,
/* harmony export */   "me", 0, /* binding */ nullable,
/* harmony export */   "p_", 0, /* binding */ list,
/* harmony export */   "u4", 0, /* binding */ isRecord,
/* harmony export */   "vj", 0, /* binding */ amount
/* harmony export */ ]);


/***/ },

/***/ 582
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

const allowedStorage = () => {
    try {
        return window.localStorage;
    }
    catch {
        return null;
    }
};
const browserEnvironment = () => ({
    now: () => performance.now(),
    after: (milliseconds, callback) => {
        const timer = window.setTimeout(callback, milliseconds);
        return () => window.clearTimeout(timer);
    },
    random: Math.random,
    // Only "offline" can be relied on: a captive portal counts as online.
    isOnline: () => navigator.onLine,
    onOnline: (listener) => window.addEventListener('online', listener),
    onOffline: (listener) => window.addEventListener('offline', listener),
    onLeave: (listener) => window.addEventListener('pagehide', listener),
    storage: allowedStorage(),
});

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "u", 0, /* binding */ browserEnvironment
/* harmony export */ ]);


/***/ },

/***/ 839
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** The part of @wordpress/api-fetch that is used: the page's own `wp.apiFetch` fits. */
/** Next to api-fetch's Response there are those that other middlewares make up. */
const isResponse = (value) => typeof value === 'object' &&
    value !== null &&
    'status' in value &&
    'headers' in value &&
    'text' in value &&
    typeof value.text === 'function';
/** Sends without parsing: gives the Response also where api-fetch rejects with it. Other rejections stay. */
const fetchResponse = async (next, options) => {
    try {
        return await next({ ...options, parse: false });
    }
    catch (error) {
        if (isResponse(error)) {
            return error;
        }
        throw error;
    }
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "S", 0, /* binding */ isResponse,
/* harmony export */   "_", 0, /* binding */ fetchResponse
/* harmony export */ ]);


/***/ },

/***/ 654
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** All store paths are under this one (spec section 7). */
const STORE_ROOT = '/wc/store/v1/';
const BATCH_PATH = `${STORE_ROOT}batch`;
const CART_PATH = `${STORE_ROOT}cart`;
/** A POST to a cart endpoint; all that is not POST is the cart itself. */
const cartRequest = (endpoint, body, headers = {}) => ({ method: 'POST', path: `${CART_PATH}/${endpoint}`, body, headers });

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "$C", 0, /* binding */ STORE_ROOT,
/* harmony export */   "Aj", 0, /* binding */ cartRequest,
/* harmony export */   "Hg", 0, /* binding */ CART_PATH,
/* harmony export */   "b", 0, /* binding */ BATCH_PATH
/* harmony export */ ]);


/***/ },

/***/ 287
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
/* harmony import */ var _wordpress_i18n__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__);
/** The error catalogue's texts that a shopper may read (spec section 8), exact, through WordPress's translations. */

/** GET cart brought nothing that is a cart. */
const cartApiError = () => ({
    kind: 'api',
    status: 500,
    code: 'cart_api_error',
    message: (0,_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__.__)('Unable to get cart data from the API.', 'storefront-islands'),
    params: [],
    cart: null,
    data: null,
});
/** The answer is not JSON: a proxy's or a broken plugin's page. */
const invalidJson = () => ({
    kind: 'malformed',
    code: 'invalid_json',
    message: (0,_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__.__)('The response is not a valid JSON response.', 'storefront-islands'),
});
/** The answer to a batch does not fit its requests. */
const invalidBatch = () => ({
    kind: 'malformed',
    code: 'invalid_batch',
    message: (0,_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__.__)('Response not valid', 'storefront-islands'),
});
/** Status above 299 and no message. */
const genericMessage = () => (0,_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__.__)('Something went wrong. Please contact us to get assistance.', 'storefront-islands');
/** What api-fetch rejects with when no answer came; callers know it by its code. */
const offlineError = () => ({
    code: 'fetch_error',
    message: (0,_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__.__)('You are probably offline.', 'storefront-islands'),
});

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Lf", 0, /* binding */ cartApiError,
/* harmony export */   "U8", 0, /* binding */ invalidJson,
/* harmony export */   "_P", 0, /* binding */ offlineError,
/* harmony export */   "fD", 0, /* binding */ genericMessage,
/* harmony export */   "oh", 0, /* binding */ invalidBatch
/* harmony export */ ]);


/***/ },

/***/ 617
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** The fields of a shipping address (spec section 3, cart). */
const ADDRESS_FIELDS = [
    'first_name',
    'last_name',
    'company',
    'address_1',
    'address_2',
    'city',
    'state',
    'postcode',
    'country',
    'phone',
];
/** Longest address that a mail server takes (RFC 5321). */
const LONGEST_EMAIL = 254;
/** Whether it could be an e-mail address; only its owner knows if it is. Every text is read once, however long. */
const isEmail = (text) => text.length <= LONGEST_EMAIL &&
    !text.includes('..') &&
    /^[^\s@]{1,64}@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(text);
/**
 * A field's value as it is compared and sent, never as it stands in the input: a postcode without its first
 * space and upper-cased, an invalid e-mail empty, everything trimmed (spec section 5).
 */
const normaliseField = (field, value) => {
    const trimmed = value.trim();
    switch (field) {
        case 'postcode':
            return trimmed.replace(' ', '').toUpperCase();
        case 'email':
            return isEmail(trimmed) ? trimmed : '';
        default:
            return trimmed;
    }
};
/** Every field of an address, or of a part of one, normalised. */
const normaliseAddress = (address) => ({
    ...address,
    ...Object.fromEntries(Object.entries(address).flatMap(([field, value]) => typeof value === 'string' ? [[field, normaliseField(field, value)]] : [])),
});
/** Whether both mean the same: they are compared in their normal form. */
const isSameValue = (field, a, b) => normaliseField(field, a) === normaliseField(field, b);
/** The fields of `after`, as they stand there, that say something else than in `before`. */
const changedFields = (before, after) => Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSameValue(field, value, before[field] ?? '')));
/** Whether both addresses say the same in every field that both have. */
const isOneAddress = (shipping, billing) => ADDRESS_FIELDS.every((field) => shipping[field] === billing[field]);
const hasTexts = (value, fields) => typeof value === 'object' &&
    value !== null &&
    fields.every((field) => typeof Reflect.get(value, field) === 'string');
/** Whether every field is there; what a payment method hands over is applied only when it is (spec section 5). */
const isShippingAddress = (value) => hasTexts(value, ADDRESS_FIELDS);
/** A billing address also needs the e-mail. */
const isBillingAddress = (value) => hasTexts(value, [...ADDRESS_FIELDS, 'email']);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "DC", 0, /* binding */ normaliseAddress,
/* harmony export */   "E0", 0, /* binding */ changedFields,
/* harmony export */   "Px", 0, /* binding */ isShippingAddress,
/* harmony export */   "am", 0, /* binding */ isSameValue,
/* harmony export */   "ff", 0, /* binding */ ADDRESS_FIELDS,
/* harmony export */   "lY", 0, /* binding */ isOneAddress,
/* harmony export */   "sR", 0, /* binding */ isBillingAddress,
/* harmony export */   "vU", 0, /* binding */ normaliseField,
/* harmony export */   "xf", 0, /* binding */ isEmail
/* harmony export */ ]);


/***/ },

/***/ 846
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _money__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _text__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(286);
/* harmony import */ var _url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8);



const readCurrency = (data) => ({
    code: data.currency_code,
    symbol: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .decodeEntities */ .S)(data.currency_symbol),
    minorUnit: data.currency_minor_unit,
    decimalSeparator: data.currency_decimal_separator,
    thousandSeparator: data.currency_thousand_separator,
    prefix: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .decodeEntities */ .S)(data.currency_prefix),
    suffix: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .decodeEntities */ .S)(data.currency_suffix),
});
const readerFor = (data, { pricesIncludeTax }) => (amount, tax) => (0,_money__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)((0,_money__WEBPACK_IMPORTED_MODULE_0__/* .parseAmount */ .C_)(amount) + (pricesIncludeTax ? (0,_money__WEBPACK_IMPORTED_MODULE_0__/* .parseAmount */ .C_)(tax) : 0), readCurrency(data));
const readImage = ([image]) => {
    const src = image ? (0,_url__WEBPACK_IMPORTED_MODULE_2__/* .safeImageUrl */ .e)(image.thumbnail) || (0,_url__WEBPACK_IMPORTED_MODULE_2__/* .safeImageUrl */ .e)(image.src) : '';
    return image && src
        ? { src, srcset: image.srcset, sizes: image.sizes, alt: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(image.alt) }
        : null;
};
const isHidden = ({ hidden }) => hidden === true || (typeof hidden === 'string' && !['', '0', 'false'].includes(hidden));
/** The variation's attributes first, then what plugins add and do not hide. */
const readDetails = ({ variation, item_data }) => [
    ...variation.map(({ attribute, value }) => ({ name: attribute, value })),
    ...item_data
        .filter((row) => !isHidden(row))
        .map((row) => ({ name: row.name || row.key || '', value: row.display || row.value || '' })),
].map(({ name, value }) => ({ name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(name), value: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(value) }));
const readStock = (item) => {
    if (item.show_backorder_badge) {
        return { kind: 'backorder' };
    }
    return item.low_stock_remaining === null
        ? { kind: 'plenty' }
        : { kind: 'low', remaining: item.low_stock_remaining };
};
const readItem = (item, options) => {
    const currency = readCurrency(item.prices);
    return {
        key: item.key,
        productId: item.id,
        name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(item.name),
        summary: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(item.summary || item.short_description),
        sku: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(item.sku),
        permalink: (0,_url__WEBPACK_IMPORTED_MODULE_2__/* .safeUrl */ .P)(item.permalink),
        image: readImage(item.images),
        details: readDetails(item),
        quantity: item.quantity,
        limits: {
            minimum: item.quantity_limits.minimum,
            maximum: item.quantity_limits.maximum,
            multipleOf: item.quantity_limits.multiple_of,
            editable: item.quantity_limits.editable,
        },
        soldIndividually: item.sold_individually,
        stock: readStock(item),
        price: (0,_money__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)((0,_money__WEBPACK_IMPORTED_MODULE_0__/* .parseAmount */ .C_)(item.prices.price), currency),
        regularPrice: (0,_money__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)((0,_money__WEBPACK_IMPORTED_MODULE_0__/* .parseAmount */ .C_)(item.prices.regular_price), currency),
        lineTotal: readerFor(item.totals, options)(item.totals.line_subtotal, item.totals.line_subtotal_tax),
        activity: 'settled',
    };
};
const readPickup = ({ method_id, meta_data }) => {
    const meta = new Map(meta_data.map(({ key, value }) => [key, (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(value)]));
    if (method_id !== 'pickup_location' && !meta.has('pickup_location')) {
        return null;
    }
    return {
        location: meta.get('pickup_location') ?? '',
        address: meta.get('pickup_address') ?? '',
        details: meta.get('pickup_details') ?? '',
    };
};
const readRate = (rate, options) => ({
    rateId: rate.rate_id,
    methodId: rate.method_id,
    name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(rate.name),
    description: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(rate.description),
    deliveryTime: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(rate.delivery_time),
    price: readerFor(rate, options)(rate.price, rate.taxes),
    taxes: (0,_money__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)((0,_money__WEBPACK_IMPORTED_MODULE_0__/* .parseAmount */ .C_)(rate.taxes), readCurrency(rate)),
    selected: rate.selected,
    pickup: readPickup(rate),
});
const readPackage = (pack, options) => ({
    packageId: pack.package_id,
    name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(pack.name),
    contents: pack.items.map((item) => ({ ...item, name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(item.name) })),
    rates: pack.shipping_rates.map((rate) => readRate(rate, options)),
});
const crossSellAction = (product) => {
    if (!product.is_in_stock) {
        return 'none';
    }
    if (product.has_options || product.type !== 'simple') {
        return 'choose';
    }
    return product.is_purchasable ? 'add' : 'none';
};
const readCrossSell = (product) => {
    const currency = readCurrency(product.prices);
    const amount = (text) => (0,_money__WEBPACK_IMPORTED_MODULE_0__/* .money */ .TG)((0,_money__WEBPACK_IMPORTED_MODULE_0__/* .parseAmount */ .C_)(text), currency);
    const range = product.prices.price_range;
    return {
        productId: product.id,
        name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(product.name),
        permalink: (0,_url__WEBPACK_IMPORTED_MODULE_2__/* .safeUrl */ .P)(product.permalink),
        image: readImage(product.images),
        price: amount(product.prices.price),
        regularPrice: amount(product.prices.regular_price),
        priceRange: range && { from: amount(range.min_amount), to: amount(range.max_amount) },
        action: crossSellAction(product),
        actionLabel: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(product.add_to_cart.text),
        minimumQuantity: product.add_to_cart.minimum,
    };
};
const readTotals = (totals, hasCalculatedShipping, options) => {
    const read = readerFor(totals, options);
    return {
        items: read(totals.total_items, totals.total_items_tax),
        fees: read(totals.total_fees, totals.total_fees_tax),
        discount: read(totals.total_discount, totals.total_discount_tax),
        shipping: hasCalculatedShipping && totals.total_shipping !== null
            ? read(totals.total_shipping, totals.total_shipping_tax)
            : null,
        tax: read(totals.total_tax, null),
        taxLines: totals.tax_lines.map((line) => ({
            name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(line.name),
            total: read(line.price, null),
            rate: line.rate,
        })),
        price: read(totals.total_price, null),
    };
};
/** Our cart out of WooCommerce's. Prices come without tax unless the shop shows them with it. */
const readCart = (data, options = { pricesIncludeTax: false }) => ({
    items: data.items.map((item) => readItem(item, options)),
    count: data.itemsCount,
    coupons: data.coupons.map(({ code, totals }) => ({
        code,
        discount: readerFor(totals, options)(totals.total_discount, totals.total_discount_tax),
        activity: 'settled',
    })),
    fees: data.fees.map(({ key, name, totals }) => ({
        key,
        name: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(name),
        total: readerFor(totals, options)(totals.total, totals.total_tax),
    })),
    packages: data.shippingRates.map((pack) => readPackage(pack, options)),
    crossSells: data.crossSells.map(readCrossSell),
    totals: readTotals(data.totals, data.hasCalculatedShipping, options),
    needsShipping: data.needsShipping,
    needsPayment: data.needsPayment,
    paymentMethods: data.paymentMethods,
    hasCalculatedShipping: data.hasCalculatedShipping,
    shippingAddress: data.shippingAddress,
    billingAddress: data.billingAddress,
    errors: data.errors.map(({ code, message }) => ({ code, message: (0,_text__WEBPACK_IMPORTED_MODULE_1__/* .htmlToText */ .G)(message) })),
    settling: false,
});

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "O", 0, /* binding */ readCurrency,
/* harmony export */   "h", 0, /* binding */ readCart
/* harmony export */ ]);


/***/ },

/***/ 768
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/**
 * The attempt to place an order that is kept on the device from before its POST leaves until its outcome is known.
 * Boot reads it on every page, so this file needs nothing else.
 */
const ATTEMPT_STORAGE_KEY = 'storefront-islands-attempt';
/** Where what was typed into the checkout is kept: it goes once it is ordered. */
const DRAFT_STORAGE_KEY = 'storefront-islands-draft';
const isKept = (value) => typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    'since' in value &&
    typeof value.key === 'string' &&
    value.key !== '' &&
    typeof value.since === 'number';
/** Null where nothing is kept, or something else. */
const parseKeptAttempt = (text) => {
    try {
        const value = JSON.parse(text ?? 'null');
        return isKept(value) ? value : null;
    }
    catch {
        return null;
    }
};
/**
 * Where the shop is asked what has become of an attempt.
 *
 * @param root REST root with trailing slash; without pretty permalinks it ends in a query argument.
 */
const attemptAddress = (root, key) => `${root}storefront-islands/v1/checkout-attempts/${encodeURIComponent(key)}`;

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "GJ", 0, /* binding */ attemptAddress,
/* harmony export */   "cp", 0, /* binding */ ATTEMPT_STORAGE_KEY,
/* harmony export */   "yd", 0, /* binding */ DRAFT_STORAGE_KEY,
/* harmony export */   "z5", 0, /* binding */ parseKeptAttempt
/* harmony export */ ]);


/***/ },

/***/ 121
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

const initialState = {
    phase: { name: 'idle' },
    hasError: false,
    paymentStatus: 'idle',
    express: null,
    turn: 0,
    isSlow: false,
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "u", 0, /* binding */ initialState
/* harmony export */ ]);


/***/ },

/***/ 388
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** What the checkout has to tell the shopper. Words are put to it where the page is known (stores/checkout/words.ts). */
/** Spec section 8, notice ids. */
const PAYMENT_ERROR = 'wc-payment-error';
const EXPRESS_PAYMENT_ERROR = 'wc-express-payment-error';
const CHECKOUT_ERROR = 'checkout';

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "_e", 0, /* binding */ CHECKOUT_ERROR,
/* harmony export */   "vk", 0, /* binding */ EXPRESS_PAYMENT_ERROR,
/* harmony export */   "wD", 0, /* binding */ PAYMENT_ERROR
/* harmony export */ ]);


/***/ },

/***/ 271
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** The screen areas of spec section 2. */
const NOTICE_CONTEXTS = {
    cart: 'wc/cart',
    checkout: 'wc/checkout',
    payments: 'wc/checkout/payments',
    expressPayments: 'wc/checkout/express-payments',
    contactInformation: 'wc/checkout/contact-information',
    shippingAddress: 'wc/checkout/shipping-address',
    billingAddress: 'wc/checkout/billing-address',
    shippingMethods: 'wc/checkout/shipping-methods',
    checkoutActions: 'wc/checkout/checkout-actions',
};
const contextOfParam = (param) => {
    switch (param) {
        case 'invalid_email':
            return NOTICE_CONTEXTS.contactInformation;
        case 'billing_address':
            return NOTICE_CONTEXTS.billingAddress;
        case 'shipping_address':
            return NOTICE_CONTEXTS.shippingAddress;
        default:
            return null;
    }
};
/** WooCommerce sends the same codes with underscores and a prefix. */
const contextOfCode = (code) => /(?:missing|invalid)[-_]email[-_]address$/.test(code) ? NOTICE_CONTEXTS.contactInformation : null;
/**
 * The notices of a failure. `givenContext` wins over every other rule; null lets parameter and code decide, the cart
 * where neither does, or what `fallback` says. A lost connection has no words of its own: `connectionMessage` are the caller's.
 */
const noticesFor = (failure, givenContext, connectionMessage, fallback = NOTICE_CONTEXTS.cart) => {
    const contextFor = (param, code) => givenContext ?? contextOfParam(param) ?? contextOfCode(code) ?? fallback;
    if (failure.kind === 'connection') {
        return [{ id: 'connection', context: contextFor('', ''), message: connectionMessage }];
    }
    const { code, message } = failure;
    if (failure.kind === 'malformed' || failure.params.length === 0) {
        return [{ id: code, context: contextFor('', code), message }];
    }
    return failure.params.flatMap(({ param, additional, ...first }) => [first, ...additional].map((error) => ({
        id: `${param}_${error.code}`,
        context: contextFor(param, error.code),
        message: error.message,
    })));
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "A", 0, /* binding */ NOTICE_CONTEXTS,
/* harmony export */   "Z", 0, /* binding */ noticesFor
/* harmony export */ ]);


/***/ },

/***/ 640
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** Whether the shop may have done what was asked all the same: only reading the cart again tells. */
const leavesDoubt = (failure) => failure.kind !== 'api' || failure.status >= 500;

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "p", 0, /* binding */ leavesDoubt
/* harmony export */ ]);


/***/ },

/***/ 656
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** A guest's choice, where the shop leaves one; where it wants an account for every order there is none. */
const makesAccount = ({ currentUserId, checkout }, shouldCreateAccount) => currentUserId === 0 && checkout.offersAccount && (!checkout.allowsGuests || shouldCreateAccount);
/** Whether the shopper chooses its password; else the shop makes one up and sends a link. */
const asksForPassword = (settings, shouldCreateAccount) => makesAccount(settings, shouldCreateAccount) && !settings.checkout.generatesPassword;

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "p", 0, /* binding */ asksForPassword,
/* harmony export */   "v", 0, /* binding */ makesAccount
/* harmony export */ ]);


/***/ },

/***/ 607
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* unused harmony export addressForOrder */
/* harmony import */ var _address__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(617);
/* harmony import */ var _setting__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(219);


/** Where nothing is sent, or it is collected, or it goes to the billing address anyway, that one alone is asked for. */
const askedAddresses = (delivery) => {
    const shipping = delivery.needsShipping && !delivery.prefersCollection && !delivery.shipsToBillingOnly;
    return {
        shipping,
        billing: !shipping || !delivery.useShippingAsBilling,
        offersSameAddress: shipping,
        shippingFollowsBilling: delivery.shipsToBillingOnly,
    };
};
/** An address as it is ordered with: normalised, and blank where its country hides the field (spec section 3). */
const addressForOrder = (address, settings) => {
    const hidden = Object.keys(address).filter((name) => (0,_setting__WEBPACK_IMPORTED_MODULE_1__/* .fieldSetting */ .dg)(name, address.country, settings)?.hidden);
    return {
        ...(0,_address__WEBPACK_IMPORTED_MODULE_0__/* .normaliseAddress */ .DC)(address),
        ...Object.fromEntries(hidden.map((name) => [name, ''])),
    };
};
/**
 * Both addresses of the order; shipping is null where nothing is sent. Billing keeps its own e-mail. An order that is
 * collected names the billing address as its shipping address: WooCommerce wants a complete one there too.
 */
const addressesForOrder = (shipping, billing, delivery, settings) => {
    const asked = askedAddresses(delivery);
    const billed = asked.billing ? billing : { ...billing, ...shipping, email: billing.email };
    const { email, ...billedPlace } = billed;
    const named = asked.shipping ? shipping : billedPlace;
    return {
        shipping: delivery.needsShipping ? addressForOrder(named, settings) : null,
        billing: { ...addressForOrder(billedPlace, settings), email: (0,_address__WEBPACK_IMPORTED_MODULE_0__/* .normaliseField */ .vU)('email', email) },
    };
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Ai", 0, /* binding */ addressesForOrder,
/* harmony export */   "x", 0, /* binding */ askedAddresses
/* harmony export */ ]);


/***/ },

/***/ 219
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** The states to choose from; null takes free text. */
const statesOf = (country, { states }) => {
    const list = states[country];
    return list === undefined ? null : Object.entries(list);
};
/** A country whose list of states is empty has none to ask for. */
const isHidden = (name, country, settings) => name === 'state' && statesOf(country, settings)?.length === 0;
/** A field as the country has it: its own label, place or absence laid over the shop's. Null for an unknown field. */
const fieldSetting = (name, country, settings) => {
    const base = settings.addressFields[name];
    if (!base) {
        return null;
    }
    const setting = { ...base, ...settings.countryLocale[country]?.[name] };
    const hidden = setting.hidden || isHidden(name, country, settings);
    return { ...setting, hidden, required: setting.required && !hidden };
};
/** All fields that the country shows, in its order. */
const shownFields = (country, settings) => Object.keys(settings.addressFields)
    .flatMap((name) => {
    const setting = fieldSetting(name, country, settings);
    return setting && !setting.hidden ? [[name, setting]] : [];
})
    .sort(([, a], [, b]) => a.index - b.index);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "b0", 0, /* binding */ shownFields,
/* harmony export */   "dg", 0, /* binding */ fieldSetting,
/* harmony export */   "kY", 0, /* binding */ statesOf
/* harmony export */ ]);


/***/ },

/***/ 701
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* unused harmony export parseMajorAmount */
const money = (amount, currency) => ({ amount, currency });
const isZero = ({ amount }) => amount === 0;
/** The sum of two amounts of the same currency, which is the first one's. */
const addMoney = (a, b) => money(a.amount + b.amount, a.currency);
const negateMoney = (a) => money(-a.amount, a.currency);
const groupThousands = (digits, separator) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
/**
 * Writes an amount the way the shop does: prefix, grouped digits, suffix. A negative amount has its
 * minus sign before the prefix ("-$5.00").
 *
 * php-stubs writes the server's HTML by the same rule; the parity test holds them together.
 */
const formatMoney = ({ amount, currency }) => {
    const digits = String(Math.abs(amount)).padStart(currency.minorUnit + 1, '0');
    const split = digits.length - currency.minorUnit;
    const whole = groupThousands(digits.slice(0, split), currency.thousandSeparator);
    const fraction = currency.minorUnit > 0 ? currency.decimalSeparator + digits.slice(split) : '';
    return `${amount < 0 ? '-' : ''}${currency.prefix}${whole}${fraction}${currency.suffix}`;
};
/** Reads an amount of the Store API, a whole number of minor units as text. What is no number counts as nothing. */
const parseAmount = (text) => {
    const amount = Math.round(Number(text));
    return Number.isSafeInteger(amount) ? amount : 0;
};
/** Reads an amount in major units with a point ("50.00"), as settings hold it; null for what is none. */
const parseMajorAmount = (text, currency) => {
    if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) {
        return null;
    }
    return money(Math.round(Number(text) * 10 ** currency.minorUnit), currency);
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "C_", 0, /* binding */ parseAmount,
/* harmony export */   "TG", 0, /* binding */ money,
/* harmony export */   "Ze", 0, /* binding */ negateMoney,
/* harmony export */   "be", 0, /* binding */ isZero,
/* harmony export */   "qy", 0, /* binding */ addMoney,
/* harmony export */   "up", 0, /* binding */ formatMoney
/* harmony export */ ]);


/***/ },

/***/ 552
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

const success = (value) => ({ ok: true, value });
const failed = (failure) => ({
    ok: false,
    failure,
});

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "g", 0, /* binding */ failed,
/* harmony export */   "k", 0, /* binding */ success
/* harmony export */ ]);


/***/ },

/***/ 286
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/**
 * From the HTML that WordPress and WooCommerce put into names and messages to plain text.
 *
 * Domain code has no DOM, so entities are decoded here: all of Latin-1, accented letters, and the typographic ones that
 * WordPress's texturize and WooCommerce's messages emit; numeric ones cover the rest. What comes out is only ever
 * used as text, so a tag that slips through is ugly and never dangerous. php-stubs turns HTML into text by the same steps.
 */
/** Names of U+00A0 to U+00BF, in order. */
const LATIN_1_SIGNS = 'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest';
/** Name, character, name, character … */
const OTHERS = 'amp & lt < gt > quot " apos \' ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • prime ′ Prime ″ trade ™ euro € minus − times × divide ÷ larr ← rarr → AElig Æ aelig æ OElig Œ oelig œ Oslash Ø oslash ø szlig ß ETH Ð eth ð THORN Þ thorn þ ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f';
/** What stands after the letter in the name of an accented one, with its combining character. */
const ACCENTS = new Map([
    ['grave', '\u0300'],
    ['acute', '\u0301'],
    ['circ', '\u0302'],
    ['tilde', '\u0303'],
    ['uml', '\u0308'],
    ['ring', '\u030a'],
    ['caron', '\u030c'],
    ['cedil', '\u0327'],
]);
const signs = LATIN_1_SIGNS.split(' ').map((name, index) => [
    name,
    String.fromCharCode(0xa0 + index),
]);
const others = [...OTHERS.matchAll(/(\w+) (\S|[\u2002-\u2009])/g)].map(([, name = '', character = '']) => [name, character]);
const namedEntities = new Map([...signs, ...others]);
const accented = (name) => {
    const accent = ACCENTS.get(name.slice(1));
    return accent && (name.charAt(0) + accent).normalize();
};
const isCharacter = (code) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
const fromCode = (code) => isCharacter(code) ? String.fromCodePoint(code) : '\ufffd';
const decodeEntity = (whole, name) => {
    if (!name.startsWith('#')) {
        return namedEntities.get(name) ?? accented(name) ?? whole;
    }
    const isHex = name[1] === 'x' || name[1] === 'X';
    return fromCode(isHex ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10));
};
/** Replaces HTML entities by their characters, once: `&amp;lt;` becomes `&lt;`. Unknown names stay as they are. */
const decodeEntities = (html) => html.replace(/&(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,9});/g, decodeEntity);
/**
 * The text of a piece of HTML on one line: scripts and styles left out, block tags as spaces, other tags as nothing,
 * entities decoded, white space collapsed.
 */
const htmlToText = (html) => decodeEntities(html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?(?:p|br|div|li|ul|ol|dl|dt|dd|tr|td|h[1-6])\b[^<>]*>/gi, ' ')
    .replace(/<[a-z/!][^<>]*>/gi, ''))
    .replace(/\s+/g, ' ')
    .trim();

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "G", 0, /* binding */ htmlToText,
/* harmony export */   "S", 0, /* binding */ decodeEntities
/* harmony export */ ]);


/***/ },

/***/ 8
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/** Addresses that a page may link to: http, https and relative ones. Anything else ("javascript:") becomes empty. */
const safeUrl = (url) => (/^(?:https?:\/\/|\/|\?|#)/i.test(url) ? url : '');
/** Like safeUrl; an image may also be inline data, which cannot run script inside <img>. */
const safeImageUrl = (url) => /^data:image\//i.test(url) ? url : safeUrl(url);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "P", 0, /* binding */ safeUrl,
/* harmony export */   "e", 0, /* binding */ safeImageUrl
/* harmony export */ ]);


/***/ },

/***/ 190
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const CART_STORE_KEY = 'wc/store/cart';
/** wc/store/cart, whoever registered it. */
const cartStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(CART_STORE_KEY);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "O", 0, /* binding */ cartStore,
/* harmony export */   "j", 0, /* binding */ CART_STORE_KEY
/* harmony export */ ]);


/***/ },

/***/ 259
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _api_decode_cart__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(551);
/* harmony import */ var _texts__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(875);
/** Between our types and what WooCommerce's store takes from and hands to its callers. */


const snakeCase = (name) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
/** The cart as the Store API writes it: only top-level keys differ. */
const toCartResponse = (cart) => Object.fromEntries(Object.entries(cart).map(([name, value]) => [snakeCase(name), value]));
/** Reads a cart, or a part of one that is then completed by what is known. */
const fromCartResponse = (response, known) => (0,_api_decode_cart__WEBPACK_IMPORTED_MODULE_0__/* .decodeCart */ .R)({ ...toCartResponse(known), ...response });
/** What a thunk rejects with, and what getCartErrors holds. */
const toApiError = (failure) => {
    switch (failure.kind) {
        case 'api':
            return { code: failure.code, message: failure.message, data: failure.data };
        case 'malformed':
            return { code: failure.code, message: failure.message };
        case 'connection':
            // The code that api-fetch itself gives to a request without an answer.
            return { code: 'fetch_error', message: (0,_texts__WEBPACK_IMPORTED_MODULE_1__/* .connectionMessage */ .K)() };
    }
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Gv", 0, /* binding */ toApiError,
/* harmony export */   "N4", 0, /* binding */ toCartResponse,
/* harmony export */   "kp", 0, /* binding */ fromCartResponse
/* harmony export */ ]);


/***/ },

/***/ 712
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const CHECKOUT_STORE_KEY = 'wc/store/checkout';
const checkoutStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(CHECKOUT_STORE_KEY);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "v", 0, /* binding */ CHECKOUT_STORE_KEY,
/* harmony export */   "w", 0, /* binding */ checkoutStore
/* harmony export */ ]);


/***/ },

/***/ 489
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _cart_contract__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(190);
/* harmony import */ var _shopping_contract__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(312);
/* harmony import */ var _contract__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(712);




/** By this name the checkout waits for the cart's totals. */
const CART_CHANGES = 'cart';
const cartIsChanging = (registry) => {
    const cart = registry.select(_cart_contract__WEBPACK_IMPORTED_MODULE_0__/* .cartStore */ .O);
    return (registry.select(_shopping_contract__WEBPACK_IMPORTED_MODULE_1__/* .shoppingStore */ .U).getChanges().length > 0 ||
        cart.isCustomerDataUpdating() ||
        cart.isShippingRateBeingSelected() ||
        cart.isApplyingCoupon() ||
        cart.isRemovingCoupon());
};
/** Totals are being calculated as long as changes of the cart are under way. Returns how to stop. */
const watchCartChanges = (registry) => {
    const update = () => {
        const { startCalculating, finishCalculating } = registry.dispatch(_contract__WEBPACK_IMPORTED_MODULE_2__/* .checkoutStore */ .w);
        void (cartIsChanging(registry)
            ? startCalculating(CART_CHANGES)
            : finishCalculating(CART_CHANGES));
    };
    const unsubscribes = [_cart_contract__WEBPACK_IMPORTED_MODULE_0__/* .CART_STORE_KEY */ .j, _shopping_contract__WEBPACK_IMPORTED_MODULE_1__/* .SHOPPING_STORE_KEY */ .H].map((name) => registry.subscribe(update, name));
    update();
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
};
/** Resolves once nothing is being calculated, by us or by a plugin; that may be never. */
const whenCalm = (registry) => new Promise((resolve) => {
    const isCalm = () => !registry.select(_contract__WEBPACK_IMPORTED_MODULE_2__/* .checkoutStore */ .w).isCalculating();
    if (isCalm()) {
        resolve();
        return;
    }
    const unsubscribe = registry.subscribe(() => {
        if (isCalm()) {
            unsubscribe();
            resolve();
        }
    }, _contract__WEBPACK_IMPORTED_MODULE_2__/* .CHECKOUT_STORE_KEY */ .v);
});
/**
 * Lets everything that was typed or changed reach the shop, so that the totals stand.
 *
 * @param settleFields Resolves once all that can be known of the fields is in the validation store.
 */
const settle = async (registry, settleFields) => {
    await settleFields();
    await registry.dispatch(_shopping_contract__WEBPACK_IMPORTED_MODULE_1__/* .shoppingStore */ .U).leaveAddress();
    await whenCalm(registry);
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "G", 0, /* binding */ settle,
/* harmony export */   "p", 0, /* binding */ watchCartChanges
/* harmony export */ ]);


/***/ },

/***/ 783
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const FIELDS_STORE_KEY = 'storefront-islands/fields';
const fieldsStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(FIELDS_STORE_KEY);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "R", 0, /* binding */ fieldsStore,
/* harmony export */   "q", 0, /* binding */ FIELDS_STORE_KEY
/* harmony export */ ]);


/***/ },

/***/ 270
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const PAYMENT_STORE_KEY = 'wc/store/payment';
const paymentStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(PAYMENT_STORE_KEY);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "_", 0, /* binding */ paymentStore,
/* harmony export */   "l", 0, /* binding */ PAYMENT_STORE_KEY
/* harmony export */ ]);


/***/ },

/***/ 596
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/**
 * Names a store that is registered elsewhere, possibly by another script: with its type, `select` and `dispatch`
 * give typed selectors and actions. It cannot be registered itself.
 */
const referToStore = (name) => ({
    name,
    instantiate: () => {
        throw new Error(`${name} is only referred to here; it is registered elsewhere.`);
    },
});

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "D", 0, /* binding */ referToStore
/* harmony export */ ]);


/***/ },

/***/ 312
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const SHOPPING_STORE_KEY = 'storefront-islands/shopping';
const shoppingStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(SHOPPING_STORE_KEY);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "H", 0, /* binding */ SHOPPING_STORE_KEY,
/* harmony export */   "U", 0, /* binding */ shoppingStore
/* harmony export */ ]);


/***/ },

/***/ 823
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const PAYMENT_STORE_KEY = 'wc/store/payment';
const paymentStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(PAYMENT_STORE_KEY);
/**
 * Runs what shows an error: now, or once no express method is active any more. Returns how to take it back while it waits.
 */
const whenNoExpressPayment = (registry, show) => {
    const isActive = () => registry.select(paymentStore)?.isExpressPaymentMethodActive?.() === true;
    if (!isActive()) {
        show();
        return () => undefined;
    }
    const unsubscribe = registry.subscribe(() => {
        if (!isActive()) {
            unsubscribe();
            show();
        }
    }, PAYMENT_STORE_KEY);
    return unsubscribe;
};

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "W", 0, /* binding */ whenNoExpressPayment
/* harmony export */ ]);


/***/ },

/***/ 875
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(723);
/* harmony import */ var _wordpress_i18n__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__);

/** What is said when a change was given up because no answer came. */
const connectionMessage = () => (0,_wordpress_i18n__WEBPACK_IMPORTED_MODULE_0__.__)('The shop could not be reached, so your change was not saved. Check your connection and try again.', 'storefront-islands');

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "K", 0, /* binding */ connectionMessage
/* harmony export */ ]);


/***/ },

/***/ 261
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _registry__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(596);

const VALIDATION_STORE_KEY = 'wc/store/validation';
const validationStore = (0,_registry__WEBPACK_IMPORTED_MODULE_0__/* .referToStore */ .D)(VALIDATION_STORE_KEY);

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "$", 0, /* binding */ validationStore,
/* harmony export */   "O", 0, /* binding */ VALIDATION_STORE_KEY
/* harmony export */ ]);


/***/ },

/***/ 723
(module) {

module.exports = window["wp"]["i18n"];

/***/ },

/***/ 692
(module) {

module.exports = window["wp"]["notices"];

/***/ }

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	const __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __webpack_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		const cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		const module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		__webpack_modules__[moduleId](module, module.exports, __webpack_require__);
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__webpack_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__webpack_require__.n = (module) => {
/******/ 		const getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__webpack_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	// define getter/value functions for harmony exports
/******/ 	__webpack_require__.d = (exports, definition) => {
/******/ 		if(Array.isArray(definition)) {
/******/ 			var i = 0;
/******/ 			while(i < definition.length) {
/******/ 				var key = definition[i++];
/******/ 				var binding = definition[i++];
/******/ 				var descriptor = binding === 0 ? { enumerable: true, value: definition[i++] } : { enumerable: true, get: binding };
/******/ 				if(!__webpack_require__.o(exports, key)) Object.defineProperty(exports, key, descriptor);
/******/ 			}
/******/ 		} else {
/******/ 			for(var key in definition) {
/******/ 				if(__webpack_require__.o(definition, key) && !__webpack_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		}
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	__webpack_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__webpack_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__webpack_require__.f).reduce((promises, key) => {
/******/ 			__webpack_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	// This function allow to reference async chunks
/******/ 	__webpack_require__.u = (chunkId) => ({"69":"postcodes","340":"phones","477":"placing","779":"email-slips"}[chunkId] + "." + {"69":"37d06318","340":"fcfd18e0","477":"ccf1ba76","779":"f6557045"}[chunkId] + ".js");
/******/ 	
/******/ 	/* webpack/runtime/get mini-css chunk filename */
/******/ 	// This function allow to reference async chunks
/******/ 	__webpack_require__.miniCssF = (chunkId) => (undefined);
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	__webpack_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop));
/******/ 	
/******/ 	/* webpack/runtime/load script */
/******/ 	(() => {
/******/ 		const inProgress = {};
/******/ 		const dataWebpackPrefix = "storefrontIslandsCheckout:";
/******/ 		// loadScript function to load a script via script tag
/******/ 		__webpack_require__.l = (url, done, key, chunkId) => {
/******/ 			if(inProgress[url]) { inProgress[url].push(done); return; }
/******/ 			let script, needAttach;
/******/ 			if(key !== undefined) {
/******/ 				const scripts = document.getElementsByTagName("script");
/******/ 				for(var i = 0; i < scripts.length; i++) {
/******/ 					const s = scripts[i];
/******/ 					if(s.getAttribute("src") == url || s.getAttribute("data-webpack") == dataWebpackPrefix + key) { script = s; break; }
/******/ 				}
/******/ 			}
/******/ 			if(!script) {
/******/ 				needAttach = true;
/******/ 				script = document.createElement('script');
/******/ 		
/******/ 				script.charset = 'utf-8';
/******/ 				if (__webpack_require__.nc) {
/******/ 					script.setAttribute("nonce", __webpack_require__.nc);
/******/ 				}
/******/ 				script.setAttribute("data-webpack", dataWebpackPrefix + key);
/******/ 		
/******/ 				script.src = url;
/******/ 			}
/******/ 			inProgress[url] = [done];
/******/ 			const onScriptComplete = (prev, event) => {
/******/ 				// avoid mem leaks in IE.
/******/ 				script.onerror = script.onload = null;
/******/ 				clearTimeout(timeout);
/******/ 				const doneFns = inProgress[url];
/******/ 				delete inProgress[url];
/******/ 				script.parentNode?.removeChild(script);
/******/ 				doneFns?.forEach((fn) => (fn(event)));
/******/ 				if(prev) return prev(event);
/******/ 			}
/******/ 			const timeout = setTimeout(onScriptComplete.bind(null, undefined, { type: 'timeout', target: script }), 120000);
/******/ 			script.onerror = onScriptComplete.bind(null, script.onerror);
/******/ 			script.onload = onScriptComplete.bind(null, script.onload);
/******/ 			needAttach && document.head.appendChild(script);
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	// define __esModule on exports
/******/ 	__webpack_require__.r = (exports) => {
/******/ 		Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/set anonymous default export name */
/******/ 	// set .name for anonymous default exports per ES spec
/******/ 	// skipped when the property is non-configurable (pre-ES2015 engines),
/******/ 	// where Object.defineProperty would throw
/******/ 	__webpack_require__.dn = (x) => {
/******/ 		var descriptor = Object.getOwnPropertyDescriptor(x, "name");
/******/ 		if (!descriptor || (!descriptor.writable && descriptor.configurable)) Object.defineProperty(x, "name", { value: "default", configurable: true });
/******/ 	};
/******/ 	
/******/ 	/* webpack/runtime/publicPath */
/******/ 	(() => {
/******/ 		let scriptUrl;
/******/ 		if (globalThis.importScripts) scriptUrl = globalThis.location + "";
/******/ 		const document = globalThis.document;
/******/ 		if (!scriptUrl && document) {
/******/ 			if (document.currentScript?.tagName.toUpperCase() === 'SCRIPT')
/******/ 				scriptUrl = document.currentScript.src;
/******/ 			if (!scriptUrl) {
/******/ 				const scripts = document.getElementsByTagName("script");
/******/ 				if(scripts.length) {
/******/ 					let i = scripts.length - 1;
/******/ 					while (i > -1 && (!scriptUrl || !/^https?:/.test(scriptUrl))) scriptUrl = scripts[i--].src;
/******/ 				}
/******/ 			}
/******/ 		}
/******/ 		// When supporting browsers where an automatic publicPath is not supported you must specify an output.publicPath manually via configuration
/******/ 		// or pass an empty string ("") and set the __webpack_public_path__ variable from your code to use your own logic.
/******/ 		if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
/******/ 		scriptUrl = scriptUrl.replace(/^blob:|[?#].*$/g, "").replace(/\/[^/]+$/, "/");
/******/ 		__webpack_require__.p = scriptUrl;
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/jsonp chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded and loading chunks
/******/ 		// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 		// [resolve, reject, Promise] = chunk loading, 0 = chunk loaded
/******/ 		const installedChunks = {
/******/ 			251: 0
/******/ 		};
/******/ 		
/******/ 		__webpack_require__.f.j = (chunkId, promises) => {
/******/ 				// JSONP chunk loading for javascript
/******/ 				let installedChunkData = __webpack_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 				if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 		
/******/ 					// a Promise means "currently loading".
/******/ 					if(installedChunkData) {
/******/ 						promises.push(installedChunkData[2]);
/******/ 					} else {
/******/ 						if(true) { // all chunks have JS
/******/ 							// setup Promise in chunk cache
/******/ 							const promise = new Promise((resolve, reject) => (installedChunkData = installedChunks[chunkId] = [resolve, reject]));
/******/ 							promises.push(installedChunkData[2] = promise);
/******/ 		
/******/ 							// create error before stack unwound to get useful stacktrace later
/******/ 							const error = new Error();
/******/ 							const loadingEnded = (event) => {
/******/ 								if(__webpack_require__.o(installedChunks, chunkId)) {
/******/ 									installedChunkData = installedChunks[chunkId];
/******/ 									if(installedChunkData !== 0) installedChunks[chunkId] = undefined;
/******/ 									if(installedChunkData) {
/******/ 										const errorType = event && (event.type === 'load' ? 'missing' : event.type);
/******/ 										const realSrc = event && event.target && event.target.src;
/******/ 										error.message = 'Loading chunk ' + chunkId + ' failed.\n(' + errorType + ': ' + realSrc + ')';
/******/ 										error.name = 'ChunkLoadError';
/******/ 										error.type = errorType;
/******/ 										error.request = realSrc;
/******/ 										error.event = event;
/******/ 										installedChunkData[1](error);
/******/ 									}
/******/ 								}
/******/ 							};
/******/ 							__webpack_require__.l(__webpack_require__.p + __webpack_require__.u(chunkId), loadingEnded, "chunk-" + chunkId, chunkId);
/******/ 						}
/******/ 					}
/******/ 				}
/******/ 		};
/******/ 		
/******/ 		// no prefetching
/******/ 		
/******/ 		// no preloaded
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		// install a JSONP callback for chunk loading
/******/ 		const webpackJsonpCallback = (parentChunkLoadingFunction, data) => {
/******/ 			let [chunkIds, moreModules, runtime] = data;
/******/ 			// add "moreModules" to the modules object,
/******/ 			// then flag all "chunkIds" as loaded and fire callback
/******/ 			var moduleId, chunkId, i = 0;
/******/ 			if(chunkIds.some((id) => (installedChunks[id] !== 0))) {
/******/ 				for(moduleId in moreModules) {
/******/ 					if(__webpack_require__.o(moreModules, moduleId)) {
/******/ 						__webpack_require__.m[moduleId] = moreModules[moduleId];
/******/ 					}
/******/ 				}
/******/ 				if(runtime) var result = runtime(__webpack_require__);
/******/ 			}
/******/ 			if(parentChunkLoadingFunction) parentChunkLoadingFunction(data);
/******/ 			for(;i < chunkIds.length; i++) {
/******/ 				chunkId = chunkIds[i];
/******/ 				if(__webpack_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 					installedChunks[chunkId][0]();
/******/ 				}
/******/ 				installedChunks[chunkId] = 0;
/******/ 			}
/******/ 		
/******/ 		}
/******/ 		
/******/ 		const chunkLoadingGlobal = globalThis["webpackChunkstorefrontIslandsCheckout"] = globalThis["webpackChunkstorefrontIslandsCheckout"] || [];
/******/ 		chunkLoadingGlobal.forEach(webpackJsonpCallback.bind(null, 0));
/******/ 		chunkLoadingGlobal.push = webpackJsonpCallback.bind(null, chunkLoadingGlobal.push.bind(chunkLoadingGlobal));
/******/ 	})();
/******/ 	
/************************************************************************/
let __webpack_exports__ = {};
// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mount: () => (/* binding */ mount)
});

;// external ["wp","data"]
const external_wp_data_namespaceObject = window["wp"]["data"];
;// external ["wp","element"]
const external_wp_element_namespaceObject = window["wp"]["element"];
;// ./src/compat/slots/quiet-boundary.tsx

/** Draws nothing where what is in it has failed: an extra of a plugin must not take the checkout with it. */
class QuietBoundary extends external_wp_element_namespaceObject.Component {
    constructor() {
        super(...arguments);
        this.state = { hasFailed: false };
    }
    static getDerivedStateFromError() {
        return { hasFailed: true };
    }
    componentDidCatch(error) {
        this.props.onError(error);
    }
    render() {
        return this.state.hasFailed ? null : this.props.children;
    }
}

;// ./src/compat/slots/plugin-area.tsx


const isObject = (value) => typeof value === 'object' && value !== null;
const isPluginArea = (value) => typeof value === 'function';
/** PluginArea of @wordpress/plugins, where a plugin has brought that script. */
const pluginArea = () => {
    const wp = Reflect.get(window, 'wp');
    const plugins = isObject(wp) ? wp.plugins : undefined;
    const area = isObject(plugins) ? plugins.PluginArea : undefined;
    return isPluginArea(area) ? area : null;
};
/**
 * Draws what plugins have registered for the checkout with registerPlugin: fills, which find their slots from anywhere. In an
 * element that is not in the page, so that nothing else of theirs shows.
 */
const drawPlugins = () => {
    const Area = pluginArea();
    if (Area !== null) {
        (0,external_wp_element_namespaceObject.createRoot)(document.createElement('div')).render((0,external_wp_element_namespaceObject.createElement)(QuietBoundary, { onError: (error) => console.error(error) },
            (0,external_wp_element_namespaceObject.createElement)(Area, { scope: "woocommerce-checkout" })));
    }
};

// EXTERNAL MODULE: ./src/domain/checkout/kept-attempt.ts
var kept_attempt = __webpack_require__(768);
;// ./src/api/checkout/attempt-record.ts
/** The AttemptRecord (port.ts) on the device. */

/** The tabs' common storage, null where the browser forbids it. */
const browserStorage = () => {
    try {
        return window.localStorage;
    }
    catch {
        return null;
    }
};
/** A browser that keeps nothing for us: the page goes on with what it remembers itself. */
const unlessForbidden = (work, otherwise) => {
    try {
        return work();
    }
    catch {
        return otherwise;
    }
};
/** @param now Milliseconds since 1970. */
const createAttemptRecord = (storage = browserStorage(), now = Date.now) => {
    /** Only where storage is forbidden. */
    let remembered = null;
    const open = () => unlessForbidden(() => (0,kept_attempt/* parseKeptAttempt */.z5)(storage?.getItem(kept_attempt/* ATTEMPT_STORAGE_KEY */.cp) ?? null)?.key ?? null, null) ?? remembered;
    return {
        open,
        begin: (key) => {
            const isKept = unlessForbidden(() => {
                storage?.setItem(kept_attempt/* ATTEMPT_STORAGE_KEY */.cp, JSON.stringify({ key, since: now() }));
                return storage !== null;
            }, false);
            remembered = isKept ? null : key;
        },
        // Another tab may have begun a newer one.
        end: (key) => {
            if (open() === key) {
                remembered = null;
                unlessForbidden(() => storage?.removeItem(kept_attempt/* ATTEMPT_STORAGE_KEY */.cp), undefined);
            }
        },
    };
};

// EXTERNAL MODULE: ./src/domain/checkout/machine/state.ts
var state = __webpack_require__(121);
;// ./src/stores/checkout/actions.ts
const increment = () => ({ type: 'CALCULATING', by: 1 });
const decrement = () => ({ type: 'CALCULATING', by: -1 });
const plainActions = {
    setExtensionData: (namespace, data, replace = false) => ({ type: 'EXTENSION_DATA', namespace, data, replace }),
    setPrefersCollection: (prefersCollection) => ({ type: 'CHOICE', choice: { prefersCollection } }),
    __internalSetOrderNotes: (orderNotes) => ({ type: 'CHOICE', choice: { orderNotes } }),
    __internalSetUseShippingAsBilling: (useShippingAsBilling) => ({ type: 'CHOICE', choice: { useShippingAsBilling } }),
    __internalSetShouldCreateAccount: (shouldCreateAccount) => ({ type: 'CHOICE', choice: { shouldCreateAccount } }),
    __internalSetCustomerPassword: (customerPassword) => ({ type: 'CHOICE', choice: { customerPassword } }),
    __internalSetCustomerId: (customerId) => ({ type: 'CHOICE', choice: { customerId } }),
    __internalSetRedirectUrl: (redirectUrl) => ({ type: 'CHOICE', choice: { redirectUrl } }),
    __internalIncrementCalculating: increment,
    __internalDecrementCalculating: decrement,
    // Newer names of the same.
    __internalStartCalculation: increment,
    __internalFinishCalculation: decrement,
    startCalculating: (name) => ({ type: 'CALCULATING_BEGAN', name }),
    finishCalculating: (name) => ({ type: 'CALCULATING_ENDED', name }),
    /** Ours: the machine's word; plugins reach it through events. */
    showMachine: (face) => ({ type: 'MACHINE', face }),
    /** Ours: an answer to POST checkout came; without an order its id is 0. */
    receiveOrder: (orderId, redirectUrl) => ({ type: 'CHOICE', choice: { orderId, redirectUrl } }),
};

// EXTERNAL MODULE: ./src/stores/checkout/contract.ts
var contract = __webpack_require__(712);
;// ./src/stores/checkout/reducer.ts
const isSame = (state, choice) => Object.entries(choice).every(([name, value]) => Reflect.get(state, name) === value);
/** Started with the state of the page (state.ts). */
const createReducer = (initialState) => (state = initialState, action) => {
    switch (action.type) {
        case 'CHOICE':
            return isSame(state, action.choice) ? state : { ...state, ...action.choice };
        case 'EXTENSION_DATA': {
            const { namespace, data, replace } = action;
            const before = replace ? {} : state.extensionData[namespace];
            return {
                ...state,
                extensionData: { ...state.extensionData, [namespace]: { ...before, ...data } },
            };
        }
        case 'CALCULATING':
            return { ...state, calculatingCount: Math.max(0, state.calculatingCount + action.by) };
        case 'CALCULATING_BEGAN':
            return state.calculating.includes(action.name)
                ? state
                : { ...state, calculating: [...state.calculating, action.name] };
        case 'CALCULATING_ENDED':
            return state.calculating.includes(action.name)
                ? { ...state, calculating: state.calculating.filter((name) => name !== action.name) }
                : state;
        case 'MACHINE':
            return { ...state, ...action.face };
        default:
            return state;
    }
};

;// ./src/stores/checkout/selectors.ts
/** See contract.ts for what each one means. */
const selectors = {
    getCheckoutStatus: (state) => state.status,
    hasError: (state) => state.hasError,
    getRedirectUrl: (state) => state.redirectUrl,
    getOrderId: (state) => state.orderId,
    hasOrder: (state) => state.orderId > 0,
    getCustomerId: (state) => state.customerId,
    getOrderNotes: (state) => state.orderNotes,
    getUseShippingAsBilling: (state) => state.useShippingAsBilling,
    getShouldCreateAccount: (state) => state.shouldCreateAccount,
    getCustomerPassword: (state) => state.customerPassword,
    getExtensionData: (state) => state.extensionData,
    prefersCollection: (state) => state.prefersCollection,
    isIdle: (state) => state.status === 'idle',
    isBeforeProcessing: (state) => state.status === 'before_processing',
    isProcessing: (state) => state.status === 'processing',
    isAfterProcessing: (state) => state.status === 'after_processing',
    isComplete: (state) => state.status === 'complete',
    isCalculating: (state) => state.calculatingCount > 0 || state.calculating.length > 0,
    getWait: (state) => state.wait,
};

;// ./src/stores/checkout/index.ts





/** Our wc/store/checkout. */
const createCheckoutStore = (initialState, operations) => (0,external_wp_data_namespaceObject.createReduxStore)(contract/* CHECKOUT_STORE_KEY */.v, {
    initialState,
    reducer: createReducer(initialState),
    selectors: selectors,
    actions: { ...plainActions, ...operations },
});

;// external ["wp","hooks"]
const external_wp_hooks_namespaceObject = window["wp"]["hooks"];
// EXTERNAL MODULE: ./src/stores/cart/contract.ts
var cart_contract = __webpack_require__(190);
;// ./src/stores/checkout/operations.ts
/** Actions with effects. They are described in contract.ts. */



const createCheckoutOperations = ({ registry, record, runner, }) => {
    const submit = () => () => {
        const cart = registry.select(cart_contract/* cartStore */.O).getCartData();
        const { name } = runner().state().phase;
        if (name === 'idle' || name === 'express') {
            // Analytics plugins hear of it (anchors, contracts).
            (0,external_wp_hooks_namespaceObject.doAction)('experimental__woocommerce_blocks-checkout-submit', { storeCart: cart });
        }
        runner().happen({
            type: 'submitted',
            shownTotal: cart.totals.total_price,
            openAttempt: record.open(),
        });
    };
    /** The status that a plugin asks for is reached by the machine alone. */
    const ignored = () => () => undefined;
    return {
        placeOrder: submit,
        askAgain: () => () => runner().happen({ type: 'asked-again' }),
        stopWaiting: () => () => runner().happen({ type: 'stopped-waiting' }),
        disableCheckoutFor: (work) => async () => {
            const { __internalIncrementCalculating, __internalDecrementCalculating } = registry.dispatch(contract/* checkoutStore */.w);
            void __internalIncrementCalculating();
            try {
                return await work();
            }
            finally {
                void __internalDecrementCalculating();
            }
        },
        __internalSetBeforeProcessing: submit,
        __internalSetIdle: () => () => runner().happen({ type: 'idle-set' }),
        __internalSetComplete: () => () => runner().happen({ type: 'complete-set' }),
        __internalSetHasError: (hasError = true) => () => runner().happen({ type: 'error-set', hasError }),
        __internalSetProcessing: ignored,
        __internalSetAfterProcessing: ignored,
    };
};

// EXTERNAL MODULE: ./src/domain/address.ts
var address = __webpack_require__(617);
;// ./src/domain/cart/rates.ts
const concerns = (choice, { packageId }) => choice === null || String(choice) === String(packageId);
const offers = ({ rates }, rateId) => rates.some((rate) => rate.rateId === rateId);
/** Whether choosing that rate would change nothing: the call is skipped then (spec section 5). */
const isRateSelected = (packages, choice, rateId) => {
    const concerned = packages.filter((pack) => concerns(choice, pack));
    return (concerned.length > 0 &&
        concerned.every(({ rates }) => rates.some((rate) => rate.rateId === rateId && rate.selected)));
};
/** The packages with that rate chosen; a package that does not offer it keeps its own. */
const withSelectedRate = (packages, choice, rateId) => packages.map((pack) => concerns(choice, pack) && offers(pack, rateId)
    ? {
        ...pack,
        rates: pack.rates.map((rate) => ({ ...rate, selected: rate.rateId === rateId })),
    }
    : pack);
/** The chosen rate of every package that has one. */
const selectedRates = (packages) => packages.flatMap(({ rates }) => rates.filter(({ selected }) => selected));
/** Whether the shopper collects the goods: the chosen rates' methods are collectable (spec section 3, checkout). */
const prefersCollection = (packages, collectableMethodIds) => {
    const chosen = selectedRates(packages);
    return (chosen.length > 0 && chosen.every(({ methodId }) => collectableMethodIds.includes(methodId)));
};

;// ./src/stores/checkout/state.ts


/** The checkout before anyone has touched it (spec section 3, checkout). */
const initialState = ({ cart, collectableMethodIds, customerId, }) => ({
    // The face of the machine's first state.
    status: 'idle',
    hasError: false,
    wait: null,
    redirectUrl: '',
    orderId: 0,
    customerId,
    calculatingCount: 0,
    calculating: [],
    orderNotes: '',
    useShippingAsBilling: cart === null || (0,address/* isOneAddress */.lY)(cart.shippingAddress, cart.billingAddress),
    shouldCreateAccount: false,
    customerPassword: '',
    prefersCollection: cart !== null && prefersCollection(cart.packages, collectableMethodIds),
    extensionData: {},
});

;// ./src/stores/checkout/open-store.ts
/**
 * Registers wc/store/checkout: for plugins as soon as the script that they depend on has run, before the page's data can be
 * read. WooCommerce's order attribution puts its data in at that time.
 */






/** Stands in until the checkout has started: nothing can be placed before. */
const quietRunner = {
    state: () => state/* initialState */.u,
    happen: () => undefined,
};
let early = null;
/** For the script that gateways depend on. Where WooCommerce's own store is on the page, that one stays. */
const registerEarly = (registry) => {
    // Not typed as missing: select gives undefined for a store that nobody registered.
    if (registry.select(contract/* checkoutStore */.w)) {
        return;
    }
    const holder = { runner: () => quietRunner };
    early = holder;
    registry.register(createCheckoutStore(initialState({ cart: null, collectableMethodIds: [], customerId: 0 }), createCheckoutOperations({
        registry,
        record: createAttemptRecord(),
        runner: () => holder.runner(),
    })));
};
/** Registers the store with this state, or hands the one over that was registered early, with what plugins put into it. */
const openCheckoutStore = ({ registry, record, runner }, state) => {
    if (early === null || !registry.select(contract/* checkoutStore */.w)) {
        registry.register(createCheckoutStore(state, createCheckoutOperations({ registry, record, runner })));
        return;
    }
    early.runner = runner;
    const checkout = registry.dispatch(contract/* checkoutStore */.w);
    void checkout.__internalSetCustomerId(state.customerId);
    void checkout.__internalSetUseShippingAsBilling(state.useShippingAsBilling);
    void checkout.setPrefersCollection(state.prefersCollection);
};

;// ./src/ui/class-names.ts
/** Joins the class names that apply. */
const classNames = (...names) => names.filter(Boolean).join(' ');

;// ./src/compat/components/controls.tsx
/** Small controls for plugins, under WooCommerce's names and class names. */


const Button = ({ className, showSpinner = false, variant = 'contained', children, ...attributes }) => ((0,external_wp_element_namespaceObject.createElement)("button", { type: "button", ...attributes, className: classNames('wc-block-components-button wp-element-button', variant, showSpinner && 'wc-block-components-button--loading', className ?? null), "aria-busy": showSpinner },
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-button__text" }, children)));
const CheckboxControl = (props) => {
    const made = (0,external_wp_element_namespaceObject.useId)();
    const id = props.id ?? `checkbox-control-${made}`;
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('wc-block-components-checkbox', props.hasError === true && 'has-error', props.className ?? null) },
        (0,external_wp_element_namespaceObject.createElement)("label", { htmlFor: id },
            (0,external_wp_element_namespaceObject.createElement)("input", { id: id, className: "wc-block-components-checkbox__input", type: "checkbox", checked: props.checked ?? false, disabled: props.disabled, required: props.required, "aria-invalid": props.hasError === true, onChange: (event) => props.onChange?.(event.target.checked) }),
            (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-checkbox__label" }, props.label ?? props.children))));
};
/** A text for the eyes, with another one for assistive technology where that helps. */
const Label = ({ label, screenReaderLabel }) => ((0,external_wp_element_namespaceObject.createElement)("span", null,
    (0,external_wp_element_namespaceObject.createElement)("span", { "aria-hidden": Boolean(screenReaderLabel) }, label),
    screenReaderLabel && (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-visually-hidden" }, screenReaderLabel)));
/** Something folded away behind its title. */
const Panel = ({ className, title, initialOpen = false, hasBorder, children, }) => {
    const [isOpen, setOpen] = (0,external_wp_element_namespaceObject.useState)(initialOpen);
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('wc-block-components-panel', hasBorder === true && 'has-border', className ?? null) },
        (0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "wc-block-components-panel__button", "aria-expanded": isOpen, onClick: () => setOpen(!isOpen) }, title),
        isOpen && (0,external_wp_element_namespaceObject.createElement)("div", { className: "wc-block-components-panel__content" }, children)));
};
const Spinner = () => (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-spinner", "aria-hidden": "true" });

// EXTERNAL MODULE: external ["wp","i18n"]
var external_wp_i18n_ = __webpack_require__(723);
// EXTERNAL MODULE: external ["wp","notices"]
var external_wp_notices_ = __webpack_require__(692);
;// ./src/ui/icon.tsx

/** Outlines on a grid of 20 × 20. php-stubs draws the same (Views\Ui\Icon). */
const OUTLINES = {
    bag: 'M4.5 6.5h11l1 11h-13zM7 8.5v-3a3 3 0 0 1 6 0v3',
    plus: 'M10 4.5v11M4.5 10h11',
    minus: 'M4.5 10h11',
    close: 'M5 5l10 10M15 5L5 15',
    alert: 'M10 2.75l7.75 14H2.25zM10 8v4M10 14.25v.5',
    info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v4.5M10 6v.75',
    check: 'M4 10.5l4 4 8-9',
};
/** A line drawing in the colour of the text. Hidden from assistive technology: a text always stands beside it. */
const Icon = ({ name }) => ((0,external_wp_element_namespaceObject.createElement)("svg", { className: "storefront-icon", width: "20", height: "20", viewBox: "0 0 20 20", fill: "none", stroke: "currentColor", strokeWidth: "1.5", strokeLinecap: "round", strokeLinejoin: "round", "aria-hidden": "true", focusable: "false" },
    (0,external_wp_element_namespaceObject.createElement)("path", { d: OUTLINES[name] })));

;// ./src/compat/components/notices.tsx
/** Notices for plugins: one that they draw, and a place where those of a context stand. */






const StoreNotice = ({ className, status = 'info', isDismissible = true, onRemove, children, }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames(`wc-block-components-notice-banner storefront-notice storefront-notice--${status} is-${status}`, status === 'error' && 'has-error', className ?? null), role: status === 'error' ? 'alert' : 'status' },
    (0,external_wp_element_namespaceObject.createElement)("div", { className: "wc-block-components-notice-banner__content" }, children),
    isDismissible && onRemove && ((0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-icon-button", "aria-label": (0,external_wp_i18n_.__)('Dismiss this notice', 'storefront-islands'), onClick: onRemove },
        (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "close" })))));
const useNoticesOf = (context) => (0,external_wp_data_namespaceObject.useSelect)((select) => select(external_wp_notices_.store).getNotices(context), [context]);
const NoticesOfContext = ({ context }) => {
    const notices = useNoticesOf(context);
    const { removeNotice } = (0,external_wp_data_namespaceObject.useDispatch)(external_wp_notices_.store);
    return ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, notices.map(({ id, status, content, isDismissible }) => ((0,external_wp_element_namespaceObject.createElement)(StoreNotice, { key: id, status: status, isDismissible: isDismissible, onRemove: () => void removeNotice(id, context) }, content)))));
};
/** The notices of one context, or of several. */
const StoreNoticesContainer = ({ className, context = '' }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('wc-block-components-notices', className ?? null) }, (typeof context === 'string' ? [context] : context).map((name) => ((0,external_wp_element_namespaceObject.createElement)(NoticesOfContext, { key: name, context: name })))));

;// ./src/ui/field-error.tsx


/** Of the element that shows an error of the validation store, by WooCommerce's rule: gateways and themes look for it. */
const errorElementId = (errorId) => `validate-error-${errorId}`;
/** The message of a field, at the field, in words and with an icon. */
const FieldError = ({ id, message }) => ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-field__error wc-block-components-validation-error", id: id, role: "alert" },
    (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "alert" }),
    (0,external_wp_element_namespaceObject.createElement)("span", null, message)));

;// ./src/ui/use-unheard-input.ts

/** Raised on a control to have it read. */
const READ = 'storefront-read';
/** Keyframes that the style sheet runs on a field which the browser has filled in. */
const AUTOFILLED = 'storefront-autofilled';
const isTicked = (control) => control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
/**
 * Hears what a control holds where React does not: what was typed or ticked before React took the server's HTML over, and
 * what browsers and password managers fill in without an event. React leaves the control as it is until the next
 * rendering, so the caret and what is selected stay where they are.
 *
 * @param value  What React believes it holds; of what can be ticked 'true' or 'false'.
 * @param onHear Told what it holds instead.
 */
const useUnheardInput = (value, onHear) => {
    const ref = (0,external_wp_element_namespaceObject.useRef)(null);
    const latestRef = (0,external_wp_element_namespaceObject.useRef)({ value, onHear });
    (0,external_wp_element_namespaceObject.useLayoutEffect)(() => {
        latestRef.current = { value, onHear };
    });
    (0,external_wp_element_namespaceObject.useLayoutEffect)(() => {
        const control = ref.current;
        if (control === null) {
            return undefined;
        }
        const read = () => {
            const held = isTicked(control) ? String(control.checked) : control.value;
            if (held !== latestRef.current.value) {
                latestRef.current.onHear(held);
            }
        };
        const readFilled = (event) => {
            if ('animationName' in event && event.animationName === AUTOFILLED) {
                read();
            }
        };
        read();
        control.addEventListener(READ, read);
        control.addEventListener('animationstart', readFilled);
        // React believes that nothing changed where a script has set the value. Of other controls it hears every change.
        const isText = !isTicked(control) && !(control instanceof HTMLSelectElement);
        if (isText) {
            control.addEventListener('change', read);
        }
        return () => {
            control.removeEventListener(READ, read);
            control.removeEventListener('animationstart', readFilled);
            control.removeEventListener('change', read);
        };
    }, []);
    return ref;
};
/** Has every control of ours in the element read: to be called before anything is done with what they hold. */
const readFields = (element) => {
    element
        .querySelectorAll('input, select, textarea')
        .forEach((control) => control.dispatchEvent(new Event(READ)));
};

;// ./src/ui/text-field.tsx




/** A one-line text input with its label above it and its error or hint below it. */
const TextField = (props) => {
    const { id, error, errorId = `${id}-error`, hint = null } = props;
    const hintId = `${id}-hint`;
    const ref = useUnheardInput(props.value, props.onChange);
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('storefront-field wc-block-components-text-input', error !== null && 'has-error') },
        (0,external_wp_element_namespaceObject.createElement)("label", { htmlFor: id }, props.label),
        (0,external_wp_element_namespaceObject.createElement)("input", { ref: ref, type: props.type ?? 'text', id: id, value: props.value, required: props.required ?? false, autoComplete: props.autoComplete || undefined, autoCapitalize: props.autoCapitalize ?? 'off', inputMode: props.inputMode, maxLength: props.maxLength ?? undefined, enterKeyHint: props.enterKeyHint, "aria-invalid": error !== null, "aria-describedby": error === null ? (hint === null ? undefined : hintId) : errorId, onChange: (event) => props.onChange(event.target.value), onBlur: props.onBlur }),
        error !== null && (0,external_wp_element_namespaceObject.createElement)(FieldError, { id: errorId, message: error }),
        error === null && hint !== null && ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-field__hint", id: hintId }, hint))));
};

;// ./src/compat/components/text-input.tsx


/** A text field for plugins; it knows of no errors. */
const TextInput = ({ id, label = '', value = '', onChange, onBlur, ...rest }) => {
    const made = (0,external_wp_element_namespaceObject.useId)();
    return ((0,external_wp_element_namespaceObject.createElement)(TextField, { id: id ?? `textinput-${made}`, label: label, value: value, required: rest.required ?? false, autoComplete: rest.autoComplete ?? 'off', error: null, onChange: (text) => onChange?.(text), onBlur: () => onBlur?.(value) }));
};

// EXTERNAL MODULE: ./src/domain/money.ts
var money = __webpack_require__(701);
// EXTERNAL MODULE: ./src/domain/text.ts
var domain_text = __webpack_require__(286);
;// ./src/compat/wc/site-settings.ts

const site_settings_isObject = (value) => typeof value === 'object' && value !== null;
/** What a page without the data has (spec section 9, money and locale). */
const DEFAULTS = {
    adminUrl: '',
    countries: [],
    countryData: {},
    currency: {
        code: 'USD',
        precision: 2,
        symbol: '$',
        symbolPosition: 'left',
        decimalSeparator: '.',
        priceFormat: '%1$s%2$s',
        thousandSeparator: ',',
    },
    currentUserId: 0,
    currentUserIsAdmin: false,
    homeUrl: '',
    locale: {
        siteLocale: 'en_US',
        userLocale: 'en_US',
        weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    },
    orderStatuses: [],
    placeholderImgSrc: '',
    siteTitle: '',
    storePages: [],
    wcAssetUrl: '',
    wcVersion: '',
    wpLoginUrl: '',
    wpVersion: '',
};
/** A part of the settings that is an object. */
const asObject = (value) => (site_settings_isObject(value) ? value : {});
/** All settings; currency and locale complete. */
const readSettings = () => {
    const printed = asObject(Reflect.get(window, 'wcSettings'));
    return {
        ...DEFAULTS,
        ...printed,
        currency: { ...DEFAULTS.currency, ...asObject(printed.currency) },
        locale: { ...DEFAULTS.locale, ...asObject(printed.locale) },
    };
};
const PREFIXES = new Map([
    ['left', (symbol) => symbol],
    ['left_space', (symbol) => `${symbol} `],
]);
const SUFFIXES = new Map([
    ['right', (symbol) => symbol],
    ['right_space', (symbol) => ` ${symbol}`],
]);
/** What stands before an amount, by the symbol's position. */
const getCurrencyPrefix = (symbol, position) => PREFIXES.get(position)?.(symbol) ?? '';
/** What stands after an amount, by the symbol's position. */
const getCurrencySuffix = (symbol, position) => SUFFIXES.get(position)?.(symbol) ?? '';
const textOr = (value, fallback) => typeof value === 'string' ? value : fallback;
/** The shop's currency as prices are written in it. */
const siteCurrency = () => {
    const currency = asObject(readSettings().currency);
    const symbol = (0,domain_text/* decodeEntities */.S)(textOr(currency.symbol, '$'));
    const position = textOr(currency.symbolPosition, 'left');
    return {
        code: textOr(currency.code, 'USD'),
        symbol,
        minorUnit: Number.isInteger(currency.precision) ? Number(currency.precision) : 2,
        decimalSeparator: textOr(currency.decimalSeparator, '.'),
        thousandSeparator: textOr(currency.thousandSeparator, ','),
        prefix: getCurrencyPrefix(symbol, position),
        suffix: getCurrencySuffix(symbol, position),
    };
};

;// ./src/compat/wc/price-format.ts
/**
 * window.wc.priceFormat. Amounts are minor units; what is no number formats as nothing. The texts are text: an entity in a
 * symbol is decoded.
 */



const price_format_isObject = (value) => typeof value === 'object' && value !== null;
const price_format_textOr = (value, fallback) => typeof value === 'string' ? value : fallback;
const minorUnitOr = (value, fallback) => typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : fallback;
/** The currency of an answer's part with currency_code and the like; the shop's where it has none. */
const getCurrencyFromPriceResponse = (part) => {
    const site = siteCurrency();
    if (!price_format_isObject(part) || !part.currency_code) {
        return site;
    }
    return {
        code: price_format_textOr(part.currency_code, site.code),
        symbol: price_format_textOr(part.currency_symbol, site.symbol),
        minorUnit: minorUnitOr(part.currency_minor_unit, site.minorUnit),
        decimalSeparator: price_format_textOr(part.currency_decimal_separator, site.decimalSeparator),
        thousandSeparator: price_format_textOr(part.currency_thousand_separator, site.thousandSeparator),
        prefix: price_format_textOr(part.currency_prefix, site.prefix),
        suffix: price_format_textOr(part.currency_suffix, site.suffix),
    };
};
/** The shop's currency, with what is given laid over it. */
const getCurrency = (over = {}) => ({
    ...siteCurrency(),
    ...over,
});
/** An amount as the shop writes it. */
const formatPrice = (price, over = {}) => {
    const amount = typeof price === 'number' ? Math.trunc(price) : parseInt(String(price), 10);
    return Number.isFinite(amount)
        ? (0,domain_text/* decodeEntities */.S)((0,money/* formatMoney */.up)({ amount, currency: getCurrency(over) }))
        : '';
};

;// ./src/compat/components/totals.tsx
/** Lines of the order summary for plugins, under WooCommerce's names and class names. */



const FormattedMonetaryAmount = ({ className, value, currency, }) => ((0,external_wp_element_namespaceObject.createElement)("span", { className: classNames('wc-block-formatted-money-amount wc-block-components-formatted-money-amount', className ?? null) },
    (0,external_wp_element_namespaceObject.createElement)("bdi", null, formatPrice(value, currency))));
const TotalsItem = ({ className, label, value, currency, description }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('wc-block-components-totals-item', className ?? null) },
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-totals-item__label" }, label),
    typeof value === 'number' ? ((0,external_wp_element_namespaceObject.createElement)(FormattedMonetaryAmount, { className: "wc-block-components-totals-item__value", value: value, ...(currency && { currency }) })) : ((0,external_wp_element_namespaceObject.createElement)("div", { className: "wc-block-components-totals-item__value" }, value)),
    (0,external_wp_element_namespaceObject.createElement)("div", { className: "wc-block-components-totals-item__description" }, description)));
const TotalsWrapper = ({ className, slotWrapper = false, children }) => children ? ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('wc-block-components-totals-wrapper', slotWrapper && 'slot-wrapper', className ?? null) }, children)) : null;

// EXTERNAL MODULE: ./src/stores/validation/contract.ts
var validation_contract = __webpack_require__(261);
;// ./src/compat/components/validated-text-input.tsx





/** A text field that keeps its error in wc/store/validation, so that no order is placed while it has one. */
const ValidatedTextInput = (props) => {
    const { label = '', value = '', required = false, errorMessage, showError = true } = props;
    const { customValidation, onChange } = props;
    const id = props.id ?? `textinput-${props.instanceId ?? ''}`;
    const errorId = props.errorId ?? id;
    const frame = (0,external_wp_element_namespaceObject.useRef)(null);
    const [isTouched, setTouched] = (0,external_wp_element_namespaceObject.useState)(props.validateOnMount === false);
    const stored = (0,external_wp_data_namespaceObject.useSelect)((select) => select(validation_contract/* validationStore */.$).getValidationError(errorId), [errorId]);
    const { setValidationErrors, clearValidationError } = (0,external_wp_data_namespaceObject.useDispatch)(validation_contract/* validationStore */.$);
    (0,external_wp_element_namespaceObject.useEffect)(() => {
        const input = frame.current?.querySelector('input');
        if (!input) {
            return;
        }
        input.setCustomValidity('');
        const isValid = input.checkValidity() && (customValidation?.(input) ?? true);
        if (isValid) {
            void clearValidationError(errorId);
            return;
        }
        const missing = required && value === ''
            ? // translators: %s: label of a field.
                (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please enter a valid %s', 'storefront-islands'), label.toLowerCase())
            : input.validationMessage;
        void setValidationErrors({
            [errorId]: { message: errorMessage ?? missing, hidden: !isTouched },
        });
    }, [
        value,
        isTouched,
        required,
        label,
        errorMessage,
        errorId,
        customValidation,
        setValidationErrors,
        clearValidationError,
    ]);
    (0,external_wp_element_namespaceObject.useEffect)(() => () => void clearValidationError(errorId), [errorId, clearValidationError]);
    return ((0,external_wp_element_namespaceObject.createElement)("div", { ref: frame },
        (0,external_wp_element_namespaceObject.createElement)(TextField, { id: id, label: label, value: value, required: required, autoComplete: props.autoComplete ?? 'off', error: showError && stored?.hidden === false ? stored.message : null, errorId: `validate-error-${errorId}`, onChange: (text) => onChange?.(text), onBlur: () => setTouched(true) })));
};

;// ./src/compat/components/validation-input-error.tsx




/** The error of a field, where it is to be shown; nothing while it is hidden or there is none. */
const ValidationInputError = ({ errorMessage = '', propertyName = '', elementId = '', }) => {
    const stored = (0,external_wp_data_namespaceObject.useSelect)(
    // Not typed as missing: select gives undefined for a store that nobody registered.
    (select) => select(validation_contract/* validationStore */.$)?.getValidationError(propertyName), [propertyName]);
    const message = errorMessage || (stored?.hidden === false ? stored.message : '');
    return ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, message !== '' && ((0,external_wp_element_namespaceObject.createElement)("div", { className: "wc-block-components-validation-error" },
        (0,external_wp_element_namespaceObject.createElement)(FieldError, { id: `validate-error-${elementId || propertyName}`, message: message })))));
};

;// ./src/compat/gateway/element.ts

/** A gateway's element with these props added. Texts, nothing, and plain HTML, which has no use for them, stay as they are. */
const withProps = (element, props) => (0,external_wp_element_namespaceObject.isValidElement)(element) && typeof element.type !== 'string'
    ? (0,external_wp_element_namespaceObject.cloneElement)(element, props)
    : element;

;// ./src/compat/slots/registry.ts
const NONE = [];
const fills = new Map();
const listeners = new Set();
const set = (slot, next) => {
    fills.set(slot, next);
    listeners.forEach((listener) => listener());
};
/** In the order in which they came. */
const fillsOf = (slot) => fills.get(slot) ?? NONE;
/** Puts a fill into a slot, or what it has become into its place. */
const putFill = (slot, fill) => {
    const others = fillsOf(slot);
    const isThere = others.some(({ id }) => id === fill.id);
    set(slot, isThere ? others.map((other) => (other.id === fill.id ? fill : other)) : [...others, fill]);
};
const takeFill = (slot, id) => set(slot, fillsOf(slot).filter((fill) => fill.id !== id));
const subscribe = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
};

;// ./src/compat/slots/slot-fill.tsx
/**
 * Places in the checkout where plugins draw something of their own. A small stand-in for the slots of
 * @wordpress/components, which no shopper's page loads.
 */




/** The fills of a slot; how many there are tells whether it is worth a frame. */
const useSlotFills = (name) => (0,external_wp_element_namespaceObject.useSyncExternalStore)(subscribe, () => fillsOf(name), () => fillsOf(name));
/** Whether any of them would draw something. */
const hasValidFills = (fills) => Array.isArray(fills) && fills.length > 0;
/** WooCommerce's name for the same question. */
const useSlot = (name) => ({ fills: useSlotFills(name) });
/** Fills find their slots wherever they are drawn: a provider has nothing to do. */
const SlotFillProvider = ({ children }) => (0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, children);
/** A pair of components: what is drawn in Fill appears in Slot. One that fails is left out, and `onError` told. */
const createSlotFill = (name, onError = () => undefined) => ({
    Fill: ({ children }) => {
        const id = (0,external_wp_element_namespaceObject.useId)();
        (0,external_wp_element_namespaceObject.useLayoutEffect)(() => putFill(name, { id, children }), [id, children]);
        (0,external_wp_element_namespaceObject.useLayoutEffect)(() => () => takeFill(name, id), [id]);
        return null;
    },
    Slot: ({ className, fillProps = {} }) => {
        const fills = useSlotFills(name);
        return ((0,external_wp_element_namespaceObject.createElement)("div", { className: className }, fills.map(({ id, children }) => ((0,external_wp_element_namespaceObject.createElement)(QuietBoundary, { key: id, onError: onError }, external_wp_element_namespaceObject.Children.map(children, (child) => (0,external_wp_element_namespaceObject.isValidElement)(child) ? withProps(child, fillProps) : child))))));
    },
});

;// ./src/compat/slots/order-slots.tsx
/** The named slots of WooCommerce's cart and checkout. Each is a Fill with its Slot: `<ExperimentalOrderMeta.Slot … />`. */



const orderSlot = (name, className) => {
    const { Fill, Slot } = createSlotFill(name, (error) => console.error(error));
    const Filled = (props) => (0,external_wp_element_namespaceObject.createElement)(Fill, { ...props });
    return Object.assign(Filled, {
        Slot: ({ className: own, ...fillProps }) => useSlotFills(name).length > 0 ? ((0,external_wp_element_namespaceObject.createElement)(Slot, { className: classNames(className, own ?? null), fillProps: fillProps })) : null,
    });
};
/** Below the totals of the order summary. */
const ExperimentalOrderMeta = orderSlot('__experimentalOrderMeta', 'wc-block-components-totals-wrapper slot-wrapper wc-block-components-order-meta');
/** Below the coupons of the order summary. */
const ExperimentalDiscountsMeta = orderSlot('__experimentalDiscountsMeta', 'wc-block-components-totals-wrapper slot-wrapper wc-block-components-discounts-meta');
/** Beside the shipping packages. */
const ExperimentalOrderShippingPackages = orderSlot('__experimentalOrderShippingPackages', 'wc-block-components-shipping-rates-control');
/** Beside the places where an order can be collected. */
const ExperimentalOrderLocalPickupPackages = orderSlot('__experimentalOrderLocalPickupPackages', 'wc-block-components-local-pickup-rates-control');

;// ./src/compat/wc/checkout/areas.ts
/** Names of the parts of the cart and the checkout in which plugins' blocks stand. */
const AREAS = {
    CHECKOUT: 'woocommerce/checkout',
    CHECKOUT_FIELDS: 'woocommerce/checkout-fields-block',
    CHECKOUT_TOTALS: 'woocommerce/checkout-totals-block',
    CONTACT_INFORMATION: 'woocommerce/checkout-contact-information-block',
    SHIPPING_ADDRESS: 'woocommerce/checkout-shipping-address-block',
    BILLING_ADDRESS: 'woocommerce/checkout-billing-address-block',
    SHIPPING_METHOD: 'woocommerce/checkout-shipping-method-block',
    SHIPPING_METHODS: 'woocommerce/checkout-shipping-methods-block',
    PICKUP_LOCATION: 'woocommerce/checkout-pickup-options-block',
    PAYMENT_METHODS: 'woocommerce/checkout-payment-methods-block',
    CHECKOUT_ORDER_SUMMARY: 'woocommerce/checkout-order-summary-block',
    CART: 'woocommerce/cart',
    EMPTY_CART: 'woocommerce/empty-cart-block',
    FILLED_CART: 'woocommerce/filled-cart-block',
    CART_ITEMS: 'woocommerce/cart-items-block',
    CART_CROSS_SELLS: 'woocommerce/cart-cross-sells-block',
    CART_TOTALS: 'woocommerce/cart-totals-block',
    CART_ORDER_SUMMARY: 'woocommerce/cart-order-summary-block',
    MINI_CART: 'woocommerce/mini-cart',
};
/** Where a block of a plugin belongs into the form. All of them stand together behind its fields. */
const FORM_AREAS = [
    AREAS.CONTACT_INFORMATION,
    AREAS.SHIPPING_METHOD,
    AREAS.PICKUP_LOCATION,
    AREAS.SHIPPING_ADDRESS,
    AREAS.BILLING_ADDRESS,
    AREAS.SHIPPING_METHODS,
    AREAS.PAYMENT_METHODS,
    AREAS.CHECKOUT_FIELDS,
];

;// ./src/compat/wc/checkout/blocks.ts

const blocks_isObject = (value) => typeof value === 'object' && value !== null;
const isComponent = (value) => typeof value === 'function' || (blocks_isObject(value) && '$$typeof' in value);
const parentsOf = ({ parent }) => (Array.isArray(parent) ? parent : [parent]).filter((name) => typeof name === 'string');
/** `attributes.lock.default.remove` of a block.json: nobody may take it out, so it is always there. */
const isLocked = (metadata) => {
    const attributes = blocks_isObject(metadata.attributes) ? metadata.attributes : {};
    const lock = blocks_isObject(attributes.lock) ? attributes.lock : {};
    const value = blocks_isObject(lock.default) ? lock.default : {};
    return value.remove === true;
};
const blocks = new Map();
/** Blocks that stand in one of the areas without being asked for, each once, in the order in which they were registered. */
const forcedBlocksIn = (areas) => [...blocks.values()].filter(({ isForced, parents }) => isForced && parents.some((parent) => areas.includes(parent)));
const AREA_NAMES = Object.values(AREAS);
const checkoutBlocks = {
    /**
     * `force` overrules the lock of the block's metadata.
     *
     * @throws TypeError without a name or a component.
     */
    register({ metadata, component, force }) {
        if (!blocks_isObject(metadata) || typeof metadata.name !== 'string' || !isComponent(component)) {
            throw new TypeError('A block of the checkout is registered by metadata and component.');
        }
        blocks.set(metadata.name, {
            name: metadata.name,
            component,
            parents: parentsOf(metadata),
            isForced: typeof force === 'boolean' ? force : isLocked(metadata),
        });
    },
    /** Names of the blocks that may stand in an area. */
    namesIn: (area) => [...blocks.values()].filter(({ parents }) => parents.includes(area)).map(({ name }) => name),
    isArea: (name) => AREA_NAMES.includes(name),
    areas: { ...AREAS },
};

;// ./src/compat/wc/checkout/filters.ts
const isFilter = (value) => typeof value === 'function';
/** @throws Error where the value does not contain the text. */
const mustContain = (value, required) => {
    if (!value.includes(required)) {
        throw new Error(`The filtered value must contain "${required}", and is "${value}".`);
    }
    return true;
};
const createCheckoutFilters = (report) => {
    const byNamespace = new Map();
    const next = (filter, value, options) => {
        const { extensions, arg, defaultValue, validation = () => true } = options;
        try {
            const filtered = filter(value, extensions ?? {}, arg ?? {});
            if (typeof filtered !== typeof defaultValue) {
                throw new Error(`The filter ${options.filterName} must give a ${typeof defaultValue}, and gave a ${typeof filtered}.`);
            }
            return validation(filtered) ? filtered : value;
        }
        catch (error) {
            report(error);
            return value;
        }
    };
    return {
        register(namespace, filters) {
            byNamespace.set(namespace, { ...byNamespace.get(namespace), ...filters });
        },
        apply: (options) => [...byNamespace.values()]
            .map((filters) => filters[options.filterName])
            .filter(isFilter)
            .reduce((value, filter) => next(filter, value, options), options.defaultValue),
    };
};

;// ./src/compat/wc/checkout/index.ts
/** window.wc.blocksCheckout: how plugins change and add to the cart and the checkout. */












const filters = createCheckoutFilters((error) => console.error(error));
/** Tells the shop's side of a plugin something, and takes the cart that it answers with. */
const extensionCartUpdate = (update) => (0,external_wp_data_namespaceObject.dispatch)(cart_contract/* cartStore */.O).applyExtensionCartUpdate(update);
const productPriceValidation = (value) => mustContain(value, '<price/>');
const blocksCheckout = {
    registerCheckoutFilters: filters.register,
    applyCheckoutFilter: filters.apply,
    __experimentalRegisterCheckoutFilters: filters.register,
    __experimentalApplyCheckoutFilter: filters.apply,
    mustContain: mustContain,
    productPriceValidation,
    extensionCartUpdate,
    registerCheckoutBlock: checkoutBlocks.register,
    getRegisteredBlocks: checkoutBlocks.namesIn,
    hasInnerBlocks: checkoutBlocks.isArea,
    innerBlockAreas: checkoutBlocks.areas,
    ExperimentalOrderMeta: ExperimentalOrderMeta,
    ExperimentalDiscountsMeta: ExperimentalDiscountsMeta,
    ExperimentalOrderShippingPackages: ExperimentalOrderShippingPackages,
    ExperimentalOrderLocalPickupPackages: ExperimentalOrderLocalPickupPackages,
    createSlotFill: createSlotFill,
    hasValidFills: hasValidFills,
    SlotFillProvider: SlotFillProvider,
    useSlot: useSlot,
    useSlotFills: useSlotFills,
    Button: Button,
    CheckboxControl: CheckboxControl,
    Label: Label,
    Panel: Panel,
    StoreNotice: StoreNotice,
    StoreNoticesContainer: StoreNoticesContainer,
    TextInput: TextInput,
    TotalsItem: TotalsItem,
    TotalsWrapper: TotalsWrapper,
    ValidatedTextInput: ValidatedTextInput,
    ValidationInputError: ValidationInputError,
};

;// ./src/compat/wc/components.ts
/** window.wc.blocksComponents: controls for plugins. */






const blocksComponents = {
    Button: Button,
    CheckboxControl: CheckboxControl,
    FormattedMonetaryAmount: FormattedMonetaryAmount,
    Label: Label,
    NoticeBanner: StoreNotice,
    Panel: Panel,
    Spinner: Spinner,
    StoreNotice: StoreNotice,
    StoreNoticesContainer: StoreNoticesContainer,
    TextInput: TextInput,
    TotalsItem: TotalsItem,
    TotalsWrapper: TotalsWrapper,
    ValidatedTextInput: ValidatedTextInput,
    ValidationInputError: ValidationInputError,
};

// EXTERNAL MODULE: ./src/stores/payment/contract.ts
var payment_contract = __webpack_require__(270);
// EXTERNAL MODULE: ./src/stores/registry.ts
var registry = __webpack_require__(596);
// EXTERNAL MODULE: ./src/api/decode/failure.ts
var decode_failure = __webpack_require__(28);
// EXTERNAL MODULE: ./src/domain/failure-notices.ts
var failure_notices = __webpack_require__(271);
;// ./src/compat/wc/process-error.ts




/** Shows the error of a Store API answer where it belongs (spec section 8); plugins call it with what was thrown at them. */
const processErrorResponse = (error, context = null) => {
    for (const { id, context: where, message } of (0,failure_notices/* noticesFor */.Z)((0,decode_failure/* decodeFailure */.l)(0, error), context, '')) {
        void (0,external_wp_data_namespaceObject.dispatch)(external_wp_notices_.store).createErrorNotice(message, { id, context: where });
    }
};

;// ./src/compat/wc/data.ts
/** window.wc.wcBlocksData: names and descriptors of the stores. */







const COLLECTIONS_STORE_KEY = 'wc/store/collections';
const QUERY_STATE_STORE_KEY = 'wc/store/query-state';
const SCHEMA_STORE_KEY = 'wc/store/schema';
const STORE_NOTICES_STORE_KEY = 'wc/store/store-notices';
const wcBlocksData = {
    API_BLOCK_NAMESPACE: 'wc/blocks',
    CART_STORE_KEY: cart_contract/* CART_STORE_KEY */.j,
    CHECKOUT_STORE_KEY: contract/* CHECKOUT_STORE_KEY */.v,
    COLLECTIONS_STORE_KEY,
    PAYMENT_STORE_KEY: payment_contract/* PAYMENT_STORE_KEY */.l,
    QUERY_STATE_STORE_KEY,
    SCHEMA_STORE_KEY,
    STORE_NOTICES_STORE_KEY,
    VALIDATION_STORE_KEY: validation_contract/* VALIDATION_STORE_KEY */.O,
    EMPTY_CART_COUPONS: [],
    EMPTY_CART_CROSS_SELLS: [],
    EMPTY_CART_ERRORS: [],
    EMPTY_CART_FEES: [],
    EMPTY_CART_ITEMS: [],
    EMPTY_CART_ITEM_ERRORS: [],
    EMPTY_EXTENSIONS: {},
    EMPTY_PAYMENT_METHODS: [],
    EMPTY_PAYMENT_REQUIREMENTS: [],
    EMPTY_SHIPPING_RATES: [],
    EMPTY_TAX_LINES: [],
    cartStore: cart_contract/* cartStore */.O,
    checkoutStore: contract/* checkoutStore */.w,
    collectionsStore: (0,registry/* referToStore */.D)(COLLECTIONS_STORE_KEY),
    paymentStore: payment_contract/* paymentStore */._,
    queryStateStore: (0,registry/* referToStore */.D)(QUERY_STATE_STORE_KEY),
    schemaStore: (0,registry/* referToStore */.D)(SCHEMA_STORE_KEY),
    storeNoticesStore: (0,registry/* referToStore */.D)(STORE_NOTICES_STORE_KEY),
    validationStore: validation_contract/* validationStore */.$,
    isEditor: () => Boolean((0,external_wp_data_namespaceObject.select)('core/editor')),
    processErrorResponse: processErrorResponse,
};

;// ./src/stores/payment/page-methods.ts
/** Our registry raises it on the window whenever a method comes or goes; WooCommerce's own raises nothing. */
const PAYMENT_METHODS_CHANGED = 'storefront-payment-methods-changed';
const page_methods_isObject = (value) => typeof value === 'object' && value !== null;
/** Elements know themselves; texts and nothing can be drawn as well. */
const isNode = (value) => value === null || typeof value === 'string' || (page_methods_isObject(value) && '$$typeof' in value);
const node = (value) => (isNode(value) ? value : null);
const page_methods_textOr = (value, fallback) => typeof value === 'string' && value !== '' ? value : fallback;
const texts = (value, fallback) => Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : fallback;
const icons = (value) => (Array.isArray(value) ? value : null);
const isFunction = (value) => typeof value === 'function';
/** Spec section 9: default payment features. */
const DEFAULT_FEATURES = ['products'];
const supportsOf = (value) => {
    const supports = page_methods_isObject(value) ? value : {};
    return {
        showSavedCards: supports.showSavedCards === true || supports.savePaymentInfo === true,
        showSaveOption: supports.showSaveOption === true,
        features: texts(supports.features, DEFAULT_FEATURES),
        style: texts(supports.style, []),
    };
};
/** Keeps `this`: WooCommerce's registry holds instances of classes. */
const canMakePaymentOf = (config) => {
    const { canMakePayment } = config;
    return isFunction(canMakePayment)
        ? (argument) => Reflect.apply(canMakePayment, config, [argument])
        : null;
};
const methodOf = (name, config) => {
    const canMakePayment = page_methods_isObject(config) ? canMakePaymentOf(config) : null;
    if (!page_methods_isObject(config) || canMakePayment === null) {
        return null;
    }
    return {
        name,
        paymentMethodId: page_methods_textOr(config.paymentMethodId, name),
        label: node(config.label),
        ariaLabel: page_methods_textOr(config.ariaLabel, name),
        content: node(config.content),
        edit: node(config.edit),
        savedTokenComponent: node(config.savedTokenComponent),
        placeOrderButtonLabel: page_methods_textOr(config.placeOrderButtonLabel, '') || null,
        icons: icons(config.icons),
        canMakePayment,
        supports: supportsOf(config.supports),
    };
};
const expressMethodOf = (name, config) => {
    const canMakePayment = page_methods_isObject(config) ? canMakePaymentOf(config) : null;
    if (!page_methods_isObject(config) || canMakePayment === null) {
        return null;
    }
    const paymentMethodId = page_methods_textOr(config.paymentMethodId, name);
    const { features, style } = supportsOf(config.supports);
    return {
        name,
        title: page_methods_textOr(config.title, name),
        description: page_methods_textOr(config.description, ''),
        gatewayId: page_methods_textOr(config.gatewayId, paymentMethodId),
        paymentMethodId,
        content: node(config.content),
        edit: node(config.edit),
        canMakePayment,
        supports: { features, style },
    };
};
/** Reads the same object once: views ask at each rendering. */
const memoised = (read) => {
    const known = new WeakMap();
    return (registered) => Object.fromEntries(Object.entries(page_methods_isObject(registered) ? registered : {}).flatMap(([name, config]) => {
        if (!page_methods_isObject(config)) {
            return [];
        }
        const decoded = known.has(config) ? known.get(config) : read(name, config);
        known.set(config, decoded ?? null);
        return decoded ? [[name, decoded]] : [];
    }));
};
const call = (registry, name) => {
    const get = page_methods_isObject(registry) ? registry[name] : undefined;
    return typeof get === 'function' ? Reflect.apply(get, registry, []) : {};
};
/** The page's methods, read at each call: plugins register late. */
const createPageMethods = (page) => {
    const registry = () => {
        const wc = Reflect.get(page, 'wc');
        return page_methods_isObject(wc) ? wc.wcBlocksRegistry : undefined;
    };
    const methods = memoised(methodOf);
    const expressMethods = memoised(expressMethodOf);
    return {
        getPaymentMethods: () => methods(call(registry(), 'getPaymentMethods')),
        getExpressPaymentMethods: () => expressMethods(call(registry(), 'getExpressPaymentMethods')),
        onChange(listener) {
            page.addEventListener(PAYMENT_METHODS_CHANGED, listener);
            // Scripts that load by themselves have run by then, whichever registry they found.
            page.addEventListener('load', listener);
            return () => {
                page.removeEventListener(PAYMENT_METHODS_CHANGED, listener);
                page.removeEventListener('load', listener);
            };
        },
    };
};

;// ./src/compat/wc/registry/block-components.ts
const ANY = 'any';
const createBlockComponents = () => {
    const byContext = new Map();
    return {
        register({ blockName, component, context = ANY }) {
            if (typeof blockName !== 'string' || blockName === '' || !component) {
                throw new Error('A component of a block is registered by blockName and component.');
            }
            const components = byContext.get(context) ?? new Map();
            byContext.set(context, components.set(blockName, component));
        },
        of: (context = ANY) => ({
            ...Object.fromEntries(byContext.get(context) ?? []),
            ...Object.fromEntries(byContext.get(ANY) ?? []),
        }),
    };
};

;// ./src/compat/wc/registry/config.ts
const config_isObject = (value) => typeof value === 'object' && value !== null;
const config_isFunction = (value) => typeof value === 'function';
const REQUIRED = ['name', 'label', 'ariaLabel', 'content', 'edit', 'canMakePayment'];
const REQUIRED_OF_EXPRESS = ['name', 'content', 'edit', 'canMakePayment'];
/** Stands in for the class that WooCommerce hands to a function: `(Config) => new Config({…})`. */
function Config(options) {
    return options;
}
/** The options, or what a function of the plugin makes of our Config. */
const optionsOf = (given) => {
    const options = config_isFunction(given) ? Reflect.apply(given, null, [Config]) : given;
    if (!config_isObject(options)) {
        throw new TypeError('A payment method is registered by an object with its configuration.');
    }
    return options;
};
/** @throws TypeError with the sentence of spec section 8 where something is missing. */
const assertComplete = (options, required) => {
    const missing = required.filter((property) => !(property in options));
    if (missing.length > 0) {
        throw new TypeError(`The payment method configuration object is missing the following properties: ${missing.join(', ')}`);
    }
};
const textOf = (options, property) => {
    const value = options[property];
    if (typeof value !== 'string') {
        throw new TypeError(`The ${property} property for the payment method must be a string`);
    }
    return value;
};
const checkOf = ({ canMakePayment }) => {
    if (!config_isFunction(canMakePayment)) {
        throw new TypeError('The canMakePayment property for the payment method must be a function');
    }
    return canMakePayment;
};
const config_supportsOf = (options) => {
    const supports = config_isObject(options.supports) ? options.supports : {};
    return {
        ...supports,
        showSavedCards: Boolean(supports.showSavedCards ?? supports.savePaymentInfo),
        showSaveOption: Boolean(supports.showSaveOption),
        features: supports.features ?? ['products'],
        style: supports.style ?? [],
    };
};
/** @throws TypeError where the configuration cannot be used. */
const createMethod = (given, extend) => {
    const options = optionsOf(given);
    assertComplete(options, REQUIRED);
    const name = textOf(options, 'name');
    const own = checkOf(options);
    return {
        ...options,
        name,
        ariaLabel: textOf(options, 'ariaLabel'),
        paymentMethodId: options.paymentMethodId ?? name,
        icons: options.icons ?? null,
        supports: config_supportsOf(options),
        canMakePaymentFromConfig: own,
        canMakePayment: extend(name, own),
    };
};
/** @throws TypeError where the configuration cannot be used. */
const createExpressMethod = (given) => {
    const options = optionsOf(given);
    assertComplete(options, REQUIRED_OF_EXPRESS);
    const name = textOf(options, 'name');
    const own = checkOf(options);
    const paymentMethodId = options.paymentMethodId ?? name;
    return {
        ...options,
        name,
        title: options.title ?? name,
        description: options.description ?? '',
        gatewayId: options.gatewayId ?? paymentMethodId,
        paymentMethodId,
        supports: config_supportsOf(options),
        canMakePaymentFromConfig: own,
        canMakePayment: own,
    };
};

;// ./src/compat/wc/registry/extension-callbacks.ts
const extension_callbacks_isFunction = (value) => typeof value === 'function';
/** A check that fails must not keep the shopper from paying. */
const allows = (check, argument) => {
    try {
        return Boolean(check(argument));
    }
    catch (error) {
        console.error(error);
        return true;
    }
};
const createExtensionCallbacks = () => {
    const byNamespace = new Map();
    return {
        register(namespace, callbacks) {
            if (byNamespace.has(namespace)) {
                console.error(`Checks of payment methods are registered for ${namespace} already: a namespace must be unique.`);
                return;
            }
            const usable = new Map();
            for (const [method, callback] of Object.entries(callbacks)) {
                if (extension_callbacks_isFunction(callback)) {
                    usable.set(method, callback);
                }
                else {
                    console.error(`The check of ${namespace} for ${method} must be a function.`);
                }
            }
            byNamespace.set(namespace, usable);
        },
        extend: (method, own) => async (argument) => {
            const answer = await own(argument);
            const isRefused = !answer || (typeof answer === 'object' && 'error' in answer && Boolean(answer.error));
            if (isRefused) {
                return answer;
            }
            // Asked late: extensions register after the methods, and before.
            const checks = [...byNamespace.values()].flatMap((callbacks) => {
                const check = callbacks.get(method);
                return check ? [check] : [];
            });
            return checks.every((check) => allows(check, argument)) ? answer : false;
        },
    };
};

;// ./src/compat/wc/registry/index.ts
/** window.wc.wcBlocksRegistry. */




/** A new registry. `tell` hears when the methods have changed. An object of its own, never frozen: a gateway writes to it. */
const createRegistry = (tell) => {
    const extensions = createExtensionCallbacks();
    const blocks = createBlockComponents();
    const methods = {};
    const expressMethods = {};
    const put = (into, method) => {
        into[method.name] = method;
        tell();
    };
    const drop = (from, name) => {
        Reflect.deleteProperty(from, name);
        tell();
    };
    return {
        /** @throws TypeError where the configuration is incomplete (spec section 8). */
        registerPaymentMethod: (options) => put(methods, createMethod(options, extensions.extend)),
        /** @throws TypeError where the configuration is incomplete (spec section 8). */
        registerExpressPaymentMethod: (options) => put(expressMethods, createExpressMethod(options)),
        registerPaymentMethodExtensionCallbacks: extensions.register,
        __experimentalDeRegisterPaymentMethod: (name) => drop(methods, name),
        __experimentalDeRegisterExpressPaymentMethod: (name) => drop(expressMethods, name),
        getPaymentMethods: () => methods,
        getExpressPaymentMethods: () => expressMethods,
        registerBlockComponent: blocks.register,
        getRegisteredBlockComponents: blocks.of,
        /** The older names, with `main` for the block around. */
        registerInnerBlock: ({ main, ...options }) => blocks.register(main === undefined ? options : { ...options, context: main }),
        getRegisteredInnerBlocks: blocks.of,
    };
};
const wcBlocksRegistry = createRegistry(() => window.dispatchEvent(new Event(PAYMENT_METHODS_CHANGED)));

;// ./src/compat/wc/sanitize.ts
/**
 * window.wc.sanitize: the HTML of gateways' descriptions and the like, as HTML again.
 *
 * The text is parsed in a document of its own, where nothing runs, and written anew: tags and attributes that are allowed,
 * everything else as text with its signs escaped. Nothing of the source's own markup gets through, so that no way of
 * parsing it differently brings anything back. DOMPurify, which fragments use, weighs more than all other code of wc.
 */
const TAGS = ['a', 'b', 'em', 'i', 'strong', 'p', 'br', 'span'];
const ATTRIBUTES = ['target', 'href', 'rel', 'name', 'download', 'title'];
/** Others are never written, whoever allows them: their content is not plain HTML, or they do something. */
const HARMLESS_TAGS = new Set('a abbr b bdi bdo blockquote br caption cite code dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'.split(' '));
const HARMLESS_ATTRIBUTES = /^(?:href|src|alt|title|target|rel|name|download|class|id|lang|dir|width|height|colspan|rowspan|datetime|role|aria-[a-z]+)$/;
const ADDRESSES = ['href', 'src'];
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const WITHOUT_END = ['br', 'hr', 'img', 'wbr'];
/** Not even their text is kept. */
const SILENT_TAGS = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math'];
const ESCAPES = new Map([
    ['&', '&amp;'],
    ['<', '&lt;'],
    ['>', '&gt;'],
    ['"', '&quot;'],
    ['\u00a0', '&nbsp;'],
]);
const sanitize_escape = (text) => text.replace(/[&<>"\u00a0]/g, (sign) => ESCAPES.get(sign) ?? '');
const isSafeAddress = (address) => {
    try {
        return PROTOCOLS.includes(new URL(address, document.baseURI).protocol);
    }
    catch {
        return false;
    }
};
const attributesOf = (element, allowed) => [...element.attributes]
    .filter(({ name, value }) => allowed.includes(name) &&
    HARMLESS_ATTRIBUTES.test(name) &&
    // Whoever writes the parsed text out again, as browsers do, would write these as they are.
    !/[<>]/.test(value) &&
    (!ADDRESSES.includes(name) || isSafeAddress(value)))
    .map(({ name, value }) => ` ${name}="${sanitize_escape(value)}"`)
    .join('');
const write = (node, tags, attr) => {
    if (node instanceof Text) {
        return sanitize_escape(node.data);
    }
    if (!(node instanceof Element) || SILENT_TAGS.includes(node.localName)) {
        return '';
    }
    const inner = [...node.childNodes].map((child) => write(child, tags, attr)).join('');
    const tag = node.localName;
    if (!tags.includes(tag) || !HARMLESS_TAGS.has(tag)) {
        return inner;
    }
    const start = `<${tag}${attributesOf(node, attr)}>`;
    return WITHOUT_END.includes(tag) ? start : `${start}${inner}</${tag}>`;
};
/** The HTML with nothing but these tags and attributes; by default those of a short text with links. */
const sanitizeHTML = (html, { tags = TAGS, attr = ATTRIBUTES } = {}) => {
    const { body } = new DOMParser().parseFromString(typeof html === 'string' ? html : '', 'text/html');
    return [...body.childNodes].map((child) => write(child, tags, attr)).join('');
};

;// ./src/compat/wc/versions.ts
/** Numbers of a version; "9.4-beta.1" comes before "9.4", as a release candidate does. */
const partsOf = (version) => {
    const [release = '', candidate] = version.split('-', 2);
    const numbers = release.split('.').map((part) => parseInt(part, 10) || 0);
    const [major = 0, minor = 0, patch = 0] = numbers;
    return [major, minor, patch, candidate === undefined ? 1 : 0];
};
const compare = (a, b) => {
    const [left, right] = [partsOf(a), partsOf(b)];
    const at = left.findIndex((part, index) => part !== right[index]);
    return at < 0 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
};
const OPERATORS = new Map([
    ['>', [1]],
    ['>=', [0, 1]],
    ['=', [0]],
    ['<=', [-1, 0]],
    ['<', [-1]],
]);
/** Whether the relation holds between two versions; an unknown operator holds never. */
const compareVersions = (version, other, operator) => OPERATORS.get(operator)?.includes(compare(version, other)) === true;

;// ./src/compat/wc/settings.ts
/** window.wc.wcSettings: the shop's settings for other scripts. Read at the moment of asking. */


const orFallback = (value, fallback) => (value === undefined ? fallback : value);
/** The data that a gateway's PHP has printed. */
const getPaymentMethodData = (name, fallback = null) => asObject(readSettings().paymentMethodData)[name] ?? fallback;
/** One setting; an unknown `stripe_data` is the data of the gateway stripe. */
const getSetting = (name, fallback = false, filter = orFallback) => {
    const settings = readSettings();
    if (name in settings) {
        return filter(settings[name], fallback);
    }
    return filter(name.includes('_data') ? getPaymentMethodData(name.replace('_data', ''), fallback) : fallback, fallback);
};
/** One setting where it is of the right type, else the fallback. */
const getSettingWithCoercion = (name, fallback, isRight) => {
    const settings = readSettings();
    const value = name in settings ? settings[name] : fallback;
    return isRight(value, fallback) ? value : fallback;
};
const isVersion = (setting) => (version, operator = '=') => compareVersions(String(getSetting(setting, '')), version, operator);
/** Constants of WooCommerce's script → the setting behind each. */
const CONSTANTS = {
    ADMIN_URL: 'adminUrl',
    COUNTRIES: 'countries',
    CURRENCY: 'currency',
    CURRENT_USER_IS_ADMIN: 'currentUserIsAdmin',
    HOME_URL: 'homeUrl',
    LOCALE: 'locale',
    ORDER_STATUSES: 'orderStatuses',
    PLACEHOLDER_IMG_SRC: 'placeholderImgSrc',
    SITE_TITLE: 'siteTitle',
    STORE_PAGES: 'storePages',
    WC_ASSET_URL: 'wcAssetUrl',
    WC_VERSION: 'wcVersion',
    WP_LOGIN_URL: 'wpLoginUrl',
    WP_VERSION: 'wpVersion',
    defaultFields: 'defaultFields',
};
const functions = {
    getAdminLink: (path) => `${String(getSetting('adminUrl', ''))}${path}`,
    getCurrencyPrefix: getCurrencyPrefix,
    getCurrencySuffix: getCurrencySuffix,
    getPaymentMethodData,
    getSetting,
    getSettingWithCoercion,
    isWcVersion: isVersion('wcVersion'),
    isWpVersion: isVersion('wpVersion'),
};
const lazily = (get) => ({ get, enumerable: true, configurable: true });
/** The functions, and constants that are read when somebody looks: the data may stand behind this script in the page. */
const wcSettings = Object.defineProperties({ ...functions }, {
    ...Object.fromEntries(Object.entries(CONSTANTS).map(([name, setting]) => [
        name,
        lazily(() => readSettings()[setting] ?? (name === 'defaultFields' ? {} : undefined)),
    ])),
    allSettings: lazily(readSettings),
    SITE_CURRENCY: lazily(siteCurrency),
});

;// ./src/compat/wc/shared-context.tsx
/** window.wc.wcBlocksSharedContext: what blocks of products tell those inside them. */

const LayoutContext = (0,external_wp_element_namespaceObject.createContext)({
    parentName: '',
    parentClassName: '',
    isLoading: false,
});
const InnerBlockLayoutContextProvider = ({ parentName = '', parentClassName = '', isLoading = false, children, }) => ((0,external_wp_element_namespaceObject.createElement)(LayoutContext.Provider, { value: { parentName, parentClassName, isLoading } }, children));
const ProductContext = (0,external_wp_element_namespaceObject.createContext)({
    product: {},
    hasContext: false,
    isLoading: false,
});
const ProductDataContextProvider = ({ product = {}, isLoading = false, children, }) => ((0,external_wp_element_namespaceObject.createElement)(ProductContext.Provider, { value: { product, isLoading, hasContext: true } }, children));
const CustomContext = (0,external_wp_element_namespaceObject.createContext)({});
const CustomDataProvider = ({ id, data, children, }) => ((0,external_wp_element_namespaceObject.createElement)(CustomContext.Provider, { value: { ...(0,external_wp_element_namespaceObject.useContext)(CustomContext), [id]: data } }, children));
const useProductDataContext = () => (0,external_wp_element_namespaceObject.useContext)(ProductContext);
const wcBlocksSharedContext = {
    CustomDataProvider,
    InnerBlockLayoutContextProvider,
    ProductDataContextProvider,
    useCustomDataContext: (id) => (0,external_wp_element_namespaceObject.useContext)(CustomContext)[id],
    useInnerBlockLayoutContext: () => (0,external_wp_element_namespaceObject.useContext)(LayoutContext),
    useProductDataContext,
};

;// ./src/compat/wc/shared-hocs.tsx
/** window.wc.wcBlocksSharedHocs: wrappers for blocks of products. */


/** Gives a component the product around it. */
const withProductDataContext = (Block) => (props) => {
    const { product, isLoading } = useProductDataContext();
    return (0,external_wp_element_namespaceObject.createElement)(Block, { ...props, product: product, isLoading: isLoading });
};
/** Lays defaults under a block's attributes: each entry of `attributes` has its own `default`. */
const withFilteredAttributes = (attributes) => (Block) => (props) => {
    const defaults = Object.fromEntries(Object.entries(attributes).map(([name, attribute]) => [name, attribute?.default]));
    return (0,external_wp_element_namespaceObject.createElement)(Block, { ...defaults, ...props });
};
const wcBlocksSharedHocs = {
    withFilteredAttributes,
    withProductDataContext,
};

;// ./src/compat/wc/index.ts
/**
 * What gateways and other plugins of a WooCommerce checkout find at window.wc (anchors, contracts that other plugins rely
 * on). What is there already, because WooCommerce's own script had to stay, is left alone.
 */












window.wc = {
    blocksCheckout: blocksCheckout,
    blocksComponents: blocksComponents,
    priceFormat: { formatPrice: formatPrice, getCurrency: getCurrency, getCurrencyFromPriceResponse: getCurrencyFromPriceResponse },
    sanitize: { sanitizeHTML: sanitizeHTML },
    wcBlocksData: wcBlocksData,
    wcBlocksMiddleware: {},
    wcBlocksRegistry: wcBlocksRegistry,
    wcBlocksSharedContext: wcBlocksSharedContext,
    wcBlocksSharedHocs: wcBlocksSharedHocs,
    wcSettings: wcSettings,
    ...window.wc,
};
registerEarly({
    select: external_wp_data_namespaceObject.select,
    dispatch: external_wp_data_namespaceObject.dispatch,
    register: external_wp_data_namespaceObject.register,
    // The types of @wordpress/data leave its arguments out.
    subscribe: (listener, storeName) => (0,external_wp_data_namespaceObject.subscribe)(listener, storeName),
});
// Plugins that come behind this script have registered by then.
document.addEventListener('DOMContentLoaded', drawPlugins);

;// external ["wp","apiFetch"]
const external_wp_apiFetch_namespaceObject = window["wp"]["apiFetch"];
var external_wp_apiFetch_default = /*#__PURE__*/__webpack_require__.n(external_wp_apiFetch_namespaceObject);
// EXTERNAL MODULE: ./src/api/environment.ts
var api_environment = __webpack_require__(582);
;// ./src/stores/page/key.ts
/** A random key that no other request will ever have. Pages without TLS have no crypto.randomUUID. */
const createKey = (crypto) => [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

// EXTERNAL MODULE: ./src/api/decode/json.ts
var decode_json = __webpack_require__(198);
;// ./src/api/decode/setting.ts
/** Small decoders of settings: what is missing or malformed falls back, and nothing throws. */

/** Text, empty where there is none. */
const words = (0,decode_json/* decodeOr */.UM)(decode_json/* text */.Qq, '');
const integer = (fallback) => (0,decode_json/* decodeOr */.UM)((0,decode_json/* number */.ai)(fallback), fallback);
const flagOr = (fallback) => (0,decode_json/* decodeOr */.UM)((0,decode_json/* flag */.Jt)(fallback), fallback);
/** Text, empty where there is none. */
/** Text that must say something. */
const wordsOr = (fallback) => (json) => words(json) || fallback;
/** An object, empty where there is none. */
const source = (json) => ((0,decode_json/* isRecord */.u4)(json) ? json : {});

;// ./src/api/decode/currency-setting.ts



/** Where the symbol stands (spec section 9, currency symbol positions). */
const symbolPlace = (symbol, position) => {
    switch (position) {
        case 'right':
            return { position, prefix: '', suffix: symbol, priceFormat: '%2$s%1$s' };
        case 'right_space':
            return { position, prefix: '', suffix: ` ${symbol}`, priceFormat: '%2$s %1$s' };
        case 'left_space':
            return { position, prefix: `${symbol} `, suffix: '', priceFormat: '%1$s %2$s' };
        default:
            return { position: 'left', prefix: symbol, suffix: '', priceFormat: '%1$s%2$s' };
    }
};
/** The shop's currency (spec section 3, site settings), with the defaults of section 9. */
const currency = (json) => {
    const from = source(json);
    const symbol = (0,domain_text/* decodeEntities */.S)(wordsOr('$')(from.symbol));
    const { position, prefix, suffix, priceFormat } = symbolPlace(symbol, words(from.symbolPosition));
    const hasAffixes = typeof from.prefix === 'string' || typeof from.suffix === 'string';
    const given = integer(2)(from.minorUnit ?? from.precision);
    const precision = Number.isInteger(given) && given >= 0 && given <= 8 ? given : 2;
    return {
        code: wordsOr('USD')(from.code),
        symbol,
        symbolPosition: position,
        minorUnit: precision,
        precision,
        decimalSeparator: wordsOr('.')(from.decimalSeparator),
        // An empty separator is a choice; only a missing one gets the default.
        thousandSeparator: (0,decode_json/* decodeOr */.UM)(decode_json/* text */.Qq, ',')(from.thousandSeparator),
        priceFormat: (0,domain_text/* decodeEntities */.S)(wordsOr(priceFormat)(from.priceFormat)),
        prefix: hasAffixes ? (0,domain_text/* decodeEntities */.S)(words(from.prefix)) : prefix,
        suffix: hasAffixes ? (0,domain_text/* decodeEntities */.S)(words(from.suffix)) : suffix,
    };
};

;// ./src/api/decode/field-settings.ts



const field = (label, index, required = true) => ({
    label,
    optionalLabel: `${label} (optional)`,
    required,
    hidden: false,
    index,
});
/** Spec section 3, address field configuration. The phone, which that leaves out, stands where WooCommerce has it. */
const DEFAULT_ADDRESS_FIELDS = {
    first_name: field('First name', 10),
    last_name: field('Last name', 20),
    company: field('Company', 30, false),
    address_1: field('Address', 40),
    address_2: field('Apartment, suite, etc.', 50, false),
    country: field('Country/Region', 60),
    city: field('City', 70),
    state: field('State/County', 80),
    postcode: field('Postal code', 90),
    phone: field('Phone', 100, false),
};
const FIELD_TYPES = ['text', 'select', 'checkbox'];
const field_settings_option = (json) => {
    const from = source(json);
    return [words(from.value), (0,domain_text/* decodeEntities */.S)(words(from.label))];
};
/** What only fields of plugins have. */
const pluginField = (from) => {
    const type = FIELD_TYPES.find((known) => known === from.type);
    const maxLength = integer(0)(from.maxLength);
    return {
        ...(type && { type }),
        ...(type === 'select' && { options: (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(field_settings_option), [])(from.options) }),
        ...(typeof from.autoComplete === 'string' && { autoComplete: from.autoComplete }),
        ...(Number.isInteger(maxLength) && maxLength > 0 && { maxLength }),
        ...(typeof from.pattern === 'string' && { pattern: from.pattern }),
        ...(typeof from.title === 'string' && { title: (0,domain_text/* decodeEntities */.S)(from.title) }),
    };
};
/** Only what is given; locales of countries name nothing else. A hidden field is not required. */
const partialField = (json) => {
    const from = source(json);
    const hidden = flagOr(false)(from.hidden);
    return {
        ...pluginField(from),
        ...(typeof from.label === 'string' && {
            label: (0,domain_text/* decodeEntities */.S)(from.label),
            optionalLabel: `${(0,domain_text/* decodeEntities */.S)(from.label)} (optional)`,
        }),
        ...(typeof from.optionalLabel === 'string' && {
            optionalLabel: (0,domain_text/* decodeEntities */.S)(from.optionalLabel),
        }),
        ...('required' in from && { required: flagOr(false)(from.required) }),
        ...('hidden' in from && { hidden }),
        ...(hidden && { required: false }),
        ...(('index' in from || 'priority' in from) && {
            index: integer(0)(from.index ?? from.priority),
        }),
    };
};
/** Fields laid over those that are there anyway; a field that is not, is optional unless it says otherwise. */
const fieldsOver = (known, json) => ({
    ...known,
    ...Object.fromEntries(Object.entries(source(json)).map(([name, value]) => {
        const given = partialField(value);
        return [name, { ...(known[name] ?? field(name, 100, false)), ...given }];
    })),
});

;// ./src/api/settings.ts





const names = (0,decode_json/* map */.Tj)((json) => (0,domain_text/* decodeEntities */.S)(words(json)));
const storePage = (json) => {
    const from = source(json);
    return {
        id: integer(0)(from.id),
        title: (0,domain_text/* decodeEntities */.S)(words(from.title)),
        permalink: words(from.permalink),
    };
};
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const locale = (json) => {
    const from = source(json);
    const siteLocale = wordsOr('en_US')(from.siteLocale);
    const weekdays = (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(decode_json/* text */.Qq), [])(from.weekdaysShort);
    return {
        siteLocale,
        userLocale: wordsOr(siteLocale)(from.userLocale),
        weekdaysShort: weekdays.length === 7 ? weekdays : WEEKDAYS,
    };
};
const checkout = (json, fallbackLoginUrl) => {
    const from = source(json);
    return {
        allowsGuests: flagOr(true)(from.allowsGuests),
        offersAccount: flagOr(false)(from.offersAccount),
        generatesPassword: flagOr(true)(from.generatesPassword),
        offersLogin: flagOr(false)(from.offersLogin),
        loginUrl: wordsOr(fallbackLoginUrl)(from.loginUrl),
        takesOrderNotes: flagOr(true)(from.takesOrderNotes),
        shipsToBillingOnly: flagOr(false)(from.shipsToBillingOnly),
        keepsDraft: flagOr(true)(from.keepsDraft),
        expectsExpress: flagOr(false)(from.expectsExpress),
        pickupTitle: (0,domain_text/* decodeEntities */.S)(words(from.pickupTitle)),
        savedPaymentMethods: from.savedPaymentMethods,
        gateways: names(from.gateways),
        contactFields: fieldsOver({}, from.contactFields),
        orderFields: fieldsOver({}, from.orderFields),
    };
};
const harmlessSource = (json) => {
    try {
        return source((0,decode_json/* harmless */.Is)(json));
    }
    catch {
        return {};
    }
};
/** Decodes when first asked: what only some forms read must not hold up the page that it comes with. */
const whenRead = (decode, json) => {
    let decoded = null;
    return () => (decoded ?? (decoded = { value: decode(json) })).value;
};
const EMPTY_MAP = {};
/** The settings out of boot data. Never throws: a page with broken settings is still a shop. */
const decodeSettings = (json) => {
    // By far the largest parts; their decoders take no more than texts and flags out of them.
    const { countries, states, countryLocale, ...others } = source(json);
    const from = harmlessSource(others);
    const readCountries = whenRead(names, countries);
    const readStates = whenRead((0,decode_json/* map */.Tj)(names), states);
    const readCountryLocale = whenRead((0,decode_json/* map */.Tj)((0,decode_json/* map */.Tj)(partialField)), countryLocale);
    const pages = source(from.storePages);
    const wpLoginUrl = wordsOr('/wp-login.php')(from.wpLoginUrl);
    const myAccount = storePage(pages.myaccount);
    const threshold = words(from.freeShippingThreshold);
    return {
        adminUrl: words(from.adminUrl),
        homeUrl: wordsOr('/')(from.homeUrl),
        wpLoginUrl,
        storePages: {
            shop: storePage(pages.shop),
            cart: storePage(pages.cart),
            checkout: storePage(pages.checkout),
            privacy: storePage(pages.privacy),
            terms: storePage(pages.terms),
            // Without an account page the login page stands in (spec section 2).
            myaccount: { ...myAccount, permalink: myAccount.permalink || wpLoginUrl },
        },
        siteTitle: (0,domain_text/* decodeEntities */.S)(words(from.siteTitle)),
        get countries() {
            return readCountries();
        },
        get states() {
            return readStates();
        },
        addressFields: fieldsOver(DEFAULT_ADDRESS_FIELDS, from.addressFields),
        billingCountries: (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(decode_json/* text */.Qq), [])(from.billingCountries),
        shippingCountries: (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(decode_json/* text */.Qq), [])(from.shippingCountries),
        get countryLocale() {
            return readCountryLocale();
        },
        orderStatuses: names(from.orderStatuses),
        placeholderImgSrc: words(from.placeholderImgSrc),
        currency: currency(from.currency),
        currentUserId: integer(0)(from.currentUserId),
        currentUserIsAdmin: flagOr(false)(from.currentUserIsAdmin),
        locale: locale(from.locale),
        wcAssetUrl: words(from.wcAssetUrl),
        wcVersion: words(from.wcVersion),
        wpVersion: words(from.wpVersion),
        paymentMethodData: (0,decode_json/* decodeOr */.UM)((0,decode_json/* map */.Tj)(decode_json/* anything */.D8), EMPTY_MAP)(from.paymentMethodData),
        paymentMethodSortOrder: (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(decode_json/* text */.Qq), [])(from.paymentMethodSortOrder),
        localPickupEnabled: flagOr(false)(from.localPickupEnabled),
        collectableMethodIds: (0,decode_json/* decodeOr */.UM)((0,decode_json/* list */.p_)(decode_json/* text */.Qq), [])(from.collectableMethodIds),
        couponsEnabled: flagOr(true)(from.couponsEnabled),
        taxesEnabled: flagOr(true)(from.taxesEnabled),
        displayCartPricesIncludingTax: flagOr(false)(from.displayCartPricesIncludingTax),
        displayItemizedTaxes: flagOr(false)(from.displayItemizedTaxes),
        shippingEnabled: flagOr(true)(from.shippingEnabled),
        freeShippingThreshold: /^\d+(?:\.\d+)?$/.test(threshold) ? threshold : null,
        checkout: checkout(from.checkout, wpLoginUrl),
    };
};

// EXTERNAL MODULE: ./src/api/decode/cart.ts + 1 modules
var cart = __webpack_require__(551);
// EXTERNAL MODULE: ./src/api/answer.ts
var api_answer = __webpack_require__(981);
// EXTERNAL MODULE: ./src/api/fetch.ts
var fetch = __webpack_require__(839);
// EXTERNAL MODULE: ./src/api/request.ts
var request = __webpack_require__(654);
// EXTERNAL MODULE: ./src/domain/result.ts
var domain_result = __webpack_require__(552);
;// ./src/api/cart/load-cart.ts
/** GET cart (spec section 7). */






/** A cart that takes longer counts as not answered. */
const LOAD_TIMEOUT = 15000;
const readCartAnswer = async (response) => {
    if (!(0,fetch/* isResponse */.S)(response)) {
        // Another middleware, as preloading, has made up the answer.
        return (0,cart/* decodeCart */.R)(response);
    }
    const { status, body } = await (0,api_answer/* readAnswer */.JN)(response);
    // Nothing at all, and JSON that is no cart: cart_api_error. A page of HTML brings invalid_json as its body.
    const isCart = (0,api_answer/* isSuccess */.oJ)(status) && !(body !== null && typeof body === 'object' && 'code' in body);
    return isCart ? (0,cart/* decodeCart */.R)(body) : (0,domain_result/* failed */.g)((0,decode_failure/* decodeFailure */.l)(status, body));
};
/** Reads the cart once. Never rejects. */
const loadCart = async (apiFetch, { after, isOnline }) => {
    const aborter = new AbortController();
    const cancelTimeout = after(LOAD_TIMEOUT, () => aborter.abort());
    try {
        const options = { path: request/* CART_PATH */.Hg, method: 'GET', signal: aborter.signal };
        return await readCartAnswer(await (0,fetch/* fetchResponse */._)(apiFetch, options));
    }
    catch {
        const lost = aborter.signal.aborted ? 'timeout' : 'lost';
        return (0,domain_result/* failed */.g)({ kind: 'connection', reason: isOnline() ? lost : 'offline' });
    }
    finally {
        cancelTimeout();
    }
};

;// ./src/api/cart/add-item.ts

/**
 * POST cart/add-item {id, quantity} with the chosen variation and what a plugin's form posts. The key makes a repeated
 * request harmless: the shop adds once for each key.
 */
const addItem = (intent) => (0,request/* cartRequest */.Aj)('add-item', {
    ...intent.extra,
    id: intent.productId,
    quantity: intent.quantity,
    ...(intent.variation.length > 0 && { variation: intent.variation }),
}, { 'Idempotency-Key': intent.idempotencyKey });

;// ./src/api/cart/coupons.ts

/** POST cart/apply-coupon {code} and cart/remove-coupon {code}. */
const changeCoupon = ({ type, code, }) => (0,request/* cartRequest */.Aj)(type, { code });

;// ./src/api/cart/extension.ts

/** POST cart/extensions {namespace, data}: a plugin's own change. */
const updateExtension = ({ namespace, data }) => (0,request/* cartRequest */.Aj)('extensions', { namespace, data });

;// ./src/api/cart/remove-item.ts

/** POST cart/remove-item {key}. */
const removeItem = ({ key }) => (0,request/* cartRequest */.Aj)('remove-item', { key });

;// ./src/api/cart/select-rate.ts

/** POST cart/select-shipping-rate {package_id, rate_id}; without a package the rate is chosen for every one. */
const selectRate = ({ packageId, rateId }) => (0,request/* cartRequest */.Aj)('select-shipping-rate', {
    ...(packageId !== null && { package_id: packageId }),
    rate_id: rateId,
});

;// ./src/api/cart/set-quantity.ts

/** POST cart/update-item {key, quantity}. */
const setQuantity = ({ key, quantity }) => (0,request/* cartRequest */.Aj)('update-item', { key, quantity });

;// ./src/api/cart/update-customer.ts


/** POST cart/update-customer with only the changed fields of only the changed addresses, normalised (spec section 5). */
const updateCustomer = ({ shippingAddress, billingAddress, }) => (0,request/* cartRequest */.Aj)('update-customer', {
    ...(billingAddress && { billing_address: (0,address/* normaliseAddress */.DC)(billingAddress) }),
    ...(shippingAddress && { shipping_address: (0,address/* normaliseAddress */.DC)(shippingAddress) }),
});

;// ./src/api/cart/request-for.ts
/** Which request carries a change of the cart (spec section 7, cart endpoints). */







const requestFor = (intent) => {
    switch (intent.type) {
        case 'add-item':
            return addItem(intent);
        case 'set-quantity':
            return setQuantity(intent);
        case 'remove-item':
            return removeItem(intent);
        case 'apply-coupon':
        case 'remove-coupon':
            return changeCoupon(intent);
        case 'select-rate':
            return selectRate(intent);
        case 'update-customer':
            return updateCustomer(intent);
        case 'extension':
            return updateExtension(intent);
    }
};

;// ./src/api/queue/timing.ts
/** How long a request waits for others that can travel with it. */
const BATCH_WINDOW = 300;
/** Spec section 7: a batch holds no more. */
const BATCH_SIZE = 25;
/** An answer that takes longer counts as lost. */
const BATCH_TIMEOUT = 15000;
/** How long a change may be put off by newer ones of its own subject, as someone goes on clicking. */
const LONGEST_WAIT = 2000;
/** Sendings without an answer after which the queue gives up, about two minutes and a half. */
const MAX_LOSSES = 8;
/** Sendings answered by a proxy's error page after which its answer is taken as final. */
const MAX_REFUSALS = 3;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;
/** 1 s, 2 s, 4 s … 30 s after the first, second, third … loss, and up to a quarter more so that not all come at once. */
const pauseAfter = (losses, random) => Math.min(FIRST_PAUSE * 2 ** (losses - 1), LONGEST_PAUSE) * (1 + random / 4);
/**
 * When the window of these requests closes: each waits 300 ms at most. A request that replaced another starts anew, so
 * that twenty quick clicks travel as one, within limits.
 */
const windowEnd = (waiting) => Math.min(...waiting.map(({ queuedAt, wantedSince }) => Math.min(queuedAt + BATCH_WINDOW, wantedSince + LONGEST_WAIT)));

;// ./src/domain/cart/intent.ts
/** An update of other fields must not be left out, so that the fields are the subject. */
const fieldsOf = ({ shippingAddress, billingAddress, }) => [
    ...Object.keys(shippingAddress ?? {}).map((field) => `shipping_${field}`),
    ...Object.keys(billingAddress ?? {}).map((field) => `billing_${field}`),
];
/**
 * Changes with the same subject replace each other while they wait: only the latest is sent. null for what must
 * never be left out.
 */
const intentSubject = (intent) => {
    switch (intent.type) {
        case 'set-quantity':
        case 'remove-item':
            return `item:${intent.key}`;
        case 'select-rate':
            return `rate:${String(intent.packageId)}`;
        case 'apply-coupon':
        case 'remove-coupon':
            return `coupon:${intent.code.toLowerCase()}`;
        case 'update-customer':
            return `customer:${[...fieldsOf(intent)].sort().join()}`;
        case 'add-item':
        case 'extension':
            return null;
    }
};

;// ./src/domain/cart/satisfied.ts
const hasCoupon = (cart, code) => cart.coupons.some((coupon) => coupon.code.toLowerCase() === code.toLowerCase());
/**
 * Whether the cart is as the change wants it. A change whose first answer was lost may fail the second time just
 * because the first was carried out ("coupon already applied"). Where the cart cannot tell, it is false.
 */
const isSatisfied = (intent, cart) => {
    switch (intent.type) {
        case 'set-quantity':
            return cart.items.some(({ key, quantity }) => key === intent.key && quantity === intent.quantity);
        case 'remove-item':
            return !cart.items.some(({ key }) => key === intent.key);
        case 'apply-coupon':
            return hasCoupon(cart, intent.code);
        case 'remove-coupon':
            return !hasCoupon(cart, intent.code);
        case 'add-item':
        case 'select-rate':
        case 'update-customer':
        case 'extension':
            return false;
    }
};

;// ./src/api/cart-port.ts
/** The CartPort (port.ts) over api-fetch and the page's mutation queue. */









/** What was wanted is so already, as the refusal's own cart says: removed in another tab, or never sent and taken back. */
const unlessAlreadySo = (intent, result) => {
    const cart = !result.ok && result.failure.kind === 'api' ? result.failure.cart : null;
    return cart && isSatisfied(intent, cart) ? (0,domain_result/* success */.k)(cart) : result;
};
/** How often a read that overlapped with someone's change is made again. */
const MAX_READS = 3;
/** Only its plugin knows what a plugin's change does; all others set something, or carry a key of their own. */
const isRepeatable = (intent) => intent.type !== 'extension';
const createCartPort = (apiFetch, queue, environment) => {
    /** The newest cart that arrived, and how many came with changes. */
    let newest = null;
    let carts = 0;
    const remember = (result) => {
        const cart = result.ok ? result.value : result.failure.kind === 'api' && result.failure.cart;
        if (cart) {
            newest = cart;
            carts += 1;
        }
        return result;
    };
    const resultOf = (outcome) => {
        if (outcome.kind === 'unanswered') {
            const reason = environment.isOnline() ? outcome.reason : 'offline';
            return (0,domain_result/* failed */.g)({ kind: 'connection', reason });
        }
        const { status, body } = outcome.answer;
        return (0,api_answer/* isSuccess */.oJ)(status) ? (0,cart/* decodeCart */.R)(body) : (0,domain_result/* failed */.g)((0,decode_failure/* decodeFailure */.l)(status, body));
    };
    const load = async () => {
        const cartsBefore = carts;
        for (let reads = 1;; reads += 1) {
            const before = queue.progress();
            const result = await loadCart(apiFetch, environment);
            const overlapped = before.busy || queue.progress().batches !== before.batches;
            if (carts !== cartsBefore) {
                return { ok: 'superseded' };
            }
            // A change that brought no cart, as another plugin's own, says nothing newer: read again.
            if (!overlapped || reads === MAX_READS) {
                newest = result.ok ? result.value : newest;
                return result;
            }
        }
    };
    /** The cart of now, asked for until the shop tells; null when it never does. */
    const insist = async () => {
        for (let losses = 1; losses <= (/* inlined export .MAX_LOSSES */8); losses += 1) {
            const read = await load();
            if (read.ok) {
                return read.ok === 'superseded' ? newest : read.value;
            }
            const pause = pauseAfter(losses, environment.random());
            await new Promise((resolve) => environment.after(pause, resolve));
        }
        return null;
    };
    /** The answer to a repeated request may be the first one given again, or an error because the first was carried out. */
    const confirm = async (intent, result) => {
        const cart = await insist();
        if (cart === null) {
            return result.ok ? result : (0,domain_result/* failed */.g)({ kind: 'connection', reason: 'lost' });
        }
        if (result.ok || isSatisfied(intent, cart)) {
            return (0,domain_result/* success */.k)(cart);
        }
        return result.failure.kind === 'api' ? (0,domain_result/* failed */.g)({ ...result.failure, cart }) : result;
    };
    return {
        load,
        mutate: async (intent) => {
            const { outcome, repeated } = await queue.enqueue(requestFor(intent), intentSubject(intent), isRepeatable(intent));
            const result = resultOf(outcome);
            const isDoubtful = repeated && outcome.kind === 'answer' && (!result.ok || intent.type === 'add-item');
            // The cart of an answer given again is as old as the first one: it must not pass for the newest.
            return isDoubtful ? confirm(intent, result) : unlessAlreadySo(intent, remember(result));
        },
        watchConnection: (listener) => queue.watchConnection(listener),
        retryNow: () => queue.hurry(),
    };
};

;// ./src/api/middleware/store-path.ts

/**
 * The path from the REST root ("/wc/store/v1/cart"), or null for a call that is not the Store API's. Of whole
 * addresses only those under this shop's own root count: a nonce goes nowhere else.
 */
const storePath = ({ path, url }, root) => {
    const relative = url?.startsWith(root) ? url.slice(root.length) : url === undefined ? path : null;
    const absolute = `/${(relative ?? '').replace(/^\/+/, '')}`;
    return absolute.startsWith('/wc/store/') ? absolute : null;
};
const isRead = ({ method = 'GET' }) => method.toUpperCase() === 'GET';
const isBatch = (path) => path.split('?')[0] === request/* BATCH_PATH */.b;
/** The order's own routes: never batched, and with a nonce even to read them. */
const isCheckout = (path) => /^\/wc\/store\/(?:v1\/)?(?:checkout|order)\b/.test(path);

// EXTERNAL MODULE: ./src/api/texts.ts
var api_texts = __webpack_require__(287);
;// ./src/api/middleware/batch.ts
/**
 * Batching (spec section 7) for whoever calls api-fetch: Store API calls that change something join the queue of this
 * page. What a batch cannot carry passes as it is: reads, the checkout, forms and files, calls that can be aborted.
 */



const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];
/** Headers that describe a body of its own, which a request in a batch has not. */
const ENVELOPE_HEADERS = ['content-type', 'accept'];
/** The body as JSON, or undefined where it is something else. */
const jsonBody = ({ data, body }) => {
    if (data !== undefined && data !== null) {
        return data;
    }
    if (body === undefined || body === null) {
        return {};
    }
    try {
        return typeof body === 'string' ? JSON.parse(body) : undefined;
    }
    catch {
        return undefined;
    }
};
const toRequest = (options, root) => {
    const path = storePath(options, root);
    if (path === null || isRead(options) || isBatch(path) || isCheckout(path) || options.signal) {
        return null;
    }
    const method = METHODS.find((known) => known === options.method?.toUpperCase());
    const body = jsonBody(options);
    if (method === undefined || body === undefined) {
        return null;
    }
    const headers = Object.entries(options.headers ?? {}).filter(([name]) => !ENVELOPE_HEADERS.includes(name.toLowerCase()));
    return { method, path, body, headers: Object.fromEntries(headers) };
};
/** Only a request with a key of its own can be repeated without harm: what it does is not known here. */
const hasKey = ({ headers }) => Object.keys(headers).some((name) => name.toLowerCase() === 'idempotency-key');
const createBatchMiddleware = (queue, root) => async (options, next) => {
    const request = toRequest(options, root);
    if (request === null) {
        return next(options);
    }
    const { outcome } = await queue.enqueue(request, null, hasKey(request));
    if (outcome.kind === 'unanswered') {
        throw (0,api_texts/* offlineError */._P)();
    }
    return (0,api_answer/* deliver */.cK)(outcome.answer, options);
};

;// ./src/api/middleware/refusal.ts
/** How the shop refuses a nonce (spec section 7; recordings, batch and cart-errors). */

const STATUSES = [401, 403];
const CODES = ['woocommerce_rest_missing_nonce', 'woocommerce_rest_invalid_nonce'];
/** Whether a status can be such a refusal at all. */
const mayBeRefusal = (status) => STATUSES.includes(status);
/** Whether the nonce was refused; the shop has done nothing then. */
const isNonceRefusal = (status, body) => STATUSES.includes(Number(status)) && (0,decode_json/* isRecord */.u4)(body) && CODES.includes(String(body.code));

;// ./src/api/nonce-store.ts

const STORAGE_KEY = 'storeApiNonce';
/** A pair out of anything: stored JSON, boot data, headers as they come. */
const readNoncePair = (nonce, timestamp) => {
    const seconds = Number(timestamp ?? 0);
    return typeof nonce === 'string' && nonce !== '' && Number.isFinite(seconds)
        ? { nonce, timestamp: seconds }
        : null;
};
/** The pair that an answer's headers carry. */
const nonceOfHeaders = (headers) => readNoncePair(headers.get('Nonce'), headers.get('Nonce-Timestamp'));
/** `initial` is the page's own pair; that of a page that may be cached has timestamp 0 and gives way to a stored one. */
const createNonceStore = (storage, initial) => {
    let own = null;
    const stored = () => {
        try {
            const json = JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null');
            return (0,decode_json/* isRecord */.u4)(json) ? readNoncePair(json.nonce, json.timestamp) : null;
        }
        catch {
            return null;
        }
    };
    const newest = () => {
        const shared = stored();
        return own && (!shared || own.timestamp > shared.timestamp) ? own : shared;
    };
    const keep = (pair) => {
        own = pair;
        try {
            storage?.setItem(STORAGE_KEY, JSON.stringify(pair));
        }
        catch {
            // Full or forbidden: this page goes on with its own.
        }
    };
    const offer = (pair) => {
        const known = newest();
        if (pair && (!known || pair.timestamp > known.timestamp)) {
            keep(pair);
        }
    };
    offer(initial);
    return {
        current: () => newest()?.nonce ?? '',
        offer,
        replace: (refused, pair) => {
            if (newest()?.nonce === refused) {
                keep(pair);
            }
            else {
                offer(pair);
            }
        },
    };
};

;// ./src/api/middleware/heal-batch.ts
/**
 * A batch answer (207) in which some requests were refused for their nonce: those, and only those, are sent once more
 * in their order, and their answers take the places of the refusals.
 */





/** Marks in an entry, for whoever reads the merged answer: what was handled later than the rest … */
const HANDLED_LATER = 'storefrontHandledLater';
/** … and what was sent again and never answered. */
const UNANSWERED = 'storefrontUnanswered';
const entriesOf = (body) => (0,decode_json/* isRecord */.u4)(body) && Array.isArray(body.responses) ? body.responses : [];
const requestsOf = ({ data }) => (0,decode_json/* isRecord */.u4)(data) && Array.isArray(data.requests) ? data.requests : [];
const isRefused = (entry) => (0,decode_json/* isRecord */.u4)(entry) && isNonceRefusal(entry.status, entry.body);
/** Header names come in any case. */
const pairOfEntry = (entry) => {
    const headers = (0,decode_json/* isRecord */.u4)(entry) && (0,decode_json/* isRecord */.u4)(entry.headers) ? entry.headers : {};
    const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return readNoncePair(byName.get('nonce'), byName.get('nonce-timestamp'));
};
/** The answers to the second sending, one for each request of it. */
const answersAgain = async (count, send) => {
    const unanswered = Array.from({ length: count }, () => ({ [UNANSWERED]: true }));
    try {
        const response = await send();
        if (!(0,fetch/* isResponse */.S)(response)) {
            return unanswered;
        }
        const { status, body, headers, isJson } = await (0,api_answer/* readAnswer */.JN)(response);
        if (status !== 207 || !isJson) {
            // The second batch failed whole: that is the answer to each of its requests.
            return unanswered.map(() => ({ status, body, headers }));
        }
        const entries = entriesOf(body);
        return unanswered.map((_, index) => {
            const entry = entries[index];
            return (0,decode_json/* isRecord */.u4)(entry) ? { ...entry, [HANDLED_LATER]: true } : null;
        });
    }
    catch {
        return unanswered;
    }
};
/** Gives the response itself when nothing in it was refused. */
const healBatch = async (response, options, sendAgain) => {
    const text = await response.clone().text();
    // Each entry holds a whole cart: what has no refusal in it is not parsed twice.
    const entries = text.includes('_nonce"') ? entriesOf((0,api_answer/* parseJson */.qF)(text).body) : [];
    const requests = requestsOf(options);
    const refused = entries.flatMap((entry, position) => isRefused(entry) && position < requests.length ? [position] : []);
    const pair = pairOfEntry(entries[refused[0] ?? -1]);
    if (pair === null) {
        return response;
    }
    const data = { requests: refused.map((position) => requests[position]) };
    const answers = await answersAgain(refused.length, () => sendAgain({ ...options, data }, pair));
    const responses = entries.map((entry, position) => {
        const index = refused.indexOf(position);
        return index < 0 ? entry : answers[index];
    });
    return new Response(JSON.stringify({ responses }), {
        status: response.status,
        headers: response.headers,
    });
};

;// ./src/api/middleware/nonce.ts
/**
 * Nonce rotation (spec section 7): every call that changes something carries the newest nonce, every answer's headers
 * are read, and what is refused for its nonce is sent once more with the nonce that the refusal brings.
 */







/** A batch carries the nonce in each of its requests, which the shop checks one by one. */
const signRequests = (data, nonce) => {
    if (!(0,decode_json/* isRecord */.u4)(data) || !Array.isArray(data.requests)) {
        return data;
    }
    const requests = data.requests.map((request) => (0,decode_json/* isRecord */.u4)(request)
        ? {
            ...request,
            headers: { ...((0,decode_json/* isRecord */.u4)(request.headers) && request.headers), Nonce: nonce },
        }
        : request);
    return { ...data, requests };
};
const sign = (options, path, nonce) => ({
    ...options,
    headers: { ...options.headers, Nonce: nonce },
    ...(isBatch(path) && { data: signRequests(options.data, nonce) }),
});
const nonce_isRefused = async (response) => {
    if (!mayBeRefusal(response.status)) {
        return false;
    }
    const { status, body } = await (0,api_answer/* readAnswer */.JN)(response.clone());
    return isNonceRefusal(status, body);
};
/** `root` is the REST root: calls to other addresses pass untouched. */
const createNonceMiddleware = (nonces, root) => {
    const fetchRotating = async (next, options) => {
        const response = await (0,fetch/* fetchResponse */._)(next, options);
        if ((0,fetch/* isResponse */.S)(response)) {
            nonces.offer(nonceOfHeaders(response.headers));
        }
        return response;
    };
    const fetchSigned = async (next, options, path) => {
        const nonce = nonces.current();
        const sendAgain = (again, fresh) => {
            nonces.replace(nonce, fresh);
            return fetchRotating(next, sign(again, path, fresh.nonce));
        };
        const response = await fetchRotating(next, sign(options, path, nonce));
        if (!(0,fetch/* isResponse */.S)(response)) {
            return response;
        }
        if (isBatch(path) && response.status === 207) {
            return healBatch(response, options, sendAgain);
        }
        const fresh = nonceOfHeaders(response.headers);
        return fresh && (await nonce_isRefused(response)) ? sendAgain(options, fresh) : response;
    };
    return async (options, next) => {
        const path = storePath(options, root);
        if (path === null) {
            return next(options);
        }
        const needsNonce = !isRead(options) || isCheckout(path);
        const response = await (needsNonce
            ? fetchSigned(next, options, path)
            : fetchRotating(next, options));
        if (!(0,fetch/* isResponse */.S)(response)) {
            return response;
        }
        if (options.parse === false) {
            return (0,api_answer/* isSuccess */.oJ)(response.status) ? response : Promise.reject(response);
        }
        return (0,api_answer/* deliver */.cK)(await (0,api_answer/* readAnswer */.JN)(response), options);
    };
};

;// ./src/api/middleware/session.ts
/** Hears from the shop's answers that a visitor who was logged in is so no more. */




const HEADER = 'User-ID';
const readUserId = (header) => {
    const id = typeof header === 'string' && header !== '' ? Number(header) : NaN;
    return Number.isInteger(id) ? id : null;
};
/** Header names come in any case. */
const userOfEntry = (entry) => {
    const headers = (0,decode_json/* isRecord */.u4)(entry) && (0,decode_json/* isRecord */.u4)(entry.headers) ? entry.headers : {};
    const name = Object.keys(headers).find((key) => key.toLowerCase() === HEADER.toLowerCase());
    return name === undefined ? null : readUserId(String(headers[name]));
};
/** Who the shop took the visitor for, 0 for a guest; null where it does not say. */
const userOf = async (response) => {
    const own = readUserId(response.headers.get(HEADER));
    if (own !== null || response.status !== 207) {
        return own;
    }
    // The shop names the user in each entry of a batch.
    const { body } = (0,api_answer/* parseJson */.qF)(await response.clone().text());
    const entries = (0,decode_json/* isRecord */.u4)(body) && Array.isArray(body.responses) ? body.responses : [];
    return entries.map(userOfEntry).find((user) => user !== null) ?? null;
};
/** To be installed first, and so innermost. A guest's session says nothing when it ends: guests are not watched. */
const createSessionMiddleware = ({ userId, onEnd }, root) => {
    let known = userId;
    return async (options, next) => {
        if (storePath(options, root) === null || known === 0) {
            return next(options);
        }
        const response = await (0,fetch/* fetchResponse */._)(next, options);
        const user = (0,fetch/* isResponse */.S)(response) ? await userOf(response) : null;
        if (user !== null) {
            const hasEnded = known !== 0 && user === 0;
            known = user;
            if (hasEnded) {
                onEnd();
            }
        }
        return response;
    };
};

;// ./src/api/queue/step.ts
/**
 * The rules of the mutation queue: one batch in flight, at most 25 requests each, the newest of a subject replaces those
 * that wait, and what got no answer is sent again where that does no harm. Pure: `step(state, event)` gives the next
 * state and what is to be done.
 */

const settle = ({ callers, sends }, outcome) => ({
    type: 'settle',
    callers,
    outcome,
    repeated: sends > 1,
});
const sameSubject = (subject) => (other) => subject !== null && other.subject === subject;
/** The newcomer goes last, as it was wanted last, and takes over the callers of the one that it replaces. */
const enqueue = (state, event) => {
    const { at, caller, request, subject, repeatable } = event;
    const replaced = state.waiting.find(sameSubject(subject));
    const newcomer = {
        request,
        subject,
        repeatable,
        callers: [...(replaced?.callers ?? []), caller],
        queuedAt: at,
        wantedSince: replaced?.wantedSince ?? at,
        sends: replaced?.sends ?? 0,
    };
    const others = state.waiting.filter((queued) => queued !== replaced);
    return [{ ...state, waiting: [...others, newcomer] }, []];
};
/** Puts unanswered requests back to the front; one that a newer request has replaced meanwhile hands its callers over. */
const returnToFront = (requests, waiting) => {
    const isReplaced = ({ subject }) => waiting.some(sameSubject(subject));
    const withCallers = waiting.map((queued) => {
        const older = requests.find(sameSubject(queued.subject));
        return older
            ? { ...queued, callers: [...older.callers, ...queued.callers], sends: older.sends }
            : queued;
    });
    return [...requests.filter((queued) => !isReplaced(queued)), ...withCallers];
};
/** Nothing came back, or nothing usable: wait and repeat what may be repeated; `outcome` is for what may not. */
const repeatLater = (state, requests, outcome, reason, { at, random }) => {
    const losses = state.losses + 1;
    const repeatable = requests.filter((queued) => queued.repeatable);
    return [
        {
            ...state,
            waiting: returnToFront(repeatable, state.waiting),
            losses,
            lastLoss: reason,
            pausedUntil: at + pauseAfter(losses, random),
        },
        requests.filter((queued) => !queued.repeatable).map((queued) => settle(queued, outcome)),
    ];
};
const afterLoss = (state, requests, reason, event) => {
    const outcome = { kind: 'unanswered', reason };
    // Without a network there is nothing to count: the changes wait until it is back.
    if (state.losses + 1 < (/* inlined export .MAX_LOSSES */8) || !state.online) {
        return repeatLater(state, requests, outcome, reason, event);
    }
    return [
        { ...state, waiting: [], losses: 0, pausedUntil: 0 },
        [...requests, ...state.waiting].map((queued) => settle(queued, outcome)),
    ];
};
const afterRefusal = (state, requests, { answer, transient }, event) => {
    const outcome = { kind: 'answer', answer };
    if (transient && state.losses + 1 < (/* inlined export .MAX_REFUSALS */3)) {
        return repeatLater(state, requests, outcome, 'lost', event);
    }
    return [
        { ...state, losses: 0, pausedUntil: 0 },
        requests.map((queued) => settle(queued, outcome)),
    ];
};
const afterAnswer = (state, requests, { answers, order }, event) => {
    const settled = order.flatMap((position) => {
        const queued = requests[position];
        const answer = answers[position];
        return queued && answer ? [settle(queued, { kind: 'answer', answer })] : [];
    });
    const recovered = { ...state, losses: 0, pausedUntil: 0 };
    const unanswered = requests.filter((_, position) => !order.includes(position));
    if (unanswered.length === 0) {
        return [recovered, settled];
    }
    const [next, effects] = afterLoss(recovered, unanswered, 'lost', event);
    return [next, [...settled, ...effects]];
};
const endBatch = (state, event) => {
    const { flight } = state;
    // An answer to a batch that was given up comes too late: its requests have been sent again or settled.
    if (flight?.batch !== event.batch) {
        return [state, []];
    }
    const landed = { ...state, flight: null };
    const { outcome } = event;
    switch (outcome.kind) {
        case 'lost':
            return afterLoss(landed, flight.requests, outcome.reason, event);
        case 'refused':
            return afterRefusal(landed, flight.requests, outcome, event);
        case 'answered':
            return afterAnswer(landed, flight.requests, outcome, event);
    }
};
/** Sends what is due; hurried, neither window nor pause holds it back. */
const depart = (state, at, hurried) => {
    if (state.flight !== null || state.waiting.length === 0) {
        return [state, []];
    }
    const isFull = state.waiting.length >= (/* inlined export .BATCH_SIZE */25);
    const due = Math.max(state.pausedUntil, isFull ? 0 : windowEnd(state.waiting));
    if (due > at && !hurried) {
        return [state, [{ type: 'wake', after: due - at }]];
    }
    const batch = state.batches + 1;
    const requests = state.waiting
        .slice(0, (/* inlined export .BATCH_SIZE */25))
        .map((queued) => ({ ...queued, sends: queued.sends + 1 }));
    return [
        {
            ...state,
            waiting: state.waiting.slice((/* inlined export .BATCH_SIZE */25)),
            flight: { batch, requests },
            batches: batch,
        },
        [{ type: 'send', batch, requests }],
    ];
};
/** What is to be told about the connection: changes wait from the first loss until the next answer. */
const connectionOf = (state) => state.losses > 0
    ? {
        kind: 'waiting',
        reason: state.online ? state.lastLoss : 'offline',
        waiting: state.waiting.length + (state.flight?.requests.length ?? 0),
    }
    : { kind: 'online' };
const isSameConnection = (a, b) => a.kind === 'online' || b.kind === 'online'
    ? a.kind === b.kind
    : a.reason === b.reason && a.waiting === b.waiting;
const handle = (state, event) => {
    switch (event.type) {
        case 'queued':
            return enqueue(state, event);
        case 'batch-ended':
            return endBatch(state, event);
        case 'online':
            return [{ ...state, online: true, losses: 0, pausedUntil: 0 }, []];
        case 'offline':
            return [{ ...state, online: false }, []];
        case 'hurried':
            // Someone is there who wants it: give up later, not sooner.
            return [{ ...state, losses: Math.min(state.losses, 1), pausedUntil: 0 }, []];
        case 'woke':
            return [state, []];
    }
};
/** One step of the queue. */
const step = (state, event) => {
    const [handled, effects] = handle(state, event);
    const [next, departures] = depart(handled, event.at, event.type === 'hurried');
    const connection = connectionOf(next);
    const report = isSameConnection(connectionOf(state), connection)
        ? []
        : [{ type: 'report', state: connection }];
    return [next, [...effects, ...departures, ...report]];
};

;// ./src/api/queue/state.ts
const emptyQueue = (online) => ({
    waiting: [],
    flight: null,
    batches: 0,
    online,
    losses: 0,
    lastLoss: 'lost',
    pausedUntil: 0,
});

;// ./src/api/queue/queue.ts
/** The queue's rim: gives the pure rules (step.ts) time, chance, the network's news and a way to send. */


const createQueue = (environment, send) => {
    const { now, after, random } = environment;
    const callers = new Map();
    const listeners = new Set();
    let state = emptyQueue(environment.isOnline());
    let callersSoFar = 0;
    let cancelWake = () => undefined;
    const settle = ({ callers: ids, outcome, repeated, }) => {
        ids.forEach((id) => {
            callers.get(id)?.({ outcome, repeated });
            callers.delete(id);
        });
    };
    const run = (effect) => {
        switch (effect.type) {
            case 'send':
                void send(effect.requests).then((outcome) => happen({
                    type: 'batch-ended',
                    at: now(),
                    batch: effect.batch,
                    outcome,
                    random: random(),
                }));
                break;
            case 'settle':
                settle(effect);
                break;
            case 'wake':
                cancelWake();
                cancelWake = after(effect.after, () => happen({ type: 'woke', at: now() }));
                break;
            case 'report':
                listeners.forEach((listener) => listener(effect.state));
                break;
        }
    };
    const happen = (event) => {
        const [next, effects] = step(state, event);
        state = next;
        effects.forEach(run);
    };
    environment.onOnline(() => happen({ type: 'online', at: now() }));
    environment.onOffline(() => happen({ type: 'offline', at: now() }));
    const hurry = () => happen({ type: 'hurried', at: now() });
    environment.onLeave(hurry);
    return {
        enqueue: (request, subject, repeatable) => new Promise((resolve) => {
            callersSoFar += 1;
            callers.set(callersSoFar, resolve);
            happen({ type: 'queued', at: now(), caller: callersSoFar, request, subject, repeatable });
        }),
        hurry,
        watchConnection: (listener) => {
            listeners.add(listener);
            const connection = connectionOf(state);
            if (connection.kind !== 'online') {
                listener(connection);
            }
            return () => listeners.delete(listener);
        },
        progress: () => ({ batches: state.batches, busy: state.flight !== null }),
    };
};

;// ./src/api/queue/send-batch.ts
/** One batch on its way: POST batch, and what came of it (spec section 7, batching). */







/** Browsers let at most 64 KB outlive their page. */
const KEEPALIVE_LIMIT = 60000;
/** Statuses with which proxies say that the shop could not be reached. */
const GATEWAY_STATUSES = [502, 503, 504];
const invalidAnswer = (status) => {
    const { code, message } = (0,api_texts/* invalidBatch */.oh)();
    return {
        status: (0,api_answer/* isSuccess */.oJ)(status) ? 502 : status,
        body: { code, message },
        headers: {},
        isJson: true,
    };
};
const anyText = (0,decode_json/* decodeOr */.UM)(decode_json/* text */.Qq, '');
/** PHP writes no headers at all as an empty list: a route that knows no nonce sends none. */
const headersOf = (headers) => {
    if (Array.isArray(headers)) {
        return headers.length === 0 ? {} : null;
    }
    return (0,decode_json/* isRecord */.u4)(headers) ? headers : null;
};
const readEntry = (entry) => {
    const headers = (0,decode_json/* isRecord */.u4)(entry) ? headersOf(entry.headers) : null;
    if (!(0,decode_json/* isRecord */.u4)(entry) || entry.body === undefined || headers === null) {
        return invalidAnswer(502);
    }
    const status = Number(entry.status);
    return {
        status: status >= 200 && status <= 599 ? status : 502,
        body: entry.body,
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, anyText(value)])),
        isJson: true,
    };
};
const isMarked = (entry, mark) => (0,decode_json/* isRecord */.u4)(entry) && entry[mark] === true;
const readEntries = (entries, count) => {
    const positions = Array.from({ length: count }, (_, position) => position);
    const answered = positions.filter((position) => !isMarked(entries[position], UNANSWERED));
    const isLate = (position) => isMarked(entries[position], HANDLED_LATER);
    return {
        kind: 'answered',
        answers: positions.map((position) => readEntry(entries[position])),
        order: [...answered.filter((position) => !isLate(position)), ...answered.filter(isLate)],
    };
};
const outcomeOf = (answer, count) => {
    const { status, body, isJson } = answer;
    if (!isJson) {
        const failed = (0,api_answer/* isSuccess */.oJ)(status) ? { ...answer, status: 502 } : answer;
        return { kind: 'refused', answer: failed, transient: true };
    }
    if (!(0,api_answer/* isSuccess */.oJ)(status)) {
        return { kind: 'refused', answer, transient: GATEWAY_STATUSES.includes(status) };
    }
    return (0,decode_json/* isRecord */.u4)(body) && Array.isArray(body.responses)
        ? readEntries(body.responses, count)
        : { kind: 'refused', answer: invalidAnswer(status), transient: false };
};
/** Never rejects: what goes wrong is a BatchOutcome. */
const createBatchSender = (apiFetch, { after }) => async (queued) => {
    const data = {
        requests: queued.map(({ request: { path, method, body, headers } }) => ({
            path,
            method,
            body,
            headers,
            cache: 'no-store',
        })),
    };
    const aborter = new AbortController();
    const lost = new Promise((resolve) => {
        aborter.signal.addEventListener('abort', () => resolve({ kind: 'lost', reason: 'timeout' }));
    });
    const cancelTimeout = after((/* inlined export .BATCH_TIMEOUT */15000), () => aborter.abort());
    const answered = async () => {
        try {
            const response = await (0,fetch/* fetchResponse */._)(apiFetch, {
                path: request/* BATCH_PATH */.b,
                method: 'POST',
                data,
                signal: aborter.signal,
                keepalive: JSON.stringify(data).length < KEEPALIVE_LIMIT,
            });
            return (0,fetch/* isResponse */.S)(response)
                ? outcomeOf(await (0,api_answer/* readAnswer */.JN)(response), queued.length)
                : { kind: 'refused', answer: invalidAnswer(502), transient: false };
        }
        catch {
            return { kind: 'lost', reason: 'lost' };
        }
    };
    const outcome = await Promise.race([answered(), lost]);
    cancelTimeout();
    return outcome;
};

;// ./src/api/connect.ts
/** Puts the API layer together, once a page. */








/** Installs the middlewares and gives the port to the cart. */
const connectStoreApi = ({ apiFetch, root, nonce, session, environment = (0,api_environment/* browserEnvironment */.u)(), }) => {
    const queue = createQueue(environment, createBatchSender(apiFetch, environment));
    // The latest is the outermost: a request is queued first, and its batch signed.
    if (session) {
        apiFetch.use(createSessionMiddleware(session, root));
    }
    apiFetch.use(createNonceMiddleware(createNonceStore(environment.storage, nonce), root));
    apiFetch.use(createBatchMiddleware(queue, root));
    return createCartPort(apiFetch, queue, environment);
};

// EXTERNAL MODULE: ./src/domain/cart/read.ts
var read = __webpack_require__(846);
;// ./src/stores/cart/actions.ts
const actions_plainActions = {
    /** Lays camel-cased parts of a cart over the stored one; announces nothing. */
    setCartData: (cart) => ({ type: 'SET_CART_DATA', cart }),
    /** null leaves the errors as they are. */
    setErrorData: (error) => ({ type: 'SET_ERROR', error }),
    /** Replaces the item with the same key. */
    receiveCartItem: (item) => ({ type: 'RECEIVE_ITEM', item }),
    /** Empty when no coupon is being applied any more. */
    receiveApplyingCoupon: (code) => ({ type: 'APPLYING_COUPON', code }),
    /** Empty when no coupon is being removed any more. */
    receiveRemovingCoupon: (code) => ({ type: 'REMOVING_COUPON', code }),
    itemIsPendingQuantity: (key, isPending = true) => ({ type: 'ITEM_PENDING_QUANTITY', key, isPending }),
    itemIsPendingDelete: (key, isPending = true) => ({ type: 'ITEM_PENDING_DELETE', key, isPending }),
    setProductsPendingAdd: (productId, isAdding) => ({ type: 'PRODUCT_PENDING_ADD', productId, isAdding }),
    setIsCartDataStale: (isStale = true) => ({ type: 'CART_STALE', isStale }),
    updatingCustomerData: (isUpdating) => ({ type: 'UPDATING_CUSTOMER', isUpdating }),
    updatingAddressFieldsForShippingRates: (isUpdating) => ({ type: 'UPDATING_RATES_ADDRESS', isUpdating }),
    shippingRatesBeingSelected: (isSelecting) => ({ type: 'SELECTING_RATE', isSelecting }),
    /** Takes what was typed; the change is pushed to the shop after a pause (spec section 4). */
    setBillingAddress: (address) => ({ type: 'TYPE_BILLING_ADDRESS', address }),
    /** Takes what was typed; the change is pushed to the shop after a pause (spec section 4). */
    setShippingAddress: (address) => ({ type: 'TYPE_SHIPPING_ADDRESS', address }),
    /** Ours: the shop now knows these values; a field that still holds one has no change left to push. */
    addressWasPushed: (shipping, billing) => ({ type: 'ADDRESS_PUSHED', shipping, billing }),
    /** Ours: takes addresses whatever is being typed; null leaves that one alone. */
    overwriteAddresses: (shipping, billing) => ({ type: 'OVERWRITE_ADDRESSES', shipping, billing }),
    /** Ours: no address field is being edited any more. */
    releaseAddressFields: () => ({ type: 'RELEASE_ADDRESS_FIELDS' }),
};

;// ./src/stores/cart/editing.ts
/**
 * Rules of an address that is shown, typed into and pushed at the same time (spec section 4, customer address
 * updates): an answer never overwrites a field that is being edited or still has to be pushed. Values are compared in
 * their normal form and kept as typed.
 */

const present = (fields) => Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]]));
/** The shopper (or a script for them) fills in fields. */
const typeInto = (shown, editing, typed) => {
    const changes = present(typed).filter(([field, value]) => shown[field] !== value);
    const fields = changes.map(([field]) => field);
    return {
        shown: { ...shown, ...Object.fromEntries(changes) },
        editing: { ...editing, held: [...new Set([...editing.held, ...fields])] },
    };
};
/** The shop says what the address is: fields that are neither held nor still to be pushed take it. */
const receiveAddress = (shown, editing, received) => {
    const untouchable = new Set([
        ...editing.held,
        ...Object.keys((0,address/* changedFields */.E0)(editing.known, shown)),
    ]);
    const accepted = present(received).filter(([field]) => !untouchable.has(field));
    // "sw1a 1aa" stays as typed where the shop answers with its normal form of the same.
    const replaced = accepted.filter(([field, value]) => !(0,address/* isSameValue */.am)(field, shown[field] ?? '', value));
    return {
        shown: replaced.length > 0 ? { ...shown, ...Object.fromEntries(replaced) } : shown,
        editing: { ...editing, known: { ...editing.known, ...Object.fromEntries(accepted) } },
    };
};
/** The shop has been told these values of fields that were typed into. */
const tell = (shown, editing, told) => {
    const typed = (0,address/* changedFields */.E0)(editing.known, shown);
    const news = present(told).filter(([field]) => field in typed);
    return { ...editing, known: { ...editing.known, ...Object.fromEntries(news) } };
};
/** Nothing is being edited any more. */
const release = (editing) => editing.held.length > 0 ? { ...editing, held: [] } : editing;

;// ./src/stores/cart/state.ts
const emptyShippingAddress = {
    first_name: '',
    last_name: '',
    company: '',
    address_1: '',
    address_2: '',
    city: '',
    state: '',
    postcode: '',
    country: '',
    phone: '',
};
const emptyBillingAddress = { ...emptyShippingAddress, email: '' };
/** The cart before the shop has said anything; defaults of spec section 3. */
const emptyCart = {
    coupons: [],
    shippingRates: [],
    items: [],
    crossSells: [],
    fees: [],
    itemsCount: 0,
    itemsWeight: 0,
    needsShipping: true,
    needsPayment: false,
    hasCalculatedShipping: true,
    shippingAddress: emptyShippingAddress,
    billingAddress: emptyBillingAddress,
    totals: {
        currency_code: '',
        currency_symbol: '',
        currency_minor_unit: 2,
        currency_decimal_separator: '.',
        currency_thousand_separator: ',',
        currency_prefix: '',
        currency_suffix: '',
        total_items: '0',
        total_items_tax: '0',
        total_fees: '0',
        total_fees_tax: '0',
        total_discount: '0',
        total_discount_tax: '0',
        total_shipping: '0',
        total_shipping_tax: '0',
        total_price: '0',
        total_tax: '0',
        tax_lines: [],
    },
    errors: [],
    paymentMethods: [],
    paymentRequirements: [],
    extensions: {},
};
/** The state of a page before it has a cart. */
const state_initialState = {
    cartData: emptyCart,
    metaData: {
        updatingCustomerData: false,
        updatingAddressFieldsForShippingRates: false,
        updatingSelectedRate: false,
        applyingCoupon: '',
        removingCoupon: '',
        isCartDataStale: false,
    },
    errors: [],
    cartItemsPendingQuantity: [],
    cartItemsPendingDelete: [],
    productsPendingAdd: [],
    editing: {
        shipping: { known: emptyCart.shippingAddress, held: [] },
        billing: { known: emptyCart.billingAddress, held: [] },
    },
};

;// ./src/stores/cart/reducer.ts


const withMark = (marks, mark, isSet) => {
    const others = marks.filter((other) => other !== mark);
    return isSet ? [...others, mark] : others;
};
const withMetadata = (state, change) => ({
    ...state,
    metaData: { ...state.metaData, ...change },
});
const receive = (state, received) => {
    const { cartData, editing } = state;
    const shipping = receiveAddress(cartData.shippingAddress, editing.shipping, received.shippingAddress ?? {});
    const billing = receiveAddress(cartData.billingAddress, editing.billing, received.billingAddress ?? {});
    return {
        ...state,
        errors: [],
        cartData: {
            ...cartData,
            ...received,
            shippingAddress: shipping.shown,
            billingAddress: billing.shown,
        },
        editing: { shipping: shipping.editing, billing: billing.editing },
    };
};
const reducer = (state = state_initialState, action) => {
    switch (action.type) {
        case 'SET_CART_DATA':
            return receive(state, action.cart);
        case 'SET_ERROR':
            return action.error ? { ...state, errors: [action.error] } : state;
        case 'RECEIVE_ITEM': {
            const { item } = action;
            const items = state.cartData.items.map((other) => (other.key === item?.key ? item : other));
            return { ...state, cartData: { ...state.cartData, items } };
        }
        case 'APPLYING_COUPON':
            return withMetadata(state, { applyingCoupon: action.code });
        case 'REMOVING_COUPON':
            return withMetadata(state, { removingCoupon: action.code });
        case 'UPDATING_CUSTOMER':
            return withMetadata(state, { updatingCustomerData: action.isUpdating });
        case 'UPDATING_RATES_ADDRESS':
            return withMetadata(state, { updatingAddressFieldsForShippingRates: action.isUpdating });
        case 'SELECTING_RATE':
            return withMetadata(state, { updatingSelectedRate: action.isSelecting });
        case 'CART_STALE':
            return withMetadata(state, { isCartDataStale: action.isStale });
        case 'ITEM_PENDING_QUANTITY': {
            const marks = withMark(state.cartItemsPendingQuantity, action.key, action.isPending);
            return { ...state, cartItemsPendingQuantity: marks };
        }
        case 'ITEM_PENDING_DELETE': {
            const marks = withMark(state.cartItemsPendingDelete, action.key, action.isPending);
            return { ...state, cartItemsPendingDelete: marks };
        }
        case 'PRODUCT_PENDING_ADD': {
            const marks = withMark(state.productsPendingAdd, action.productId, action.isAdding);
            return { ...state, productsPendingAdd: marks };
        }
        case 'TYPE_SHIPPING_ADDRESS': {
            const { shown, editing } = typeInto(state.cartData.shippingAddress, state.editing.shipping, action.address);
            return {
                ...state,
                cartData: { ...state.cartData, shippingAddress: shown },
                editing: { ...state.editing, shipping: editing },
            };
        }
        case 'TYPE_BILLING_ADDRESS': {
            const { shown, editing } = typeInto(state.cartData.billingAddress, state.editing.billing, action.address);
            return {
                ...state,
                cartData: { ...state.cartData, billingAddress: shown },
                editing: { ...state.editing, billing: editing },
            };
        }
        case 'ADDRESS_PUSHED':
            return {
                ...state,
                editing: {
                    shipping: tell(state.cartData.shippingAddress, state.editing.shipping, action.shipping),
                    billing: tell(state.cartData.billingAddress, state.editing.billing, action.billing),
                },
            };
        case 'OVERWRITE_ADDRESSES': {
            const { cartData, editing } = state;
            const { shipping, billing } = action;
            return {
                ...state,
                cartData: {
                    ...cartData,
                    shippingAddress: shipping ?? cartData.shippingAddress,
                    billingAddress: billing ?? cartData.billingAddress,
                },
                editing: {
                    shipping: shipping ? { known: shipping, held: [] } : editing.shipping,
                    billing: billing ? { known: billing, held: [] } : editing.billing,
                },
            };
        }
        case 'RELEASE_ADDRESS_FIELDS':
            return {
                ...state,
                editing: {
                    shipping: release(state.editing.shipping),
                    billing: release(state.editing.billing),
                },
            };
        default:
            return state;
    }
};

;// ./src/stores/cart/resolvers.ts
/** Selectors that read the cart when they are first asked. */
const createResolvers = (load) => ({
    getCartData: () => load,
    getCartTotals: () => async ({ resolveSelect }) => {
        await resolveSelect.getCartData();
    },
});

;// ./src/stores/cart/selectors.ts

// Answers must be the same object while the state is the same, or every subscriber would render again.
const customerData = new WeakMap();
const getCustomerData = ({ cartData }) => {
    const known = customerData.get(cartData);
    if (known) {
        return known;
    }
    const { shippingAddress, billingAddress } = cartData;
    const customer = { shippingAddress, billingAddress };
    customerData.set(cartData, customer);
    return customer;
};
/** See contract.ts for what each one means. */
const selectors_selectors = {
    getCartData: (state) => state.cartData,
    getCustomerData,
    getShippingRates: (state) => state.cartData.shippingRates,
    getNeedsShipping: (state) => state.cartData.needsShipping,
    getHasCalculatedShipping: (state) => state.cartData.hasCalculatedShipping,
    getCartTotals: (state) => state.cartData.totals,
    getCartMeta: (state) => state.metaData,
    getCartErrors: (state) => state.errors,
    isApplyingCoupon: (state) => state.metaData.applyingCoupon !== '',
    getCouponBeingApplied: (state) => state.metaData.applyingCoupon,
    isRemovingCoupon: (state) => state.metaData.removingCoupon !== '',
    getCouponBeingRemoved: (state) => state.metaData.removingCoupon,
    isCartDataStale: (state) => state.metaData.isCartDataStale,
    getCartItem: (state, key) => state.cartData.items.find((item) => item.key === key),
    isItemPendingQuantity: (state, key) => state.cartItemsPendingQuantity.includes(key),
    isItemPendingDelete: (state, key) => state.cartItemsPendingDelete.includes(key),
    getItemsPendingQuantityUpdate: (state) => state.cartItemsPendingQuantity,
    getItemsPendingDelete: (state) => state.cartItemsPendingDelete,
    getProductsPendingAdd: (state) => state.productsPendingAdd,
    hasPendingItemsOperations: (state) => state.productsPendingAdd.length > 0 ||
        state.cartItemsPendingQuantity.length > 0 ||
        state.cartItemsPendingDelete.length > 0,
    isCustomerDataUpdating: (state) => state.metaData.updatingCustomerData,
    isAddressFieldsForShippingRatesUpdating: (state) => state.metaData.updatingAddressFieldsForShippingRates,
    isShippingRateBeingSelected: (state) => state.metaData.updatingSelectedRate,
    peekCartData: (state) => state.cartData,
    getUnpushedAddress: ({ cartData, editing }) => ({
        shipping: (0,address/* changedFields */.E0)(editing.shipping.known, cartData.shippingAddress),
        billing: (0,address/* changedFields */.E0)(editing.billing.known, cartData.billingAddress),
    }),
};

;// ./src/domain/quantity.ts
/** Limits come from the server; a group size that makes no sense counts as 1. */
const groupSize = ({ multipleOf }) => (multipleOf > 0 ? multipleOf : 1);
const smallest = (limits) => Math.max(Math.ceil(limits.minimum / groupSize(limits)), 0) * groupSize(limits);
const largest = (limits) => Math.floor(limits.maximum / groupSize(limits)) * groupSize(limits);
/** Within minimum and maximum, and a whole number of groups (spec section 5). */
const isValidQuantity = (quantity, limits) => quantity >= limits.minimum && quantity <= limits.maximum && quantity % groupSize(limits) === 0;
/**
 * Says why the server made `before` into `after`: the first rule that `before` breaks and whose text would name
 * `after`; else the plain case.
 */
const explainChange = (before, after, limits) => {
    const multipleOf = groupSize(limits);
    if (before % multipleOf !== 0 && Math.floor(before / multipleOf) * multipleOf === after) {
        return { kind: 'multiple', quantity: after, multipleOf };
    }
    if (before < limits.minimum && after === limits.minimum) {
        return { kind: 'minimum', quantity: after };
    }
    if (before > limits.maximum && after === limits.maximum) {
        return { kind: 'maximum', quantity: after };
    }
    return { kind: 'changed', quantity: after };
};
/** The valid quantity nearest to what was asked for, rounded down to whole groups. */
const clampQuantity = (quantity, limits) => {
    const group = groupSize(limits);
    const wholeGroups = Math.floor(quantity / group) * group;
    return Math.max(Math.min(wholeGroups, largest(limits)), smallest(limits));
};
/** The next valid quantity upwards (1) or downwards (-1); the same one where there is none. */
const stepQuantity = (quantity, direction, limits) => {
    if (!limits.editable) {
        return quantity;
    }
    const group = groupSize(limits);
    const groups = direction > 0 ? Math.floor(quantity / group) + 1 : Math.ceil(quantity / group) - 1;
    const next = clampQuantity(groups * group, limits);
    return (next - quantity) * direction > 0 ? next : quantity;
};
/** Zero of the decimal digits that keyboards in right-to-left and East Asian languages write. */
const DIGIT_ZEROS = (/* unused pure expression or super */ null && ([0x0660, 0x06f0, 0xff10]));
const toAsciiDigit = (digit) => {
    const code = digit.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9);
    return zero === undefined ? digit : String(code - zero);
};
/** Reads a typed quantity; null for what is not a whole number of zero or more. */
const parseQuantity = (typed) => {
    const digits = typed.trim().replace(/[٠-٩۰-۹０-９]/g, toAsciiDigit);
    return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};

;// ./src/domain/cart/diff.ts

/** Compares two confirmed carts, in the order of the old one's items. */
const diffCarts = (before, after, own) => {
    const afterByKey = new Map(after.items.map((item) => [item.key, item]));
    return before.items.flatMap(({ key, name, quantity }) => {
        const item = afterByKey.get(key);
        if (!item) {
            return own.pendingDelete.includes(key) ? [] : [{ kind: 'removed', key, name }];
        }
        if (item.quantity === quantity || own.pendingQuantity.includes(key)) {
            return [];
        }
        const change = explainChange(quantity, item.quantity, item.limits);
        return [{ kind: 'quantity', key, name: item.name, change }];
    });
};

;// ./src/stores/cart/announce.ts
/** What is said of a cart that came from the shop: changes nobody here asked for, and its errors. */





const quantityText = (name, change) => {
    switch (change.kind) {
        case 'multiple':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: 1: item name, 2: new quantity, 3: group size. */
            (0,external_wp_i18n_.__)('The quantity of "%1$s" was changed to %2$d. You must purchase this product in groups of %3$d.', 'storefront-islands'), name, change.quantity, change.multipleOf);
        case 'minimum':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: 1: item name, 2: new quantity. */
            (0,external_wp_i18n_.__)('The quantity of "%1$s" was increased to %2$d. This is the minimum required quantity.', 'storefront-islands'), name, change.quantity);
        case 'maximum':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: 1: item name, 2: new quantity. */
            (0,external_wp_i18n_.__)('The quantity of "%1$s" was decreased to %2$d. This is the maximum allowed quantity.', 'storefront-islands'), name, change.quantity);
        case 'changed':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: 1: item name, 2: new quantity. */
            (0,external_wp_i18n_.__)('The quantity of "%1$s" was changed to %2$d.', 'storefront-islands'), name, change.quantity);
    }
};
const removedText = (name) => 
/* translators: %s: item name. */
(0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('"%s" was removed from your cart.', 'storefront-islands'), name);
/** Filters by which plugins of WooCommerce's cart keep a change to themselves. */
const mayAnnounce = ({ kind }, item) => (0,external_wp_hooks_namespaceObject.applyFilters)(kind === 'removed'
    ? 'woocommerce_show_cart_item_removed_notice'
    : 'woocommerce_show_cart_item_quantity_changed_notice', true, item) !== false;
/** Shows a snackbar for each change; `items` are those that the filters are asked about. */
const announceChanges = (registry, changes, items) => {
    const { createInfoNotice } = registry.dispatch(external_wp_notices_.store);
    for (const change of changes) {
        const { key, name } = change;
        if (mayAnnounce(change, items.find((item) => item.key === key))) {
            void createInfoNotice(change.kind === 'removed' ? removedText(name) : quantityText(name, change.change), {
                context: failure_notices/* NOTICE_CONTEXTS */.A.cart,
                type: 'snackbar',
                speak: true,
                id: change.kind === 'removed' ? `${key}-removed` : `${key}-quantity-update`,
            });
        }
    }
};
/** Shows the cart's errors until a cart comes without them. */
const announceErrors = (registry, before, after) => {
    const { createErrorNotice, removeNotice } = registry.dispatch(external_wp_notices_.store);
    for (const { code } of before) {
        void removeNotice(code, failure_notices/* NOTICE_CONTEXTS */.A.cart);
    }
    for (const { code, message } of after) {
        void createErrorNotice((0,domain_text/* htmlToText */.G)(message), {
            context: failure_notices/* NOTICE_CONTEXTS */.A.cart,
            id: code,
            isDismissible: false,
        });
    }
};

;// ./src/stores/cart/expected.ts
/** The lines that adding a product may join. Options may lead to a line with another id than was asked for. */
const linesJoinedBy = (cart, intent) => {
    if (intent.type !== 'add-item') {
        return [];
    }
    const mayJoinAny = intent.variation.length > 0;
    return cart.items.flatMap(({ key, productId }) => mayJoinAny || productId === intent.productId ? [key] : []);
};
/**
 * The old cart as the shopper expects it now: with the quantity that was asked for. Where the shop answers with
 * another one, that is news, and told with the reason.
 */
const asAskedFor = (before, answered) => answered?.type === 'set-quantity'
    ? {
        ...before,
        items: before.items.map((item) => item.key === answered.key ? { ...item, quantity: answered.quantity } : item),
    }
    : before;
const expectedChanges = (before, { answered, others, marked }) => {
    const all = answered ? [...others, answered] : others;
    const { cartItemsPendingQuantity = [], cartItemsPendingDelete = [], productsPendingAdd = [], } = marked;
    const answeredKey = answered?.type === 'set-quantity' ? answered.key : null;
    const addedElsewhere = before.items.flatMap(({ key, productId }) => productsPendingAdd.includes(productId) ? [key] : []);
    return {
        before: asAskedFor(before, answered),
        own: {
            pendingDelete: [
                ...cartItemsPendingDelete,
                ...all.flatMap((intent) => (intent.type === 'remove-item' ? [intent.key] : [])),
            ],
            pendingQuantity: [
                ...cartItemsPendingQuantity.filter((key) => key !== answeredKey),
                ...others.flatMap((intent) => (intent.type === 'set-quantity' ? [intent.key] : [])),
                ...all.flatMap((intent) => linesJoinedBy(before, intent)),
                ...addedElsewhere,
            ],
        },
    };
};

;// ./src/stores/cart/receive.ts





/**
 * Takes a cart that the shop sent (spec section 4, new cart received). The first one announces no changes: the
 * shopper has not seen another.
 */
const receiveCartData = ({ registry, tracker }, received, { answered, marked }) => {
    const cart = registry.dispatch(cart_contract/* cartStore */.O);
    const state = registry.select(cart_contract/* cartStore */.O);
    const before = state.peekCartData();
    void cart.setCartData(received);
    const after = state.peekCartData();
    if (state.hasFinishedResolution('getCartData')) {
        const expectation = expectedChanges((0,read/* readCart */.h)(before), {
            answered,
            others: tracker.underWay(),
            marked: marked ?? {
                cartItemsPendingQuantity: state.getItemsPendingQuantityUpdate(),
                cartItemsPendingDelete: state.getItemsPendingDelete(),
                productsPendingAdd: state.getProductsPendingAdd(),
            },
        });
        const changes = diffCarts(expectation.before, (0,read/* readCart */.h)(after), expectation.own);
        announceChanges(registry, changes, [...after.items, ...before.items]);
    }
    else if (received.items) {
        // A change was answered before the cart was read: reading it is no longer needed.
        void cart.finishResolution('getCartData', []);
    }
    announceErrors(registry, before.errors, after.errors);
};

// EXTERNAL MODULE: ./src/stores/cart/response.ts
var cart_response = __webpack_require__(259);
;// ./src/stores/cart/thunks.ts




const withoutAddresses = (cart) => {
    const contents = { ...cart };
    delete contents.shippingAddress;
    delete contents.billingAddress;
    return contents;
};
/** Which addresses that are being typed an extension's answer may replace. */
const overwritten = ({ overwriteDirtyCustomerData = false }) => typeof overwriteDirtyCustomerData === 'boolean'
    ? { shipping: overwriteDirtyCustomerData, billing: overwriteDirtyCustomerData }
    : {
        shipping: overwriteDirtyCustomerData.shipping_address === true,
        billing: overwriteDirtyCustomerData.billing_address === true,
    };
const createThunks = ({ registry, port, tracker, pageEvents, mutate, createKey, }) => {
    const cart = () => registry.dispatch(cart_contract/* cartStore */.O);
    const state = () => registry.select(cart_contract/* cartStore */.O);
    /** The public form of a mutation: the answer in the API's shape, or a rejection. */
    const send = async (intent, select) => {
        const result = await mutate(intent, select);
        if (!result.ok) {
            throw (0,cart_response/* toApiError */.Gv)(result.failure);
        }
        return result.value ? (0,cart_response/* toCartResponse */.N4)(result.value) : undefined;
    };
    /** For changes that are never needless. */
    const sendAlways = async (intent, select) => (await send(intent, select)) ?? (0,cart_response/* toCartResponse */.N4)(state().peekCartData());
    const receive = (response, select) => {
        const decoded = (0,cart_response/* fromCartResponse */.kp)(response, state().peekCartData());
        if (!decoded.ok) {
            void cart().setErrorData((0,cart_response/* toApiError */.Gv)(decoded.failure));
            return;
        }
        receiveCartData({ registry, tracker }, select(decoded.value), { answered: null });
    };
    return {
        receiveCart: (response) => () => receive(response, (received) => received),
        receiveCartContents: (response) => () => receive(response, withoutAddresses),
        receiveError: (error) => () => {
            if (!error) {
                return;
            }
            const failure = (0,decode_failure/* decodeFailure */.l)(0, error);
            if (failure.kind === 'api' && failure.cart) {
                receive((0,cart_response/* toCartResponse */.N4)(failure.cart), (received) => received);
            }
            void cart().setErrorData((0,cart_response/* toApiError */.Gv)(failure));
        },
        startAddingToCart: (productId) => () => {
            pageEvents.adding();
            void cart().setProductsPendingAdd(productId, true);
        },
        finishAddingToCart: (productId, wasAdded = true) => () => {
            if (wasAdded) {
                pageEvents.added();
            }
            void cart().setProductsPendingAdd(productId, false);
        },
        addItemToCart: (productId, quantity = 1, variation = [], extra = {}) => () => sendAlways({
            type: 'add-item',
            productId,
            quantity,
            variation,
            extra,
            idempotencyKey: createKey(),
        }),
        removeItemFromCart: (key) => () => sendAlways({ type: 'remove-item', key }),
        changeCartItemQuantity: (key, quantity) => () => send({ type: 'set-quantity', key, quantity }),
        applyCoupon: (code) => () => sendAlways({ type: 'apply-coupon', code }),
        removeCoupon: (code) => () => sendAlways({ type: 'remove-coupon', code }),
        selectShippingRate: (rateId, packageId = null) => () => send({ type: 'select-rate', packageId, rateId }),
        updateCustomerData: (customer, isEditing = true, changesShippingRates = false) => async () => {
            const { shipping_address = null, billing_address = null } = customer;
            if (shipping_address && changesShippingRates) {
                void cart().updatingAddressFieldsForShippingRates(true);
            }
            try {
                return await sendAlways({
                    type: 'update-customer',
                    shippingAddress: shipping_address,
                    billingAddress: billing_address,
                }, isEditing ? withoutAddresses : undefined);
            }
            finally {
                void cart().updatingAddressFieldsForShippingRates(false);
            }
        },
        applyExtensionCartUpdate: (update) => async () => {
            const { namespace, data } = update;
            const result = await mutate({ type: 'extension', namespace, data });
            if (!result.ok) {
                throw (0,cart_response/* toApiError */.Gv)(result.failure);
            }
            const answer = result.value ?? state().peekCartData();
            const { shipping, billing } = overwritten(update);
            void cart().overwriteAddresses(shipping ? answer.shippingAddress : null, billing ? answer.billingAddress : null);
            return (0,cart_response/* toCartResponse */.N4)(answer);
        },
        syncCartWithIAPIStore: (changes) => async () => {
            const result = await port.load();
            if (result.ok === true) {
                receiveCartData({ registry, tracker }, result.value, { answered: null, marked: changes });
            }
            else if (result.ok === false) {
                void cart().setErrorData((0,cart_response/* toApiError */.Gv)(result.failure));
                throw (0,cart_response/* toApiError */.Gv)(result.failure);
            }
        },
    };
};

;// ./src/stores/cart/index.ts








/** Our wc/store/cart, without a cart at first. */
const createCartStore = (dependencies) => (0,external_wp_data_namespaceObject.createReduxStore)(cart_contract/* CART_STORE_KEY */.j, {
    initialState: state_initialState,
    reducer: reducer,
    selectors: selectors_selectors,
    actions: { ...actions_plainActions, ...createThunks(dependencies) },
    resolvers: createResolvers(dependencies.load),
});

;// ./src/stores/cart/address-push.ts

/** Spec section 9: address push pause, in milliseconds. */
const ADDRESS_PUSH_PAUSE = 1500;
const isEmpty = ({ shipping, billing }) => Object.keys(shipping).length === 0 && Object.keys(billing).length === 0;
const startAddressPush = ({ registry, mutate, isInvalid, onOutcome, }) => {
    const pending = () => registry.select(cart_contract/* cartStore */.O).getUnpushedAddress();
    let timer;
    let scheduledFor = JSON.stringify(pending());
    let pushing = null;
    const hasInvalidField = ({ shipping, billing }) => Object.keys(shipping).some((field) => isInvalid(`shipping_${field}`)) ||
        Object.keys(billing).some((field) => isInvalid(`billing_${field}`));
    const send = async () => {
        const changed = pending();
        if (isEmpty(changed) || hasInvalidField(changed)) {
            return;
        }
        const { shipping, billing } = changed;
        const result = await mutate({
            type: 'update-customer',
            shippingAddress: Object.keys(shipping).length > 0 ? shipping : null,
            billingAddress: Object.keys(billing).length > 0 ? billing : null,
        });
        onOutcome(result.ok ? null : result.failure);
    };
    /** One push at a time: what was typed meanwhile follows it. */
    const push = async () => {
        clearTimeout(timer);
        await pushing;
        pushing ?? (pushing = send().finally(() => {
            pushing = null;
        }));
        await pushing;
    };
    const unsubscribe = registry.subscribe(() => {
        const changed = pending();
        const signature = JSON.stringify(changed);
        if (signature === scheduledFor) {
            return;
        }
        scheduledFor = signature;
        clearTimeout(timer);
        if (!isEmpty(changed)) {
            timer = setTimeout(() => void push(), ADDRESS_PUSH_PAUSE);
        }
    }, cart_contract/* CART_STORE_KEY */.j);
    return {
        flush: () => {
            void registry.dispatch(cart_contract/* cartStore */.O).releaseAddressFields();
            return push();
        },
        stop: () => {
            clearTimeout(timer);
            unsubscribe();
        },
    };
};

;// ./src/stores/cart/holder.ts



const createOwnHolder = (registry, tracker) => ({
    confirmed: () => registry.select(cart_contract/* cartStore */.O).peekCartData(),
    take: (received, answered) => {
        receiveCartData({ registry, tracker }, received, { answered });
    },
    accept: (intent) => {
        if (intent.type === 'update-customer') {
            const { shippingAddress, billingAddress } = intent;
            void registry
                .dispatch(cart_contract/* cartStore */.O)
                .addressWasPushed(shippingAddress ?? {}, billingAddress ?? {});
        }
    },
});
/** Uses public names only. What a foreign store announces of a new cart, and when, is its own affair. */
const createForeignHolder = (registry) => ({
    confirmed: () => registry.select(cart_contract/* cartStore */.O).getCartData(),
    take: (received) => {
        void registry.dispatch(cart_contract/* cartStore */.O).receiveCart((0,cart_response/* toCartResponse */.N4)(received));
    },
    accept: () => undefined,
});

;// ./src/stores/cart/load.ts


/**
 * Reads the cart into the store: the first time, or anew. What fails is kept in getCartErrors. Calls while one is
 * under way share its answer.
 */
const createLoad = (registry, port, holder) => {
    let loading = null;
    const load = async () => {
        const result = await port.load();
        if (result.ok === true) {
            holder.take(result.value, null);
        }
        else if (result.ok === false) {
            void registry.dispatch(cart_contract/* cartStore */.O).setErrorData((0,cart_response/* toApiError */.Gv)(result.failure));
        }
    };
    return () => {
        loading ?? (loading = load().finally(() => {
            loading = null;
        }));
        return loading;
    };
};

// EXTERNAL MODULE: ./src/domain/failure.ts
var failure = __webpack_require__(640);
;// ./src/stores/cart/marks.ts

/** Changes with the same mark share one place in the store's metadata. */
const markOf = (intent) => {
    switch (intent.type) {
        case 'set-quantity':
        case 'remove-item':
            return `${intent.type}:${intent.key}`;
        case 'add-item':
            return `add-item:${String(intent.productId)}`;
        case 'extension':
        case 'apply-coupon':
        case 'remove-coupon':
        case 'select-rate':
        case 'update-customer':
            return intent.type;
    }
};
/** Sets or clears what the metadata says of a change (spec section 4, cart operations). */
const setMark = (registry, intent, isUnderWay) => {
    const cart = registry.dispatch(cart_contract/* cartStore */.O);
    switch (intent.type) {
        case 'add-item':
            // Older stores of WooCommerce do not have this one.
            return void cart.setProductsPendingAdd?.(intent.productId, isUnderWay);
        case 'set-quantity':
            return void cart.itemIsPendingQuantity(intent.key, isUnderWay);
        case 'remove-item':
            return void cart.itemIsPendingDelete(intent.key, isUnderWay);
        case 'apply-coupon':
            return void cart.receiveApplyingCoupon(isUnderWay ? intent.code : '');
        case 'remove-coupon':
            return void cart.receiveRemovingCoupon(isUnderWay ? intent.code : '');
        case 'select-rate':
            return void cart.shippingRatesBeingSelected(isUnderWay);
        case 'update-customer':
            return void cart.updatingCustomerData(isUnderWay);
        case 'extension':
            return;
    }
};
const markBegin = (registry, intent) => {
    setMark(registry, intent, true);
};
/** Clears the mark, unless one of the changes still under way needs it. */
const markEnd = (registry, intent, underWay) => {
    const mark = markOf(intent);
    const heir = underWay.filter((other) => markOf(other) === mark).at(-1);
    setMark(registry, heir ?? intent, heir !== undefined);
};

;// ./src/domain/cart/project.ts



const scaled = (total, from, to) => from > 0 ? (0,money/* money */.TG)(Math.round((total.amount * to) / from), total.currency) : total;
const withQuantity = (item, quantity) => ({
    ...item,
    quantity,
    lineTotal: scaled(item.lineTotal, item.quantity, quantity),
    activity: 'changing',
});
const changeItem = (cart, key, change) => ({
    ...cart,
    items: cart.items.map((item) => (item.key === key ? change(item) : item)),
});
/** The one line that an addition will surely join; with options or a plugin's fields only the server knows. */
const lineJoinedBy = (cart, intent) => {
    const lines = cart.items.filter((item) => item.productId === intent.productId);
    const isPlain = intent.variation.length === 0 && Object.keys(intent.extra).length === 0;
    return isPlain && lines.length === 1 ? lines[0] : undefined;
};
const project_addItem = (cart, intent) => {
    const line = lineJoinedBy(cart, intent);
    const quantity = (line?.quantity ?? 0) + intent.quantity;
    return line && line.activity !== 'removing' && isValidQuantity(quantity, line.limits)
        ? changeItem(cart, line.key, (item) => withQuantity(item, quantity))
        : cart;
};
const sameCode = (a, b) => a.toLowerCase() === b.toLowerCase();
const applyCoupon = (cart, code) => cart.coupons.some((coupon) => sameCode(coupon.code, code))
    ? cart
    : {
        ...cart,
        coupons: [
            ...cart.coupons,
            { code, discount: (0,money/* money */.TG)(0, cart.totals.discount.currency), activity: 'applying' },
        ],
    };
const removeCoupon = (cart, code) => ({
    ...cart,
    coupons: cart.coupons.map((coupon) => sameCode(coupon.code, code) ? { ...coupon, activity: 'removing' } : coupon),
});
const applyIntent = (cart, intent) => {
    switch (intent.type) {
        case 'add-item':
            return project_addItem(cart, intent);
        case 'set-quantity':
            return changeItem(cart, intent.key, (item) => withQuantity(item, intent.quantity));
        case 'remove-item':
            return changeItem(cart, intent.key, (item) => ({ ...item, activity: 'removing' }));
        case 'apply-coupon':
            return applyCoupon(cart, intent.code);
        case 'remove-coupon':
            return removeCoupon(cart, intent.code);
        case 'select-rate':
            return isRateSelected(cart.packages, intent.packageId, intent.rateId)
                ? cart
                : { ...cart, packages: withSelectedRate(cart.packages, intent.packageId, intent.rateId) };
        case 'update-customer':
            return {
                ...cart,
                shippingAddress: { ...cart.shippingAddress, ...intent.shippingAddress },
                billingAddress: { ...cart.billingAddress, ...intent.billingAddress },
            };
        case 'extension':
            return cart;
    }
};
/** What a line adds to subtotal and count: nothing once it is being removed. */
const staying = ({ items }) => items.filter(({ activity }) => activity !== 'removing');
const sumOf = (cart, value) => staying(cart).reduce((sum, item) => sum + value(item), 0);
/**
 * Lays changes over the confirmed cart, in their order. Without changes it is the confirmed cart itself. An item
 * that is being removed stays in the list, marked, and no longer counts.
 */
const projectCart = (confirmed, intents) => {
    if (intents.length === 0) {
        return confirmed;
    }
    const changed = intents.reduce(applyIntent, confirmed);
    const moved = (value) => sumOf(changed, value) - sumOf(confirmed, value);
    const { items } = confirmed.totals;
    return {
        ...changed,
        count: confirmed.count + moved(({ quantity }) => quantity),
        totals: {
            ...confirmed.totals,
            items: (0,money/* money */.TG)(items.amount + moved(({ lineTotal }) => lineTotal.amount), items.currency),
        },
        settling: true,
    };
};

;// ./src/stores/cart/needless.ts



/**
 * Whether a change would change nothing (spec section 5): the quantity is that already, or the rate is selected.
 * Changes under way count: going back to the confirmed quantity while another one travels is a change.
 */
const isNeedless = (intent, confirmed, underWay) => {
    if (intent.type !== 'set-quantity' && intent.type !== 'select-rate') {
        return false;
    }
    const { items, packages } = projectCart((0,read/* readCart */.h)(confirmed), underWay);
    if (intent.type === 'select-rate') {
        return isRateSelected(packages, intent.packageId, intent.rateId);
    }
    const item = items.find(({ key }) => key === intent.key);
    return item?.quantity === intent.quantity && item.activity !== 'removing';
};

;// ./src/stores/cart/mutate.ts






const raiseBefore = (pageEvents, { type }) => {
    if (type === 'add-item') {
        pageEvents.adding();
    }
};
const raiseAfter = (pageEvents, { type }) => {
    if (type === 'add-item') {
        pageEvents.added();
    }
    else if (type === 'remove-item') {
        pageEvents.removed();
    }
};
const answerOf = (failure) => failure.kind === 'api' ? failure.cart : null;
/**
 * Every change of the cart goes through here: its mark, its projection, its request, its answer. Mark and projection
 * end in the same turn in which the answer is taken, so that no state in between is ever shown.
 */
const createMutate = ({ registry, port, holder, tracker, pageEvents, onConfirmed, refresh, }) => async (intent, select = (answer) => answer) => {
    if (isNeedless(intent, holder.confirmed(), tracker.underWay())) {
        return (0,domain_result/* success */.k)(null);
    }
    const end = tracker.begin(intent);
    markBegin(registry, intent);
    raiseBefore(pageEvents, intent);
    const result = await port.mutate(intent);
    end();
    if (result.ok) {
        holder.accept(intent);
    }
    const answer = result.ok ? result.value : answerOf(result.failure);
    if (answer) {
        holder.take(select(answer), intent);
        onConfirmed(answer);
    }
    markEnd(registry, intent, tracker.underWay());
    if (result.ok) {
        raiseAfter(pageEvents, intent);
        return result;
    }
    if (intent.type !== 'apply-coupon') {
        // A coupon's error stands by its field and must not look like an error of the cart (woocommerce#42074).
        void registry.dispatch(cart_contract/* cartStore */.O).setErrorData((0,cart_response/* toApiError */.Gv)(result.failure));
    }
    if ((0,failure/* leavesDoubt */.p)(result.failure)) {
        void refresh();
    }
    return result;
};

;// ./src/stores/shopping/actions.ts
const shopping_actions_plainActions = {
    /** A change is on its way; it is laid over the cart until it ends. */
    changeBegan: (change) => ({ type: 'CHANGE_BEGAN', change }),
    /** A change was answered, or will not be. */
    changeEnded: (id) => ({ type: 'CHANGE_ENDED', id }),
    itemWasRemoved: (item) => ({ type: 'ITEM_REMOVED', item }),
    /** Forgets a removed item: it was put back, or its undo was dismissed. */
    forgetRemovedItem: (key) => ({ type: 'FORGET_REMOVED', key }),
    connectionChanged: (connection) => ({ type: 'CONNECTION', connection }),
    /** null clears it, as when the shopper types another code. */
    setCouponFailure: (failure) => ({ type: 'COUPON_FAILURE', failure }),
};

// EXTERNAL MODULE: ./src/stores/shopping/contract.ts
var shopping_contract = __webpack_require__(312);
;// ./src/stores/shopping/state.ts
const shopping_state_initialState = {
    changes: [],
    removed: [],
    connection: { kind: 'online' },
    couponFailure: null,
};

;// ./src/stores/shopping/reducer.ts

const reducer_reducer = (state = shopping_state_initialState, action) => {
    switch (action.type) {
        case 'CHANGE_BEGAN':
            return { ...state, changes: [...state.changes, action.change] };
        case 'CHANGE_ENDED':
            return { ...state, changes: state.changes.filter(({ id }) => id !== action.id) };
        case 'ITEM_REMOVED': {
            const others = state.removed.filter(({ key }) => key !== action.item.key);
            return { ...state, removed: [...others, action.item] };
        }
        case 'FORGET_REMOVED':
            return { ...state, removed: state.removed.filter(({ key }) => key !== action.key) };
        case 'CONNECTION':
            return { ...state, connection: action.connection };
        case 'COUPON_FAILURE':
            return { ...state, couponFailure: action.failure };
        default:
            return state;
    }
};

;// ./src/stores/shopping/selectors.ts



/** Addresses stand in the confirmed cart as typed, and newer than in a push that is under way. */
const selectors_withoutAddresses = (intent) => intent.type === 'update-customer'
    ? { ...intent, shippingAddress: null, billingAddress: null }
    : intent;
/** Gives the same object as long as both arguments are the same, or every subscriber would render again. */
const createProjection = (options) => {
    let last = null;
    return (data, changes) => {
        if (last?.data !== data || last.changes !== changes) {
            const confirmed = last?.data === data ? last.confirmed : (0,read/* readCart */.h)(data, options);
            const intents = changes.map(({ intent }) => selectors_withoutAddresses(intent));
            last = { data, changes, confirmed, projected: projectCart(confirmed, intents) };
        }
        return last.projected;
    };
};
/** See contract.ts for what each one means. The cart comes from wc/store/cart in the same registry. */
const createSelectors = (registry, options) => {
    const project = createProjection(options);
    return {
        getCart: ({ changes }) => project(registry.select(cart_contract/* cartStore */.O).getCartData(), changes),
        getCartKnowledge: () => {
            const cart = registry.select(cart_contract/* cartStore */.O);
            // No cart of a shop is without a currency; the one before any answer is.
            if (cart.getCartTotals().currency_code !== '') {
                return 'known';
            }
            return cart.hasFinishedResolution('getCartData') ? 'failed' : 'loading';
        },
        getChanges: (state) => state.changes,
        getRemovedItems: (state) => state.removed,
        getConnection: (state) => state.connection,
        getCouponFailure: (state) => state.couponFailure,
    };
};

;// ./src/stores/shopping/index.ts






/** The store that islands use; it stands on wc/store/cart in the same registry. */
const createShoppingStore = (registry, options, operations) => (0,external_wp_data_namespaceObject.createReduxStore)(shopping_contract/* SHOPPING_STORE_KEY */.H, {
    initialState: shopping_state_initialState,
    reducer: reducer_reducer,
    selectors: createSelectors(registry, options),
    actions: { ...shopping_actions_plainActions, ...operations },
});

// EXTERNAL MODULE: ./src/stores/texts.ts
var stores_texts = __webpack_require__(875);
// EXTERNAL MODULE: ./src/stores/shopping/express-pause.ts
var express_pause = __webpack_require__(823);
;// ./src/stores/shopping/failure-notices.ts




const createFailureNotices = (registry) => {
    const raised = new Map();
    const waiting = new Map();
    return {
        raise(subject, failure) {
            const notices = (0,failure_notices/* noticesFor */.Z)(failure, null, (0,stores_texts/* connectionMessage */.K)());
            raised.set(subject, notices);
            const takeBack = (0,express_pause/* whenNoExpressPayment */.W)(registry, () => {
                for (const { id, context, message } of notices) {
                    void registry
                        .dispatch(external_wp_notices_.store)
                        .createErrorNotice(message, { id, context, isDismissible: true });
                }
            });
            waiting.set(subject, takeBack);
        },
        withdraw(subject) {
            waiting.get(subject)?.();
            waiting.delete(subject);
            for (const { id, context } of raised.get(subject) ?? []) {
                void registry.dispatch(external_wp_notices_.store).removeNotice(id, context);
            }
            raised.delete(subject);
        },
    };
};
/** The text of a failure where one line has room: the first notice's. */
const failureMessage = (failure) => (0,failure_notices/* noticesFor */.Z)(failure, null, (0,stores_texts/* connectionMessage */.K)())
    .map(({ message }) => message)
    .join(' ');

;// ./src/stores/shopping/operations.ts
/** What islands can do to the cart. Operations are described in contract.ts. */





/** Actions by which analytics plugins follow the cart (anchors, contracts). */
const tellPlugins = (what, details) => {
    (0,external_wp_hooks_namespaceObject.doAction)(`experimental__woocommerce_blocks-${what}`, details);
};
const toRemovedItem = (item, position) => ({
    key: item.key,
    productId: item.id,
    name: (0,domain_text/* htmlToText */.G)(item.name),
    quantity: item.quantity,
    variation: item.variation.map(({ attribute, value }) => ({
        attribute: (0,domain_text/* decodeEntities */.S)(attribute),
        value: (0,domain_text/* decodeEntities */.S)(value),
    })),
    position,
});
/** Operations about the same thing share their notices. */
const subjectOf = (intent) => {
    switch (intent.type) {
        case 'add-item':
            return `add:${String(intent.productId)}`;
        case 'set-quantity':
        case 'remove-item':
            return `item:${intent.key}`;
        case 'apply-coupon':
        case 'remove-coupon':
        case 'select-rate':
        case 'update-customer':
        case 'extension':
            return intent.type;
    }
};
const createOperations = ({ registry, mutate, notices, addressPush, port, refresh, createKey, }) => {
    const cart = () => registry.select(cart_contract/* cartStore */.O);
    const shopping = () => registry.dispatch(shopping_contract/* shoppingStore */.U);
    const attempt = async (intent) => {
        const subject = subjectOf(intent);
        notices.withdraw(subject);
        const result = await mutate(intent);
        if (result.ok) {
            return { ok: true };
        }
        const { failure } = result;
        if (intent.type !== 'apply-coupon') {
            notices.raise(subject, failure);
        }
        const code = failure.kind === 'connection' ? failure.reason : failure.code;
        return { ok: false, code, message: failureMessage(failure) };
    };
    const add = async (request) => {
        const { productId, quantity = 1, variation = [], extra = {}, product = { id: productId }, } = request;
        const idempotencyKey = createKey();
        const outcome = await attempt({
            type: 'add-item',
            productId,
            quantity,
            variation,
            extra,
            idempotencyKey,
        });
        if (outcome.ok) {
            tellPlugins('cart-add-item', { product, quantity });
        }
        return outcome;
    };
    return {
        addItem: (request) => () => add(request),
        changeQuantity: (key, quantity) => () => {
            tellPlugins('cart-set-item-quantity', { product: cart().getCartItem(key), quantity });
            return attempt({ type: 'set-quantity', key, quantity });
        },
        removeItem: (key) => async () => {
            const { items } = cart().getCartData();
            const position = items.findIndex((item) => item.key === key);
            const item = items[position];
            const outcome = await attempt({ type: 'remove-item', key });
            if (outcome.ok && item) {
                tellPlugins('cart-remove-item', { product: item, quantity: item.quantity });
                void shopping().itemWasRemoved(toRemovedItem(item, position));
            }
            return outcome;
        },
        restoreItem: (key) => async () => {
            const removed = registry
                .select(shopping_contract/* shoppingStore */.U)
                .getRemovedItems()
                .find((item) => item.key === key);
            if (!removed) {
                return { ok: true };
            }
            // Forgotten at once, so that a second click does not add it twice.
            void shopping().forgetRemovedItem(key);
            const outcome = await add(removed);
            if (!outcome.ok) {
                void shopping().itemWasRemoved(removed);
            }
            return outcome;
        },
        applyCoupon: (code) => async () => {
            void shopping().setCouponFailure(null);
            const outcome = await attempt({ type: 'apply-coupon', code });
            if (!outcome.ok) {
                void shopping().setCouponFailure({ couponCode: code, message: outcome.message });
            }
            return outcome;
        },
        removeCoupon: (code) => () => attempt({ type: 'remove-coupon', code }),
        selectRate: (rateId, packageId) => async () => {
            const outcome = await attempt({ type: 'select-rate', packageId, rateId });
            if (outcome.ok) {
                tellPlugins('checkout-set-selected-shipping-rate', { shippingRateId: rateId });
            }
            return outcome;
        },
        typeShippingAddress: (address) => () => {
            void registry.dispatch(cart_contract/* cartStore */.O).setShippingAddress(address);
        },
        typeBillingAddress: (address) => () => {
            void registry.dispatch(cart_contract/* cartStore */.O).setBillingAddress(address);
        },
        leaveAddress: () => () => addressPush.flush(),
        refresh: () => refresh,
        retryNow: () => () => {
            port.retryNow();
        },
    };
};

;// ./src/stores/shopping/tracker.ts

const createTracker = (registry) => {
    let lastId = 0;
    return {
        begin(intent) {
            lastId += 1;
            const id = lastId;
            const { changeBegan, changeEnded } = registry.dispatch(shopping_contract/* shoppingStore */.U);
            void changeBegan({ id, intent });
            return () => void changeEnded(id);
        },
        underWay: () => registry
            .select(shopping_contract/* shoppingStore */.U)
            .getChanges()
            .map(({ intent }) => intent),
    };
};

;// ./src/stores/create.ts












/** A foreign store pushes addresses by itself. */
const noAddressPush = { flush: () => Promise.resolve(), stop: () => undefined };
/**
 * Registers the stores. Where another script has registered wc/store/cart already, ours stands on that one; what the
 * islands ask for goes through our API layer all the same.
 */
const createStores = (dependencies) => {
    const { registry, port, pageEvents, createKey, isInvalid, onConfirmed, readOptions, seed } = dependencies;
    // Not typed as missing: select gives undefined for a store that nobody registered.
    const owner = registry.select(cart_contract/* cartStore */.O) ? 'foreign' : 'ours';
    const tracker = createTracker(registry);
    const notices = createFailureNotices(registry);
    const holder = owner === 'ours' ? createOwnHolder(registry, tracker) : createForeignHolder(registry);
    const load = createLoad(registry, port, holder);
    const mutate = createMutate({
        registry,
        port,
        holder,
        tracker,
        pageEvents,
        onConfirmed,
        refresh: load,
    });
    const isKnown = () => registry.select(cart_contract/* cartStore */.O).hasFinishedResolution('getCartData');
    if (owner === 'ours') {
        registry.register(createCartStore({ registry, port, tracker, pageEvents, mutate, createKey, load }));
    }
    if (seed && !isKnown()) {
        const cart = registry.dispatch(cart_contract/* cartStore */.O);
        void cart.setCartData(seed);
        void cart.finishResolution('getCartData', []);
        announceErrors(registry, [], seed.errors);
    }
    const addressPush = owner === 'ours'
        ? startAddressPush({
            registry,
            mutate,
            isInvalid,
            onOutcome: (failure) => {
                notices.withdraw('update-customer');
                if (failure) {
                    notices.raise('update-customer', failure);
                }
            },
        })
        : noAddressPush;
    const operations = createOperations({
        registry,
        mutate,
        notices,
        addressPush,
        port,
        refresh: load,
        createKey,
    });
    registry.register(createShoppingStore(registry, readOptions, operations));
    port.watchConnection((connection) => {
        void registry.dispatch(shopping_contract/* shoppingStore */.U).connectionChanged(connection);
    });
    return { owner, refresh: load, addressPush, isKnown };
};

;// ./src/stores/page/events.ts
/** Events on document.body by which the parts of a page tell each other of the cart (anchors, contracts). */
const ADDING_TO_CART = 'wc-blocks_adding_to_cart';
const ADDED_TO_CART = 'wc-blocks_added_to_cart';
const REMOVED_FROM_CART = 'wc-blocks_removed_from_cart';
/** Raises the events on the body. `preserveCartData` says that our store has the new cart already. */
const createPageEvents = (body) => {
    const raise = (name, detail) => {
        body.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true, detail }));
    };
    return {
        adding: () => raise(ADDING_TO_CART),
        added: () => raise(ADDED_TO_CART, { preserveCartData: true }),
        removed: () => raise(REMOVED_FROM_CART, { preserveCartData: true }),
    };
};
const keepsCartData = (event) => {
    const detail = event instanceof CustomEvent ? event.detail : null;
    return (typeof detail === 'object' &&
        detail !== null &&
        'preserveCartData' in detail &&
        detail.preserveCartData === true);
};
/** Calls back when another script has changed the cart on the server. Returns how to stop listening. */
const onForeignChange = (body, listener) => {
    const listen = (event) => {
        if (!keepsCartData(event)) {
            listener();
        }
    };
    body.addEventListener(ADDED_TO_CART, listen);
    body.addEventListener(REMOVED_FROM_CART, listen);
    return () => {
        body.removeEventListener(ADDED_TO_CART, listen);
        body.removeEventListener(REMOVED_FROM_CART, listen);
    };
};

;// ./src/stores/page/session.ts



/** Says why the cart is another one: the visitor is logged in no more, and the cart was the account's. */
const announceSessionEnd = (registry, { storePages }) => {
    void registry
        .dispatch(external_wp_notices_.store)
        .createWarningNotice((0,external_wp_i18n_.__)('You have been logged out, and this cart with you. It is kept with your account: log in again to see it.', 'storefront-islands'), {
        id: 'storefront-session-ended',
        context: failure_notices/* NOTICE_CONTEXTS */.A.cart,
        isDismissible: true,
        actions: [
            { label: (0,external_wp_i18n_.__)('Log in', 'storefront-islands'), url: storePages.myaccount.permalink },
        ],
    });
};

;// ./src/stores/page/cookies.ts
/** A cookie's value as text; empty when it is not there. */
const readCookie = (cookies, name) => {
    const pair = cookies
        .split(';')
        .map((cookie) => cookie.trim())
        .find((cookie) => cookie.startsWith(`${name}=`));
    const value = pair?.slice(name.length + 1) ?? '';
    try {
        return decodeURIComponent(value);
    }
    catch {
        return value;
    }
};
/** Set by the shop whenever the cart's content changes; empty without a cart. */
const CART_HASH_COOKIE = 'woocommerce_cart_hash';
/** How many pieces are in the cart; missing or 0 without. */
const ITEMS_IN_CART_COOKIE = 'woocommerce_items_in_cart';

;// ./src/stores/page/freshness.ts

/** After this long out of sight a cart is read anew, milliseconds: prices, stock and the session may have changed. */
const LONG_HIDDEN = 5 * 60 * 1000;
/**
 * Reads the cart anew when the page comes back: from the back/forward cache, after a long time out of sight, or when
 * the cart's cookies say that it was changed elsewhere. Returns how to stop.
 */
const keepFresh = ({ page, now, refresh, onReceived, }) => {
    const { document } = page;
    const signature = () => [CART_HASH_COOKIE, ITEMS_IN_CART_COOKIE]
        .map((name) => readCookie(document.cookie, name))
        .join(' ');
    let seen = signature();
    let hiddenAt = null;
    const onPageShow = ({ persisted }) => {
        if (persisted) {
            void refresh();
        }
    };
    const onVisibilityChange = () => {
        if (document.visibilityState === 'hidden') {
            hiddenAt = now();
            return;
        }
        const wasLong = hiddenAt !== null && now() - hiddenAt >= LONG_HIDDEN;
        hiddenAt = null;
        if (wasLong || signature() !== seen) {
            seen = signature();
            void refresh();
        }
    };
    const stopReceiving = onReceived(() => {
        seen = signature();
    });
    page.addEventListener('pageshow', onPageShow);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
        stopReceiving();
        page.removeEventListener('pageshow', onPageShow);
        document.removeEventListener('visibilitychange', onVisibilityChange);
    };
};

;// ./src/stores/page/jquery.ts
/**
 * Bridges the page events from and to their jQuery counterparts, which classic themes and plugins use. jQuery's own
 * events are no DOM events: neither side hears the other without this.
 */

/** The classic handlers' further arguments: (fragments, cart hash, button) or (button, data). */
const ARGUMENTS = {
    adding_to_cart: (empty) => [empty, {}],
    added_to_cart: (empty, hash) => [{}, hash, empty],
    removed_from_cart: (empty, hash) => [{}, hash, empty],
};
const PAIRS = [
    ['adding_to_cart', ADDING_TO_CART],
    ['added_to_cart', ADDED_TO_CART],
    ['removed_from_cart', REMOVED_FROM_CART],
];
/**
 * Starts the bridge. `cartHash` reads the cookie woocommerce_cart_hash: classic scripts store the hash that comes
 * with an event. An event that came over the bridge does not go back.
 */
const bridgeJQuery = (body, jQuery, cartHash) => {
    let crossing = null;
    const cross = (direction, raise) => {
        if (crossing) {
            return;
        }
        crossing = direction;
        try {
            raise();
        }
        finally {
            crossing = null;
        }
    };
    /**
     * WooCommerce's own blocks bring a bridge from jQuery along. What it makes of our classic event says less than the
     * native one that everybody has heard already: its echo would have every store read the cart anew.
     */
    const silenceEcho = (event) => {
        if (crossing === 'to-jquery') {
            event.stopImmediatePropagation();
        }
    };
    for (const [classic, native] of PAIRS) {
        body.ownerDocument.addEventListener(native, silenceEcho, { capture: true });
        jQuery(body).on(classic, () => cross('to-native', () => {
            body.dispatchEvent(new CustomEvent(native, { bubbles: true, cancelable: true }));
        }));
        body.addEventListener(native, () => cross('to-jquery', () => {
            jQuery(body).trigger(classic, ARGUMENTS[classic]?.(jQuery(), cartHash()) ?? []);
        }));
    }
};
/** The classic cart page's form; what it shows is HTML of the server's. */
const CLASSIC_CART = 'form.woocommerce-cart-form';
/** Has the classic cart page, where there is one, show what the cart has become: it fetches itself anew. */
const refreshClassicCart = (body, jQuery) => {
    if (body.querySelector(CLASSIC_CART) !== null) {
        jQuery?.(body).trigger('wc_update_cart', []);
    }
};
/** What WooCommerce's classic cart page raises when it has changed the cart; jQuery alone hears of it. */
const CLASSIC_CART_CHANGED = 'updated_wc_div updated_cart_totals';
/** Calls back when the classic cart page ([woocommerce_cart]) has changed the cart on the server. */
const onClassicCartChange = (body, jQuery, listener) => {
    jQuery(body).on(CLASSIC_CART_CHANGED, () => listener());
};

;// ./src/stores/page/sync.ts
/**
 * WooCommerce's own blocks keep their cart in the interactivity store; the two tell each other of a change by the
 * window event wc-blocks_store_sync_required (anchors).
 */

const SYNC_EVENT = 'wc-blocks_store_sync_required';
const isRecord = (value) => typeof value === 'object' && value !== null;
const sync_texts = (value) => Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
const numbers = (value) => Array.isArray(value) ? value.filter((entry) => typeof entry === 'number') : [];
const readChanges = (value) => {
    const source = isRecord(value) ? value : {};
    return {
        cartItemsPendingQuantity: sync_texts(source.cartItemsPendingQuantity),
        cartItemsPendingDelete: sync_texts(source.cartItemsPendingDelete),
        productsPendingAdd: numbers(source.productsPendingAdd),
    };
};
/**
 * Starts telling and listening. A change that came from the other store is not told back to it. Returns how to stop.
 */
const startSync = (registry, target) => {
    const cart = () => registry.select(cart_contract/* cartStore */.O).peekCartData();
    let told = cart();
    let receiving = 0;
    const tell = () => {
        const current = cart();
        // Typing an address changes the cart too, and is nothing to tell.
        if (current.items === told.items && current.totals === told.totals) {
            return;
        }
        const isFirst = told.totals.currency_code === '';
        told = current;
        if (!isFirst && receiving === 0) {
            target.dispatchEvent(new CustomEvent(SYNC_EVENT, { detail: { type: 'from_@wordpress/data' } }));
        }
    };
    const listen = (event) => {
        const detail = event instanceof CustomEvent ? event.detail : null;
        if (!isRecord(detail) || detail.type !== 'from_iAPI') {
            return;
        }
        receiving += 1;
        registry
            .dispatch(cart_contract/* cartStore */.O)
            .syncCartWithIAPIStore(readChanges(detail.quantityChanges))
            // The store keeps the error; there is nobody here to tell.
            .catch(() => undefined)
            .finally(() => {
            receiving -= 1;
        });
    };
    const unsubscribe = registry.subscribe(tell, cart_contract/* CART_STORE_KEY */.j);
    target.addEventListener(SYNC_EVENT, listen);
    return () => {
        unsubscribe();
        target.removeEventListener(SYNC_EVENT, listen);
    };
};

;// ./src/stores/page/tab-channel.ts
const NAME = 'storefront-islands-cart';
const broadcastChannel = (channel) => ({
    post: (message) => channel.postMessage(message),
    listen: (listener) => {
        const receive = (event) => listener(event.data);
        channel.addEventListener('message', receive);
        return () => channel.removeEventListener('message', receive);
    },
});
/** For browsers without BroadcastChannel. The cart holds an address and stays out of storage: only the time goes in. */
const storageChannel = (page) => ({
    post: ({ at }) => {
        try {
            page.localStorage.setItem(NAME, String(at));
        }
        catch {
            // Storage is blocked or full: the other tabs notice when they are looked at.
        }
    },
    listen: (listener) => {
        const receive = ({ key, newValue }) => {
            if (key === NAME && newValue) {
                listener({ at: Number(newValue) });
            }
        };
        page.addEventListener('storage', receive);
        return () => page.removeEventListener('storage', receive);
    },
});
/** The best channel that the browser has. */
const createTabChannel = (page) => typeof page.BroadcastChannel === 'function'
    ? broadcastChannel(new page.BroadcastChannel(NAME))
    : storageChannel(page);

;// ./src/stores/page/tabs.ts



const tabs_isRecord = (value) => typeof value === 'object' && value !== null;
const readMessage = (message) => tabs_isRecord(message) && typeof message.at === 'number'
    ? { at: message.at, cart: tabs_isRecord(message.cart) ? message.cart : null }
    : null;
/** Starts listening to the other tabs. */
const startTabs = ({ registry, channel, now, refresh }) => {
    let newest = 0;
    let mustCompare = false;
    const isBusy = () => registry.select(shopping_contract/* shoppingStore */.U).getChanges().length > 0;
    const tell = (cart) => {
        newest = now();
        channel.post({ at: newest, cart: (0,cart_response/* toCartResponse */.N4)(cart) });
    };
    /**
     * Two tabs changed the cart at the same time. Which answer is the newer one cannot be told from here, so the cart
     * is read once, after our own changes, and the others are told of what it is.
     */
    const compare = async () => {
        mustCompare = false;
        await refresh();
        if (!isBusy()) {
            tell(registry.select(cart_contract/* cartStore */.O).getCartData());
        }
    };
    const listen = (received) => {
        const message = readMessage(received);
        if (!message || message.at < newest) {
            return;
        }
        newest = message.at;
        if (isBusy()) {
            mustCompare = true;
        }
        else if (message.cart) {
            void registry.dispatch(cart_contract/* cartStore */.O).receiveCart(message.cart);
        }
        else {
            void refresh();
        }
    };
    const stopListening = channel.listen(listen);
    const unsubscribe = registry.subscribe(() => {
        if (mustCompare && !isBusy()) {
            void compare();
        }
    }, shopping_contract/* SHOPPING_STORE_KEY */.H);
    return {
        tell,
        stop: () => {
            stopListening();
            unsubscribe();
        },
    };
};

;// ./src/stores/page/start.ts








/** Classic scripts may come after ours. */
const whenJQueryIsThere = (page, start) => {
    const tryNow = () => {
        if (page.jQuery) {
            start(page.jQuery);
        }
        return Boolean(page.jQuery);
    };
    if (!tryNow()) {
        page.addEventListener('load', () => void tryNow(), { once: true });
    }
};
const isField = (target) => target instanceof Element && target.matches('input, select, textarea');
/** What a store of ours owes to the rest of the page. A foreign one sees to these itself. */
const serveAsStore = (page, registry, { addressPush }) => {
    const { document } = page;
    startSync(registry, page);
    whenJQueryIsThere(page, (jQuery) => bridgeJQuery(document.body, jQuery, () => readCookie(document.cookie, CART_HASH_COOKIE)));
    document.addEventListener('focusout', ({ target }) => {
        if (isField(target)) {
            void addressPush.flush();
        }
    });
};
/**
 * Ties the stores to the page and the other tabs. Gives what to call with each cart that a change of this tab
 * brought.
 */
const startPage = (page, registry, stores) => {
    const now = () => page.Date.now();
    const { refresh } = stores;
    if (stores.owner === 'ours') {
        serveAsStore(page, registry, stores);
    }
    // A cart that nobody has asked for yet needs no refreshing.
    const refreshIfKnown = () => (stores.isKnown() ? refresh() : Promise.resolve());
    onForeignChange(page.document.body, () => void refreshIfKnown());
    whenJQueryIsThere(page, (jQuery) => onClassicCartChange(page.document.body, jQuery, () => void refreshIfKnown()));
    keepFresh({
        page,
        now,
        refresh: refreshIfKnown,
        onReceived: (listener) => registry.subscribe(listener, cart_contract/* CART_STORE_KEY */.j),
    });
    const tabs = startTabs({
        registry,
        channel: createTabChannel(page),
        now,
        refresh: refreshIfKnown,
    });
    return (cart) => {
        tabs.tell(cart);
        refreshClassicCart(page.document.body, page.jQuery);
    };
};

;// ./src/stores/page/validity.ts

const validationStore = (0,registry/* referToStore */.D)('wc/store/validation');
/** Whether a field (shipping_city …) has a validation error; without a validation store none has. */
const createValidity = (registry) => (fieldId) => 
// Not typed as missing: select gives undefined for a store that nobody registered.
registry.select(validationStore)?.getValidationError(fieldId) !== undefined;

;// ./src/stores/setup.ts










const start = ({ settings: printed, api, cartSeed }) => {
    const registry = { select: external_wp_data_namespaceObject.select, dispatch: external_wp_data_namespaceObject.dispatch, register: external_wp_data_namespaceObject.register, subscribe: listenTo };
    const settings = decodeSettings(printed);
    const seed = (0,cart/* decodeCart */.R)(cartSeed);
    const readOptions = { pricesIncludeTax: settings.displayCartPricesIncludingTax };
    let tellTabs = () => undefined;
    const stores = createStores({
        registry,
        port: connectStoreApi({
            apiFetch: (external_wp_apiFetch_default()),
            ...api,
            session: {
                userId: settings.currentUserId,
                onEnd: () => announceSessionEnd(registry, settings),
            },
        }),
        pageEvents: createPageEvents(document.body),
        createKey: () => createKey(window.crypto),
        isInvalid: createValidity(registry),
        onConfirmed: (cart) => tellTabs(cart),
        readOptions,
        seed: seed.ok ? seed.value : null,
    });
    tellTabs = startPage(window, registry, stores);
    return {
        ...stores,
        settings,
        registry,
        printedCart: seed.ok ? (0,read/* readCart */.h)(seed.value, readOptions) : null,
    };
};
/** The types of @wordpress/data leave its arguments out. */
const listenTo = (listener, storeName) => (0,external_wp_data_namespaceObject.subscribe)(listener, storeName);
/**
 * Starts the stores, once a page: whichever island wakes first brings them. Every island calls it before it renders
 * and gets the decoded settings with it.
 */
const ensureStores = (context) => (window.storefrontStores ?? (window.storefrontStores = start(context)));

;// ./src/stores/validation/libraries.ts
const SEPARATORS = [' ', '-'];
/** The ways to write it with and without a space or hyphen: one that is left out or put in is no mistake. */
const spellings = (postcode) => {
    const given = postcode.trim().toUpperCase();
    const bare = given.replace(/[\s-]/g, '');
    const separated = [...bare].flatMap((_, at) => SEPARATORS.map((separator) => `${bare.slice(0, at)}${separator}${bare.slice(at)}`));
    return [given, bare, ...separated];
};
/** No postcode is longer; a longer text is not tried in all its spellings. */
const LONGEST = 16;
const loadPostcodeRule = async () => {
    const { postcodeValidator, postcodeValidatorExistsForCountry } = await __webpack_require__.e(/* import() | postcodes */ 69).then(() => (__webpack_require__(801)));
    return (postcode, country) => {
        if (!postcodeValidatorExistsForCountry(country)) {
            return null;
        }
        return (postcode.length <= LONGEST &&
            spellings(postcode).some((spelling) => postcodeValidator(spelling, country)));
    };
};
const loadPhoneRule = async () => {
    const { isSupportedCountry, isValidPhoneNumber } = await __webpack_require__.e(/* import() | phones */ 340).then(() => (__webpack_require__(764)));
    return (phone, country) => isSupportedCountry(country) ? isValidPhoneNumber(phone, country) : null;
};
const loadEmailGuess = async () => {
    const { suggestEmail } = await __webpack_require__.e(/* import() | email-slips */ 779).then(() => (__webpack_require__(714)));
    return suggestEmail;
};
/** For a page that brings them. */
const fieldLibraries = {
    loadPostcode: loadPostcodeRule,
    loadPhone: loadPhoneRule,
    loadEmail: loadEmailGuess,
};

// EXTERNAL MODULE: ./src/stores/fields/contract.ts
var fields_contract = __webpack_require__(783);
;// ./src/stores/draft/merge.ts
/**
 * What of a draft goes back into an address. The draft remembers what the shop said before each field was typed: where
 * the shop says something else by now, somebody has changed the address since, and the shop is right.
 */

/** Fields that only make sense together. */
const PLACE = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];
/** What differs from the address that the page came with; a place is kept as a whole. */
const fieldsToKeep = (before, shown) => {
    const changed = new Set(Object.keys((0,address/* changedFields */.E0)(before, shown)));
    const isMoved = PLACE.some((field) => changed.has(field));
    return Object.fromEntries(Object.entries(shown)
        .filter(([field]) => changed.has(field) || (isMoved && PLACE.includes(field)))
        .map(([field, value]) => [field, { value, before: before[field] ?? '' }]));
};
/** Whether the shop has learnt of another value since the field was typed. An empty one is a session that has ended. */
const isOvertaken = (kept, current, field) => {
    const { value, before } = kept[field] ?? { value: '', before: '' };
    const now = current[field] ?? '';
    return ![value, before, ''].some((known) => (0,address/* isSameValue */.am)(field, known, now));
};
/** Field → value to type again. Fields that the form does not have are left out. */
const fieldsToRestore = (kept, current) => {
    const isPlaceOvertaken = PLACE.some((field) => kept[field] && isOvertaken(kept, current, field));
    return Object.fromEntries(Object.entries(kept)
        .filter(([field, { value }]) => field in current &&
        !(PLACE.includes(field) ? isPlaceOvertaken : isOvertaken(kept, current, field)) &&
        !(0,address/* isSameValue */.am)(field, value, current[field] ?? ''))
        .map(([field, { value }]) => [field, value]));
};
/**
 * What later drafts are held against: what the shop says now, or said before a value that it has meanwhile been told.
 */
const baseline = (kept, current) => Object.fromEntries(Object.entries(current).map(([field, value]) => {
    const old = kept[field];
    return [field, old && (0,address/* isSameValue */.am)(field, old.value, value) ? old.before : value];
}));

;// ./src/stores/draft/form.ts
/** The checkout's form in the stores, as a draft sees it. */





const createDraftForm = (registry, { contactFields, orderFields }) => {
    const customer = () => registry.select(cart_contract/* cartStore */.O).getCustomerData();
    const restoreAddresses = ({ shipping, billing }) => {
        const cart = registry.dispatch(cart_contract/* cartStore */.O);
        const { shippingAddress, billingAddress } = customer();
        void cart.setShippingAddress(fieldsToRestore(shipping, shippingAddress));
        void cart.setBillingAddress(fieldsToRestore(billing, billingAddress));
    };
    const setSameAddress = (same) => void registry.dispatch(contract/* checkoutStore */.w).__internalSetUseShippingAsBilling(same);
    /** One address for both must wipe out neither what was typed nor another that the shop knows. */
    const restorePlaces = (draft) => {
        if (draft.choices && !draft.choices.useShippingAsBilling) {
            setSameAddress(false);
        }
        restoreAddresses(draft);
        const { shippingAddress, billingAddress } = customer();
        if (draft.choices?.useShippingAsBilling && (0,address/* isOneAddress */.lY)(shippingAddress, billingAddress)) {
            setSameAddress(true);
        }
    };
    return {
        addresses: () => ({
            shipping: customer().shippingAddress,
            billing: customer().billingAddress,
        }),
        choices: () => ({
            useShippingAsBilling: registry.select(contract/* checkoutStore */.w).getUseShippingAsBilling(),
            shouldCreateAccount: registry.select(contract/* checkoutStore */.w).getShouldCreateAccount(),
        }),
        additional: () => registry.select(fields_contract/* fieldsStore */.R).getAdditionalValues(),
        note: () => registry.select(contract/* checkoutStore */.w).getOrderNotes(),
        restore: (draft) => {
            restorePlaces(draft);
            const asked = { ...contactFields, ...orderFields };
            const additional = Object.entries(draft.additional).filter(([name]) => name in asked);
            void registry.dispatch(fields_contract/* fieldsStore */.R).setAdditionalValues(Object.fromEntries(additional));
            const checkout = registry.dispatch(contract/* checkoutStore */.w);
            if (draft.note !== '') {
                void checkout.__internalSetOrderNotes(draft.note);
            }
            if (draft.choices) {
                void checkout.__internalSetShouldCreateAccount(draft.choices.shouldCreateAccount);
            }
        },
    };
};

;// ./src/stores/draft/record.ts
/** What is kept on the device, and how it is read back. Never a password, a card or anything about a payment. */

const NO_DRAFT = {
    shipping: {},
    billing: {},
    additional: {},
    note: '',
    choices: null,
};
const VERSION = 1;
/** 30 days, in milliseconds. */
const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;
const writeDraft = (owner, savedAt, content) => JSON.stringify({ version: VERSION, ...owner, savedAt, ...content });
const entries = (json, read) => (0,decode_json/* isRecord */.u4)(json)
    ? Object.fromEntries(Object.entries(json).flatMap(([name, value]) => {
        const known = name === '__proto__' ? null : read(value);
        return known === null ? [] : [[name, known]];
    }))
    : {};
const keptField = (json) => (0,decode_json/* isRecord */.u4)(json) && typeof json.value === 'string' && typeof json.before === 'string'
    ? { value: json.value, before: json.before }
    : null;
const textOrNull = (json) => (typeof json === 'string' ? json : null);
const choices = (json) => (0,decode_json/* isRecord */.u4)(json) &&
    typeof json.useShippingAsBilling === 'boolean' &&
    typeof json.shouldCreateAccount === 'boolean'
    ? {
        useShippingAsBilling: json.useShippingAsBilling,
        shouldCreateAccount: json.shouldCreateAccount,
    }
    : null;
const parse = (stored) => {
    try {
        return JSON.parse(stored ?? 'null');
    }
    catch {
        return null;
    }
};
/** The draft out of the storage; null where there is none, or it is old, broken or somebody else's. */
const readDraft = (stored, owner, now) => {
    const json = parse(stored);
    if (!(0,decode_json/* isRecord */.u4)(json) ||
        json.version !== VERSION ||
        json.shop !== owner.shop ||
        json.user !== owner.user ||
        typeof json.savedAt !== 'number' ||
        now - json.savedAt > DRAFT_LIFETIME) {
        return null;
    }
    return {
        shipping: entries(json.shipping, keptField),
        billing: entries(json.billing, keptField),
        additional: entries(json.additional, textOrNull),
        note: textOrNull(json.note) ?? '',
        choices: choices(json.choices),
    };
};

;// ./src/stores/draft/storage.ts
/** A storage that never throws: full or forbidden (null), the page goes on without. */
const calmStorage = (storage) => {
    const attempt = (work, otherwise) => {
        try {
            return work();
        }
        catch {
            return otherwise;
        }
    };
    return {
        getItem: (key) => attempt(() => storage?.getItem(key) ?? null, null),
        setItem: (key, value) => attempt(() => storage?.setItem(key, value), undefined),
        removeItem: (key) => attempt(() => storage?.removeItem(key), undefined),
    };
};

;// ./src/stores/draft/start.ts








/** Puts the draft back, and gives what says what has been typed since the page came; null for nothing. */
const resume = (form, kept) => {
    const { shipping, billing } = form.addresses();
    const before = {
        shipping: baseline(kept.shipping, shipping),
        billing: baseline(kept.billing, billing),
        choices: JSON.stringify(form.choices()),
    };
    form.restore(kept);
    return () => {
        const shown = form.addresses();
        const content = {
            shipping: fieldsToKeep(before.shipping, shown.shipping),
            billing: fieldsToKeep(before.billing, shown.billing),
            additional: form.additional(),
            note: form.note(),
            choices: form.choices(),
        };
        const isUntouched = JSON.stringify({ ...content, choices: null }) === JSON.stringify(NO_DRAFT) &&
            JSON.stringify(content.choices) === before.choices;
        return isUntouched ? null : content;
    };
};
/**
 * Puts back what was typed on this device and keeps what is typed from now on, at every change: a crash loses nothing.
 * The stores of cart, checkout and fields must be there; a cart that is not known yet is waited for.
 */
const startDraft = ({ registry, settings, storage, now }) => {
    const device = calmStorage(storage);
    if (!settings.checkout.keepsDraft) {
        device.removeItem(kept_attempt/* DRAFT_STORAGE_KEY */.yd);
        return { drop: () => undefined, stop: () => undefined };
    }
    const owner = { shop: settings.homeUrl, user: settings.currentUserId };
    const form = createDraftForm(registry, settings.checkout);
    let typedSoFar = null;
    let saved = null;
    const begin = () => {
        const kept = readDraft(device.getItem(kept_attempt/* DRAFT_STORAGE_KEY */.yd), owner, now());
        // What is put back now comes as news of the stores, too.
        typedSoFar = () => kept;
        typedSoFar = resume(form, kept ?? NO_DRAFT);
    };
    const save = (content) => {
        const text = JSON.stringify(content);
        if (text === saved) {
            return;
        }
        saved = text;
        if (content === null) {
            device.removeItem(kept_attempt/* DRAFT_STORAGE_KEY */.yd);
        }
        else {
            device.setItem(kept_attempt/* DRAFT_STORAGE_KEY */.yd, writeDraft(owner, now(), content));
        }
    };
    const drop = () => {
        stop();
        device.removeItem(kept_attempt/* DRAFT_STORAGE_KEY */.yd);
    };
    const update = () => {
        const checkout = registry.select(contract/* checkoutStore */.w);
        if (checkout.isComplete() && !checkout.hasError()) {
            drop();
            return;
        }
        if (!typedSoFar && registry.select(cart_contract/* cartStore */.O).hasFinishedResolution('getCartData')) {
            begin();
        }
        if (typedSoFar) {
            save(typedSoFar());
        }
    };
    const unsubscribes = [cart_contract/* CART_STORE_KEY */.j, contract/* CHECKOUT_STORE_KEY */.v, fields_contract/* FIELDS_STORE_KEY */.q].map((name) => registry.subscribe(update, name));
    const stop = () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    update();
    return { drop, stop };
};

;// ./src/stores/payment/actions.ts
const setPaymentStatus = (status) => ({ type: 'STATUS', status });
const payment_actions_plainActions = {
    __internalSetActivePaymentMethod: (method, paymentMethodData = {}) => ({ type: 'ACTIVE_METHOD', method, paymentMethodData }),
    __internalSetShouldSavePaymentMethod: (save) => ({ type: 'SAVE', save }),
    __internalSetPaymentMethodData: (data = {}) => ({ type: 'METHOD_DATA', data }),
    __internalSetPaymentResult: (result) => ({ type: 'RESULT', result }),
    __internalSetPaymentMethodsInitialized: (initialized) => ({ type: 'INITIALIZED', initialized }),
    __internalSetExpressPaymentMethodsInitialized: (initialized) => ({ type: 'EXPRESS_INITIALIZED', initialized }),
    __internalSetAvailablePaymentMethods: (methods) => ({ type: 'AVAILABLE', methods }),
    __internalSetAvailableExpressPaymentMethods: (methods) => ({ type: 'EXPRESS_AVAILABLE', methods }),
    __internalRemoveAvailablePaymentMethod: (name) => ({ type: 'REMOVE', name }),
    __internalRemoveAvailableExpressPaymentMethod: (name) => ({ type: 'REMOVE_EXPRESS', name }),
    /** Ours. Id → title of gateways that cannot pay this cart here. */
    setIncompatiblePaymentMethods: (methods) => ({ type: 'INCOMPATIBLE', methods }),
    setRegistrationErrors: (errors) => ({ type: 'REGISTRATION_ERRORS', errors }),
    setPaymentStatus,
    __internalSetPaymentIdle: () => setPaymentStatus('idle'),
    __internalSetExpressPaymentStarted: () => setPaymentStatus('express_started'),
    __internalSetPaymentProcessing: () => setPaymentStatus('processing'),
    __internalSetPaymentReady: () => setPaymentStatus('ready'),
    __internalSetPaymentError: () => setPaymentStatus('has_error'),
};

;// ./src/stores/payment/state.ts
/** Before any method has been asked. */
const payment_state_initialState = {
    status: 'idle',
    activePaymentMethod: '',
    activeSavedToken: '',
    availablePaymentMethods: {},
    availableExpressPaymentMethods: {},
    savedPaymentMethods: {},
    paymentMethodData: {},
    paymentResult: null,
    paymentMethodsInitialized: false,
    expressPaymentMethodsInitialized: false,
    shouldSavePaymentMethod: false,
    incompatiblePaymentMethods: {},
    registrationErrors: [],
};

;// ./src/stores/payment/reducer.ts

const without = (methods, name) => Object.fromEntries(Object.entries(methods).filter(([other]) => other !== name));
/** The saved token that the data names, empty where it names none. */
const tokenIn = (method, data) => {
    const token = data[`wc-${method}-payment-token`];
    return typeof token === 'string' || typeof token === 'number' ? String(token) : '';
};
const payment_reducer_reducer = (state = payment_state_initialState, action) => {
    switch (action.type) {
        case 'STATUS':
            return { ...state, status: action.status };
        case 'ACTIVE_METHOD':
            return {
                ...state,
                activePaymentMethod: action.method,
                activeSavedToken: tokenIn(action.method, action.paymentMethodData),
                paymentMethodData: action.paymentMethodData,
            };
        case 'SAVE':
            return { ...state, shouldSavePaymentMethod: action.save };
        case 'METHOD_DATA':
            return { ...state, paymentMethodData: action.data };
        case 'RESULT':
            return { ...state, paymentResult: action.result };
        case 'INITIALIZED':
            return { ...state, paymentMethodsInitialized: action.initialized };
        case 'EXPRESS_INITIALIZED':
            return { ...state, expressPaymentMethodsInitialized: action.initialized };
        case 'AVAILABLE':
            return { ...state, availablePaymentMethods: action.methods };
        case 'EXPRESS_AVAILABLE':
            return { ...state, availableExpressPaymentMethods: action.methods };
        case 'REMOVE':
            return {
                ...state,
                availablePaymentMethods: without(state.availablePaymentMethods, action.name),
            };
        case 'REMOVE_EXPRESS':
            return {
                ...state,
                availableExpressPaymentMethods: without(state.availableExpressPaymentMethods, action.name),
            };
        case 'INCOMPATIBLE':
            return { ...state, incompatiblePaymentMethods: action.methods };
        case 'REGISTRATION_ERRORS':
            return { ...state, registrationErrors: action.errors };
        default:
            return state;
    }
};

;// ./src/stores/payment/saved-methods.ts
const saved_methods_isObject = (value) => typeof value === 'object' && value !== null;
const saved_methods_source = (value) => (saved_methods_isObject(value) ? value : {});
const saved_methods_text = (value) => typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** null where it names neither a token nor a gateway: it could not pay. */
const savedMethod = (json) => {
    const from = saved_methods_source(json);
    const method = saved_methods_source(from.method);
    const tokenId = Number(from.tokenId);
    const gateway = saved_methods_text(method.gateway);
    if (!Number.isInteger(tokenId) || tokenId < 1 || gateway === '') {
        return null;
    }
    return {
        tokenId,
        method: { gateway, last4: saved_methods_text(method.last4), brand: saved_methods_text(method.brand) },
        expires: saved_methods_text(from.expires),
        isDefault: Boolean(from.is_default ?? from.isDefault),
    };
};
/** Reads customer settings: type ('cc', 'echeck' …) → list. What cannot be read is left out. */
const readSavedMethods = (json) => Object.fromEntries(Object.entries(saved_methods_source(json)).flatMap(([type, list]) => {
    const methods = Object.values(saved_methods_source(list))
        .map(savedMethod)
        .filter((method) => method !== null);
    return methods.length > 0 ? [[type, methods]] : [];
}));
/** Those whose gateway is available and shows saved cards; types without any are left out. */
const activeSavedMethods = (saved, available, registered) => Object.fromEntries(Object.entries(saved).flatMap(([type, methods]) => {
    const usable = methods.filter(({ method: { gateway } }) => available.includes(gateway) && registered[gateway]?.supports.showSavedCards === true);
    return usable.length > 0 ? [[type, usable]] : [];
}));

;// ./src/stores/payment/selectors.ts

/** Gives the same object as long as the state is the same, or every subscriber would render again. */
const createActiveSaved = (methods) => {
    let last = null;
    return (state) => {
        const { savedPaymentMethods, availablePaymentMethods } = state;
        if (last === null ||
            last.state.savedPaymentMethods !== savedPaymentMethods ||
            last.state.availablePaymentMethods !== availablePaymentMethods) {
            const saved = activeSavedMethods(savedPaymentMethods, Object.keys(availablePaymentMethods), methods.getPaymentMethods());
            last = { state, saved };
        }
        return last.saved;
    };
};
const flagsOf = ({ status, ...state }) => ({
    isPristine: status === 'idle',
    isIdle: status === 'idle',
    isStarted: status === 'express_started',
    isProcessing: status === 'processing',
    isReady: status === 'ready',
    isFinished: status === 'ready' || status === 'has_error',
    isSuccessful: status === 'ready',
    hasError: status === 'has_error',
    hasFailed: status === 'has_error',
    isDoingExpressPayment: state.activePaymentMethod in state.availableExpressPaymentMethods,
});
/** Answers with the same object as long as the state is the same. */
const createFlags = () => {
    const known = new WeakMap();
    return (state) => {
        const flags = known.get(state) ?? flagsOf(state);
        known.set(state, flags);
        return flags;
    };
};
/** See contract.ts for what each one means. */
const selectors_createSelectors = (methods) => ({
    isPaymentIdle: ({ status }) => status === 'idle',
    isPaymentPristine: ({ status }) => status === 'idle',
    isPaymentStarted: ({ status }) => status === 'express_started',
    isExpressPaymentStarted: ({ status }) => status === 'express_started',
    isPaymentProcessing: ({ status }) => status === 'processing',
    isPaymentReady: ({ status }) => status === 'ready',
    isPaymentSuccess: ({ status }) => status === 'ready',
    hasPaymentError: ({ status }) => status === 'has_error',
    isPaymentFailed: ({ status }) => status === 'has_error',
    isPaymentFinished: ({ status }) => status === 'ready' || status === 'has_error',
    isExpressPaymentMethodActive: ({ activePaymentMethod, availableExpressPaymentMethods }) => activePaymentMethod in availableExpressPaymentMethods,
    getActivePaymentMethod: (state) => state.activePaymentMethod,
    getActiveSavedToken: (state) => state.activeSavedToken,
    getAvailablePaymentMethods: (state) => state.availablePaymentMethods,
    getAvailableExpressPaymentMethods: (state) => state.availableExpressPaymentMethods,
    getPaymentMethodData: (state) => state.paymentMethodData,
    getSavedPaymentMethods: (state) => state.savedPaymentMethods,
    getActiveSavedPaymentMethods: createActiveSaved(methods),
    getIncompatiblePaymentMethods: (state) => state.incompatiblePaymentMethods,
    getShouldSavePaymentMethod: (state) => state.shouldSavePaymentMethod,
    paymentMethodsInitialized: (state) => state.paymentMethodsInitialized,
    expressPaymentMethodsInitialized: (state) => state.expressPaymentMethodsInitialized,
    getPaymentResult: (state) => state.paymentResult,
    getCurrentStatus: createFlags(),
    getRegistrationErrors: (state) => state.registrationErrors,
});

;// ./src/stores/payment/index.ts






/** Our wc/store/payment. */
const createPaymentStore = ({ methods, savedPaymentMethods }) => (0,external_wp_data_namespaceObject.createReduxStore)(payment_contract/* PAYMENT_STORE_KEY */.l, {
    initialState: { ...payment_state_initialState, savedPaymentMethods },
    reducer: payment_reducer_reducer,
    selectors: selectors_createSelectors(methods),
    actions: payment_actions_plainActions,
});

;// ./src/domain/payment/can-pay-argument.ts
/** Package id → id of the rate that is chosen for it; packages without a choice are left out. */
const can_pay_argument_selectedRates = (packages) => Object.fromEntries(packages.flatMap(({ package_id, shipping_rates }) => shipping_rates
    .filter(({ selected }) => selected)
    .map(({ rate_id }) => [String(package_id), rate_id])));
const canPayArgument = (cart) => ({
    cart: {
        cartCoupons: cart.coupons,
        cartItems: cart.items,
        crossSellsProducts: cart.crossSells,
        cartFees: cart.fees,
        cartItemsCount: cart.itemsCount,
        cartItemsWeight: cart.itemsWeight,
        cartNeedsPayment: cart.needsPayment,
        cartNeedsShipping: cart.needsShipping,
        cartItemErrors: cart.errors,
        cartTotals: cart.totals,
        cartIsLoading: false,
        cartErrors: cart.errors,
        billingAddress: cart.billingAddress,
        billingData: cart.billingAddress,
        shippingAddress: cart.shippingAddress,
        extensions: cart.extensions,
        shippingRates: cart.shippingRates,
        isLoadingRates: false,
        cartHasCalculatedShipping: cart.hasCalculatedShipping,
        paymentRequirements: cart.paymentRequirements,
    },
    cartTotals: cart.totals,
    cartNeedsShipping: cart.needsShipping,
    billingAddress: cart.billingAddress,
    billingData: cart.billingAddress,
    shippingAddress: cart.shippingAddress,
    selectedShippingMethods: can_pay_argument_selectedRates(cart.shippingRates),
    paymentMethods: cart.paymentMethods,
    paymentRequirements: cart.paymentRequirements,
});

;// ./src/domain/payment/features.ts
/** Whether a method can do all that the cart asks for (payment_requirements). */
const supportsAll = (features, requirements) => requirements.every((requirement) => features.includes(requirement));
/**
 * Gateways that are switched on in the shop and cannot pay this cart in this checkout: they have no script for it, or do
 * not do what the cart asks for.
 *
 * @param gateways Id → title, text.
 * @param registered Method name → what it supports.
 */
const incompatibleMethods = (gateways, registered, requirements) => Object.fromEntries(Object.entries(gateways).filter(([id]) => {
    const features = registered.get(id);
    return features === undefined || !supportsAll(features, requirements);
}));

;// ./src/domain/payment/sort.ts
/** Names of methods in the shop's order; those that it does not name follow as they were registered. */
const sortMethods = (registered, sortOrder) => {
    const named = [...new Set(sortOrder)].filter((name) => registered.includes(name));
    return [...named, ...registered.filter((name) => !named.includes(name))];
};

;// ./src/domain/payment/answer.ts
const answer_isObject = (value) => typeof value === 'object' && value !== null;
/** The message of what was thrown, or of the error of an answer. */
const messageOf = (thrown) => {
    const message = answer_isObject(thrown) ? thrown.message : thrown;
    return typeof message === 'string' ? message : '';
};
/** Reads what canMakePayment answered: plugins answer with anything, and what is true enough counts as yes. */
const readCanPay = (answer) => {
    if (answer_isObject(answer) && answer.error) {
        return { kind: 'error', message: messageOf(answer.error) };
    }
    return { kind: answer ? 'yes' : 'no' };
};

;// ./src/domain/payment/offers.ts
const noOffers = new Map();
/** These methods, and no others, are being asked. */
const askAll = (offers, names) => new Map(names.map((name) => [name, { verdict: offers.get(name)?.verdict ?? 'no', isAsked: true }]));
/** A method has answered, in time or late. */
const hasAnswered = (offers, name, verdict) => offers.has(name) ? new Map(offers).set(name, { verdict, isAsked: false }) : offers;
/** Time is over: who has not answered is left out, until a late yes. */
const timeIsOver = (offers) => new Map([...offers].map(([name, offer]) => [
    name,
    offer.isAsked ? { verdict: 'no', isAsked: false } : offer,
]));
/** Names of the methods that are offered, in order. */
const offered = (offers) => [...offers].filter(([, { verdict }]) => verdict === 'yes').map(([name]) => name);
/** Whether nobody is being asked any more. */
const areSettled = (offers) => [...offers.values()].every(({ isAsked }) => !isAsked);
/** Whether it is open yet if this method will be offered. */
const isOpen = (offers, name) => {
    const offer = offers.get(name);
    return offer !== undefined && offer.isAsked && offer.verdict !== 'yes';
};

;// ./src/stores/payment/availability.ts
/** Asks payment methods whether they can pay: all at once, each by itself. */


/** How long a method may take before it is left out, in milliseconds; a later yes still adds it. */
const ANSWER_PATIENCE = 5000;
const availability_answerOf = async ({ canPay }) => {
    try {
        return readCanPay(await canPay());
    }
    catch (thrown) {
        return { kind: 'error', message: messageOf(thrown) };
    }
};
const createAvailability = ({ setTimer, onChange, onError, }) => {
    let offers = noOffers;
    let round = 0;
    let cancelPatience = () => { };
    const become = (next) => {
        offers = next;
        if (areSettled(offers)) {
            cancelPatience();
        }
        onChange(offers);
    };
    const askOne = async (candidate, ofRound) => {
        const answer = await availability_answerOf(candidate);
        if (ofRound !== round) {
            return;
        }
        if (answer.kind === 'error') {
            onError(candidate.name, answer.message);
        }
        become(hasAnswered(offers, candidate.name, answer.kind));
    };
    return {
        ask(candidates) {
            round += 1;
            cancelPatience();
            const names = candidates.map(({ name }) => name);
            cancelPatience = setTimer(() => become(timeIsOver(offers)), ANSWER_PATIENCE);
            become(askAll(offers, names));
            for (const candidate of candidates) {
                void askOne(candidate, round);
            }
        },
        stop() {
            round += 1;
            cancelPatience();
        },
    };
};

;// ./src/domain/payment/default-method.ts

/** What travels as payment data when a saved token pays. */
const savedTokenData = ({ tokenId, gateway, }) => ({
    token: String(tokenId),
    payment_method: gateway,
    [`wc-${gateway}-payment-token`]: String(tokenId),
    isSavedToken: true,
});
/** Which method is the active one, now that it is known a little more what is offered. */
const defaultMethod = (question) => {
    const { isFirst, tokens, current, offers, expressMethods } = question;
    const names = offered(offers);
    const isAvailable = names.includes(current) || expressMethods.includes(current);
    if (current !== '' && isAvailable && !isFirst) {
        return { kind: 'keep' };
    }
    const token = tokens.find(({ gateway }) => names.includes(gateway) || isOpen(offers, gateway));
    if (token) {
        return names.includes(token.gateway) ? { kind: 'token', token } : { kind: 'wait' };
    }
    if (current !== '' && isAvailable) {
        return { kind: 'keep' };
    }
    const first = [...offers.keys()].find((name) => names.includes(name) || isOpen(offers, name));
    if (first === undefined) {
        return current === '' ? { kind: 'keep' } : { kind: 'method', name: '' };
    }
    return names.includes(first) ? { kind: 'method', name: first } : { kind: 'wait' };
};

;// ./src/stores/payment/write-offers.ts




const write_offers_isSame = (a, b) => Object.keys(a).join() === Object.keys(b).join();
const createOfferWriter = ({ registry, methods, settings, }) => {
    const store = () => registry.select(payment_contract/* paymentStore */._);
    const dispatch = () => registry.dispatch(payment_contract/* paymentStore */._);
    let hasDefault = false;
    let current = noOffers;
    /** Those whose gateway shows saved cards. */
    const savedTokens = () => {
        const registered = methods.getPaymentMethods();
        return Object.values(store().getSavedPaymentMethods())
            .flat()
            .map(({ tokenId, method: { gateway } }) => ({ tokenId, gateway }))
            .filter(({ gateway }) => registered[gateway]?.supports.showSavedCards === true);
    };
    /** Not while a payment runs: what it runs with must not change under it. */
    const choose = () => {
        if (store().isPaymentProcessing() || store().isPaymentReady()) {
            return;
        }
        const decision = defaultMethod({
            isFirst: !hasDefault,
            tokens: savedTokens(),
            current: store().getActivePaymentMethod(),
            offers: current,
            expressMethods: Object.keys(store().getAvailableExpressPaymentMethods()),
        });
        switch (decision.kind) {
            case 'wait':
                return;
            case 'keep':
                hasDefault = true;
                return;
            case 'token':
                hasDefault = true;
                void dispatch().__internalSetActivePaymentMethod(decision.token.gateway, savedTokenData(decision.token));
                return;
            case 'method':
                hasDefault = decision.name !== '';
                void dispatch().__internalSetPaymentIdle();
                void dispatch().__internalSetActivePaymentMethod(decision.name);
                return;
        }
    };
    return {
        writeMethods(offers) {
            current = offers;
            const available = Object.fromEntries(offered(offers).map((name) => [name, { name }]));
            if (!write_offers_isSame(available, store().getAvailablePaymentMethods())) {
                void dispatch().__internalSetAvailablePaymentMethods(available);
            }
            choose();
            if (areSettled(offers) && !store().paymentMethodsInitialized()) {
                void dispatch().__internalSetPaymentMethodsInitialized(true);
            }
        },
        writeExpressMethods(offers) {
            const registered = methods.getExpressPaymentMethods();
            const available = Object.fromEntries(offered(offers).flatMap((name) => {
                const config = registered[name];
                return config
                    ? [
                        [
                            name,
                            {
                                name,
                                title: config.title,
                                description: config.description,
                                gatewayId: config.gatewayId,
                                supportsStyle: config.supports.style,
                            },
                        ],
                    ]
                    : [];
            }));
            if (!write_offers_isSame(available, store().getAvailableExpressPaymentMethods())) {
                void dispatch().__internalSetAvailableExpressPaymentMethods(available);
            }
            if (areSettled(offers) && !store().expressPaymentMethodsInitialized()) {
                void dispatch().__internalSetExpressPaymentMethodsInitialized(true);
            }
        },
        writeIncompatible(requirements) {
            const registered = new Map(Object.entries(methods.getPaymentMethods()).map(([name, { supports }]) => [
                name,
                supports.features,
            ]));
            void dispatch().setIncompatiblePaymentMethods(incompatibleMethods(settings.checkout.gateways, registered, requirements));
        },
    };
};

;// ./src/stores/payment/registration-errors.ts



const CONTEXTS = {
    payments: 'wc/checkout/payments',
    express: 'wc/checkout/express-payments',
};
const sentence = (name, message) => (0,external_wp_i18n_.sprintf)(
// translators: %s: id of a payment method; the error follows.
(0,external_wp_i18n_.__)("There was an error registering the payment method with id '%s': ", 'storefront-islands'), name) + message;
const noticeId = (name) => `wc-${name}-registration-error`;
/** Only administrators and the editor are shown them (spec section 6). */
const createRegistrationErrors = ({ registry, settings, isEditor, }) => {
    const isShown = isEditor || settings.currentUserIsAdmin;
    let errors = [];
    const keep = (next) => {
        errors = next;
        void registry.dispatch(payment_contract/* paymentStore */._).setRegistrationErrors(errors);
    };
    return {
        raise(where, name, message) {
            const error = { id: name, message: sentence(name, message) };
            keep([...errors.filter(({ id }) => id !== name), error]);
            if (isShown) {
                void registry.dispatch(external_wp_notices_.store).createErrorNotice(error.message, {
                    id: noticeId(name),
                    context: CONTEXTS[where],
                });
            }
        },
        clear() {
            for (const { id } of errors) {
                for (const context of Object.values(CONTEXTS)) {
                    void registry.dispatch(external_wp_notices_.store).removeNotice(noticeId(id), context);
                }
            }
            if (errors.length > 0) {
                keep([]);
            }
        },
    };
};

;// ./src/stores/payment/setup.ts
/** Which payment methods the shopper is offered, from the page's first cart on. */







/** Spec section 9: payment method recompute pause, in milliseconds. */
const RECOMPUTE_PAUSE = 1000;
/** The names that can be offered for this cart at all; the others are not even asked. */
const namesToAsk = ({ methods, settings, isEditor }, cart) => {
    const registered = Object.keys(methods.getPaymentMethods());
    return sortMethods(registered, settings.paymentMethodSortOrder).filter((name) => isEditor || cart.paymentMethods.includes(name));
};
const namesOf = (methods) => [
    ...Object.keys(methods.getPaymentMethods()),
    '',
    ...Object.keys(methods.getExpressPaymentMethods()),
].join();
/**
 * Asks the methods as soon as there is a cart, and again 1000 ms after each change of it, and keeps wc/store/payment up to
 * date. What the shopper chose stays chosen as long as it is offered.
 */
const startPaymentMethods = (dependencies) => {
    const { registry, methods, isEditor, setTimer } = dependencies;
    const errors = createRegistrationErrors(dependencies);
    const writer = createOfferWriter(dependencies);
    const cart = () => registry.select(cart_contract/* cartStore */.O);
    const available = createAvailability({
        setTimer,
        onChange: writer.writeMethods,
        onError: (name, message) => errors.raise('payments', name, message),
    });
    const expressAvailable = createAvailability({
        setTimer,
        onChange: writer.writeExpressMethods,
        onError: (name, message) => errors.raise('express', name, message),
    });
    const recompute = () => {
        const data = cart().getCartData();
        const argument = canPayArgument(data);
        const canPay = ({ supports, canMakePayment }) => () => isEditor ||
            (supportsAll(supports.features, data.paymentRequirements) &&
                canMakePayment({ ...argument }));
        askedOf = namesOf(methods);
        errors.clear();
        const registered = methods.getPaymentMethods();
        writer.writeIncompatible(data.paymentRequirements);
        expressAvailable.ask(Object.entries(methods.getExpressPaymentMethods()).map(([name, config]) => ({
            name,
            canPay: canPay(config),
        })));
        available.ask(namesToAsk(dependencies, data).flatMap((name) => {
            const config = registered[name];
            return config ? [{ name, canPay: canPay(config) }] : [];
        }));
    };
    const isKnown = () => cart().getCartTotals().currency_code !== '';
    let askedFor = null;
    let askedOf = '';
    let cancelPause = () => { };
    const hear = () => {
        const data = cart().getCartData();
        if (data === askedFor || !isKnown()) {
            return;
        }
        const isFirst = askedFor === null;
        askedFor = data;
        cancelPause();
        if (isFirst) {
            recompute();
        }
        else {
            cancelPause = setTimer(recompute, RECOMPUTE_PAUSE);
        }
    };
    /** Asks without a pause, where there is a method that was not there before, or one less. */
    const hearOfMethods = () => {
        if (askedFor !== null && askedOf !== namesOf(methods)) {
            cancelPause();
            // Scripts register several methods in one go.
            cancelPause = setTimer(recompute, 0);
        }
    };
    const unsubscribe = registry.subscribe(hear, cart_contract/* CART_STORE_KEY */.j);
    const stopListening = methods.onChange(hearOfMethods);
    hear();
    return {
        stop: () => {
            cancelPause();
            unsubscribe();
            stopListening();
            available.stop();
            expressAvailable.stop();
        },
    };
};

;// ./src/stores/validation/store.ts
/** What a plugin set, made an error; null where it has no message (spec section 5). */
const readError = (given) => {
    const error = typeof given === 'object' && given !== null ? given : {};
    const message = Reflect.get(error, 'message');
    return typeof message === 'string'
        ? { message, hidden: Reflect.get(error, 'hidden') === true }
        : null;
};
const readErrors = (given) => Object.fromEntries(Object.entries(given).flatMap(([fieldId, value]) => {
    const error = readError(value);
    return error ? [[fieldId, error]] : [];
}));
const store_plainActions = {
    setValidationErrors: (errors) => ({ type: 'SET_ERRORS', errors: readErrors(errors) }),
    clearValidationError: (fieldId) => ({ type: 'CLEAR', fieldIds: [fieldId] }),
    clearValidationErrors: (fieldIds) => ({ type: 'CLEAR', fieldIds: fieldIds ?? null }),
    hideValidationError: (fieldId) => ({ type: 'HIDE', fieldId, hidden: true }),
    showValidationError: (fieldId) => ({ type: 'HIDE', fieldId, hidden: false }),
    showAllValidationErrors: () => ({ type: 'SHOW_ALL' }),
};
/** See contract.ts for what each one means. */
const actions = store_plainActions;
const store_without = (state, fieldIds) => fieldIds.some((fieldId) => state[fieldId])
    ? Object.fromEntries(Object.entries(state).filter(([fieldId]) => !fieldIds.includes(fieldId)))
    : state;
const withHidden = (state, fieldId, hidden) => {
    const error = state[fieldId];
    return error && error.hidden !== hidden ? { ...state, [fieldId]: { ...error, hidden } } : state;
};
const store_reducer = (state = {}, action) => {
    switch (action.type) {
        case 'SET_ERRORS': {
            const isNews = Object.entries(action.errors).some(([fieldId, { message, hidden }]) => state[fieldId]?.message !== message || state[fieldId].hidden !== hidden);
            return isNews ? { ...state, ...action.errors } : state;
        }
        case 'CLEAR':
            return action.fieldIds === null ? {} : store_without(state, action.fieldIds);
        case 'HIDE':
            return withHidden(state, action.fieldId, action.hidden);
        case 'SHOW_ALL':
            return Object.keys(state).reduce((shown, id) => withHidden(shown, id, false), state);
        default:
            return state;
    }
};
/** See contract.ts for what each one means. */
const store_selectors = {
    getValidationErrors: (state) => state,
    getValidationError: (state, fieldId) => state[fieldId],
    getValidationErrorId: (state, fieldId) => state[fieldId] && !state[fieldId].hidden ? `validate-error-${fieldId}` : undefined,
    hasValidationErrors: (state) => Object.keys(state).length > 0,
};

;// ./src/stores/validation/index.ts



/** Our wc/store/validation, without errors at first. */
const createValidationStore = () => (0,external_wp_data_namespaceObject.createReduxStore)(validation_contract/* VALIDATION_STORE_KEY */.O, { initialState: {}, reducer: store_reducer, selectors: store_selectors, actions: actions });

;// ./src/domain/fields/attributes.ts
/** What browsers and keyboards are told of each known field. */

/** Autofill's own names (HTML standard, autofill detail tokens). */
const AUTOFILL = {
    first_name: 'given-name',
    last_name: 'family-name',
    company: 'organization',
    address_1: 'address-line1',
    address_2: 'address-line2',
    city: 'address-level2',
    state: 'address-level1',
    postcode: 'postal-code',
    country: 'country',
    phone: 'tel',
    email: 'email',
};
/** Countries whose postcodes have nothing but digits: a number pad is enough for them. */
const DIGITS_ONLY = new Set('AT AU BE BG CH CY DE DK EE ES FI FR HR HU ID IL IN IT LT MX MY NO NZ PH RO RS SG SI TH TR UA US VN ZA'.split(' '));
const attributes_attributesOf = (name, kind, country) => {
    const autofill = AUTOFILL[name];
    const attributes = {
        autoComplete: autofill ? `${kind} ${autofill}` : '',
        autoCapitalize: 'sentences',
        inputMode: 'text',
        maxLength: null,
        type: 'text',
    };
    switch (name) {
        case 'phone':
            return { ...attributes, autoCapitalize: 'none', inputMode: 'tel', type: 'tel' };
        case 'email':
            return {
                ...attributes,
                autoComplete: 'email',
                autoCapitalize: 'none',
                inputMode: 'email',
                maxLength: (/* inlined export .LONGEST_EMAIL */254),
                type: 'email',
            };
        case 'postcode':
            return {
                ...attributes,
                autoCapitalize: 'characters',
                inputMode: DIGITS_ONLY.has(country) ? 'numeric' : 'text',
            };
        default:
            return attributes;
    }
};

// EXTERNAL MODULE: ./src/domain/fields/setting.ts
var setting = __webpack_require__(219);
;// ./src/domain/fields/form.ts


const FOLDABLE = ['company', 'address_2', 'phone'];
const countriesOf = (kind, settings) => {
    const codes = kind === 'shipping' ? settings.shippingCountries : settings.billingCountries;
    return Object.entries(settings.countries).filter(([code]) => codes.length === 0 || codes.includes(code));
};
const form_optionsOf = (name, kind, country, settings) => {
    switch (name) {
        case 'country':
            return countriesOf(kind, settings);
        case 'state':
            return (0,setting/* statesOf */.kY)(country, settings);
        default:
            return settings.addressFields[name]?.options ?? null;
    }
};
/** What need not be chosen can be taken back. */
const choicesOf = ({ options, required }) => options && !required && !options.some(([value]) => value === '')
    ? [['', ''], ...options]
    : options;
const controlOf = ({ type }, options) => {
    if (type === 'checkbox') {
        return 'checkbox';
    }
    return options ? 'select' : 'input';
};
/** What a setting alone says of its field. */
const describe = (name, setting) => ({
    name,
    label: setting.required ? setting.label : setting.optionalLabel,
    plainLabel: setting.label,
    required: setting.required,
    enterKeyHint: 'next',
    foldable: !setting.required && FOLDABLE.includes(name),
    pattern: setting.pattern === undefined
        ? null
        : { source: setting.pattern, title: setting.title ?? '' },
});
/** Ids hold no slash: themes and plugins select by them. */
const elementId = (prefix, name) => `${prefix}-${name.replace(/\//g, '-')}`;
/**
 * The fields of an address in the order, with the labels and with the choices that its country has. Hidden ones are left
 * out. The e-mail is no part of it: see emailField.
 */
const addressForm = (kind, address, settings) => {
    const country = address.country ?? '';
    return (0,setting/* shownFields */.b0)(country, settings).map(([name, setting]) => {
        const options = choicesOf({
            options: form_optionsOf(name, kind, country, settings),
            required: setting.required,
        });
        const attributes = attributes_attributesOf(name, kind, country);
        return {
            ...describe(name, setting),
            ...attributes,
            autoComplete: setting.autoComplete ?? attributes.autoComplete,
            maxLength: setting.maxLength ?? attributes.maxLength,
            id: elementId(kind, name),
            errorId: `${kind}_${name}`,
            control: controlOf(setting, options),
            value: address[name] ?? '',
            options,
        };
    });
};
/** The contact e-mail; every order needs one. The label is the caller's: the spec's address fields have none for it. */
const emailField = (label, value) => ({
    ...attributes_attributesOf('email', 'billing', ''),
    id: 'email',
    errorId: 'billing_email',
    name: 'email',
    control: 'input',
    label,
    plainLabel: label,
    required: true,
    value,
    options: null,
    enterKeyHint: 'next',
    foldable: false,
    pattern: null,
});
/** Fields of plugins beside the e-mail (contact) or about the order as a whole. */
const additionalForm = (place, values, fields) => Object.entries(fields)
    .filter(([, { hidden }]) => !hidden)
    .sort(([, a], [, b]) => a.index - b.index)
    .map(([name, setting]) => {
    const options = choicesOf({ options: setting.options ?? null, required: setting.required });
    return {
        ...attributes_attributesOf(name, 'billing', ''),
        ...describe(name, setting),
        autoComplete: setting.autoComplete ?? '',
        maxLength: setting.maxLength ?? null,
        id: elementId(place, name),
        errorId: `${place}_${name}`,
        control: controlOf(setting, options),
        value: values[name] ?? '',
        options,
    };
});
/** What changes with one typed value: a state belongs to its country. */
const typedChanges = (name, value, { country }) => name === 'country' && value !== country ? { country: value, state: '' } : { [name]: value };

// EXTERNAL MODULE: ./src/domain/fields/sections.ts
var sections = __webpack_require__(607);
;// ./src/domain/fields/asked.ts


const askedFields = ({ shippingAddress, billingAddress, additional, delivery }, settings) => {
    const asked = (0,sections/* askedAddresses */.x)(delivery);
    const { contactFields, orderFields } = settings.checkout;
    const outside = (fields) => fields.map((field) => ({ field, country: '' }));
    const inside = (kind, address) => addressForm(kind, address, settings).map((field) => ({ field, country: address.country }));
    return [
        ...outside([emailField('', billingAddress.email)]),
        ...outside(additionalForm('contact', additional, contactFields)),
        ...(asked.shipping ? inside('shipping', shippingAddress) : []),
        ...(asked.billing ? inside('billing', billingAddress) : []),
        ...outside(additionalForm('order', additional, orderFields)),
    ];
};
/** Ids in the validation store of all address fields, asked for or not. */
const addressErrorIds = (settings) => Object.keys(settings.addressFields).flatMap((name) => [`shipping_${name}`, `billing_${name}`]);

;// ./src/domain/fields/rules.ts
/** What may be wrong with a field. One rule at a time: the first that is broken. */

/** A pattern of a plugin holds for the whole text; one that no browser understands holds for any. */
const matches = (source, text) => {
    try {
        return new RegExp(`^(?:${source})$`, 'u').test(text);
    }
    catch {
        return true;
    }
};
const rules_isEmpty = ({ control }, value) => value === '' || (control === 'checkbox' && value !== '1');
/** The first rule that the field's value breaks; null while all is well. */
const brokenRule = (field, country, isPostcode) => {
    const value = field.value.trim();
    if (rules_isEmpty(field, value)) {
        return field.required ? 'required' : null;
    }
    if (field.options && !field.options.some(([code]) => code === value)) {
        return field.required ? 'required' : 'choice';
    }
    if (field.type === 'email' && !(0,address/* isEmail */.xf)(value)) {
        return 'email';
    }
    if (field.name === 'postcode' && isPostcode?.(value, country) === false) {
        return 'postcode';
    }
    return field.pattern && !matches(field.pattern.source, value) ? 'pattern' : null;
};

;// ./src/stores/fields/index.ts


const fields_initialState = { additional: {}, hints: {}, left: {} };
const fields_plainActions = {
    setAdditionalValues: (values) => ({ type: 'SET_ADDITIONAL', values }),
    leaveField: (errorId, value) => ({ type: 'LEAVE', errorId, value }),
    setHints: (hints) => ({ type: 'SET_HINTS', hints }),
};
const fields_actions = fields_plainActions;
const fields_isSame = (a, b) => Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([errorId, { message }]) => b[errorId]?.message === message);
const fields_reducer = (state = fields_initialState, action) => {
    switch (action.type) {
        case 'SET_ADDITIONAL':
            return { ...state, additional: { ...state.additional, ...action.values } };
        case 'LEAVE':
            return { ...state, left: { ...state.left, [action.errorId]: action.value } };
        case 'SET_HINTS':
            return fields_isSame(state.hints, action.hints) ? state : { ...state, hints: action.hints };
        default:
            return state;
    }
};
const fields_selectors = {
    getAdditionalValues: (state) => state.additional,
    getHint: (state, errorId) => state.hints[errorId],
    getLeftFields: (state) => state.left,
};
/** The store behind the checkout's form, empty at first. */
const createFieldsStore = () => (0,external_wp_data_namespaceObject.createReduxStore)(fields_contract/* FIELDS_STORE_KEY */.q, { initialState: fields_initialState, reducer: fields_reducer, selectors: fields_selectors, actions: fields_actions });

;// ./src/stores/validation/messages.ts
/** What is said at a field, in words. */

/** A label inside a sentence. Only English is known to write it small. */
const inSentence = (label, { locale }) => locale.userLocale.startsWith('en') ? label.toLowerCase() : label;
/** Labels of plugins may be whole questions, so they are quoted. */
const isOfPlugin = ({ name }) => name.includes('/');
const requiredMessage = (field, wording) => {
    if (field.name === 'email') {
        return (0,external_wp_i18n_.__)('Please enter your email address', 'storefront-islands');
    }
    if (field.control === 'checkbox') {
        /* translators: %s: label of a checkbox */
        return (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please tick “%s” to go on', 'storefront-islands'), field.plainLabel);
    }
    if (isOfPlugin(field)) {
        return field.control === 'select'
            ? /* translators: %s: label of a field */
                (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please choose an answer for “%s”', 'storefront-islands'), field.plainLabel)
            : /* translators: %s: label of a field */
                (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please fill in “%s”', 'storefront-islands'), field.plainLabel);
    }
    const label = inSentence(field.plainLabel, wording);
    return field.control === 'select'
        ? /* translators: %s: name of a field, such as state */
            (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please select a valid %s', 'storefront-islands'), label)
        : /* translators: %s: name of a field, such as city */
            (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please enter a valid %s', 'storefront-islands'), label);
};
/** What to do about a broken rule. */
const ruleMessage = (rule, { field, country }, wording) => {
    switch (rule) {
        case 'required':
            return requiredMessage(field, wording);
        case 'choice':
            /* translators: %s: label of a field */
            return (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please choose “%s” from the list', 'storefront-islands'), field.plainLabel);
        case 'email':
            return (0,external_wp_i18n_.__)('Please enter a valid email address', 'storefront-islands');
        case 'postcode':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: 1: name of the field, such as postcode; 2: name of a country */
            (0,external_wp_i18n_.__)('Please enter a valid %1$s for %2$s', 'storefront-islands'), inSentence(field.plainLabel, wording), wording.countries[country] ?? country);
        case 'pattern':
            return (field.pattern?.title ||
                /* translators: %s: label of a field */
                (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Please check what “%s” asks for', 'storefront-islands'), field.plainLabel));
    }
};
/** For the account that is made with the order. */
const passwordMessage = () => (0,external_wp_i18n_.__)('Please choose a password for your account', 'storefront-islands');
/** A guess at what was meant. */
const slipMessage = (suggestion) => 
/* translators: %s: an e-mail address */
(0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Did you mean %s?', 'storefront-islands'), suggestion);
/** For a number that nobody could call in the country. */
const phoneMessage = (country, { countries }) => (0,external_wp_i18n_.sprintf)(
/* translators: %s: name of a country */
(0,external_wp_i18n_.__)('This does not look like a phone number in %s. Please check it; you can go on all the same.', 'storefront-islands'), countries[country] ?? country);

;// ./src/stores/validation/hints.ts

/** Gives the hints for fields that were left with the value that they have. */
const createHints = (wording, phones, emails) => {
    const emailHint = (email) => {
        const suggestion = email.trim() === '' ? null : emails.get()?.(email);
        return suggestion ? { message: slipMessage(suggestion), suggestion } : null;
    };
    const phoneHint = (phone, country) => {
        const isOdd = phone.trim() !== '' && phones.get()?.(phone, country) === false;
        return isOdd ? { message: phoneMessage(country, wording), suggestion: null } : null;
    };
    const hintOf = ({ field, country }) => {
        switch (field.name) {
            case 'email':
                return emailHint(field.value);
            case 'phone':
                return phoneHint(field.value, country);
            default:
                return null;
        }
    };
    return (fields, left) => Object.fromEntries(fields.flatMap((one) => {
        const { errorId, value } = one.field;
        const hint = left[errorId] === value ? hintOf(one) : null;
        return hint ? [[errorId, hint]] : [];
    }));
};

;// ./src/stores/validation/lazy.ts
const createLazy = (load, onLoaded) => {
    let value = null;
    let loading = null;
    let isGivenUp = false;
    const start = async () => {
        try {
            value = await load();
            onLoaded();
        }
        catch {
            // The shop checks the same once more.
        }
    };
    const giveUpAfter = async (work, milliseconds) => {
        let timer;
        const patience = new Promise((resolve) => {
            timer = setTimeout(() => {
                isGivenUp = true;
                resolve();
            }, milliseconds);
        });
        await Promise.race([work, patience]);
        clearTimeout(timer);
    };
    return {
        get: () => {
            loading ?? (loading = start());
            return value;
        },
        patiently: async (milliseconds) => {
            if (loading && !isGivenUp) {
                await giveUpAfter(loading, milliseconds);
            }
        },
    };
};

// EXTERNAL MODULE: ./src/domain/fields/account.ts
var account = __webpack_require__(656);
;// ./src/stores/validation/read-form.ts
/** The checkout's form as it stands in the stores, for its rules to be held against. */






/** The password of a new account in the validation store. */
const PASSWORD_ERROR_ID = 'account_password';
const read_form_readFields = (registry, settings) => {
    const cart = registry.select(cart_contract/* cartStore */.O);
    const checkout = registry.select(contract/* checkoutStore */.w);
    return askedFields({
        ...cart.getCustomerData(),
        additional: registry.select(fields_contract/* fieldsStore */.R).getAdditionalValues(),
        delivery: {
            needsShipping: cart.getNeedsShipping(),
            prefersCollection: checkout.prefersCollection(),
            useShippingAsBilling: checkout.getUseShippingAsBilling(),
            shipsToBillingOnly: settings.checkout.shipsToBillingOnly,
        },
    }, settings);
};
/** None where it is not asked for. It never enters the fields store, so only showValidationError shows it as wrong. */
const readPassword = (registry, settings) => {
    const checkout = registry.select(contract/* checkoutStore */.w);
    if (!(0,account/* asksForPassword */.p)(settings, checkout.getShouldCreateAccount())) {
        return [];
    }
    const value = checkout.getCustomerPassword();
    const message = value === '' ? passwordMessage() : null;
    return [{ errorId: PASSWORD_ERROR_ID, value, message, isLeft: false }];
};

;// ./src/stores/validation/reconcile.ts
const isKept = (error, memory, { value, message }) => {
    const isForeign = error.message !== message && error.message !== memory?.own;
    const isAnswered = memory?.foreign === error.message && memory.value !== value;
    return isForeign && !isAnswered;
};
const reconcile = (fields, 
/** Fields that are not asked for have no errors, whoever set them. */
notAsked, errors, before) => {
    const set = {};
    const clear = notAsked.filter((errorId) => errors[errorId]);
    const memories = new Map();
    for (const field of fields) {
        const { errorId, value, message, isLeft } = field;
        const error = errors[errorId];
        if (error && isKept(error, before.get(errorId), field)) {
            memories.set(errorId, { value, own: null, foreign: error.message });
            continue;
        }
        memories.set(errorId, { value, own: message, foreign: null });
        if (message === null) {
            clear.push(...(error ? [errorId] : []));
        }
        else if (error?.message !== message || (error.hidden && isLeft)) {
            set[errorId] = { message, hidden: !isLeft };
        }
    }
    return { set, clear, memories };
};

;// ./src/stores/validation/start.ts












/** Milliseconds that an order waits for a library before it goes on without. */
const LIBRARY_PATIENCE = 3000;
/**
 * Keeps wc/store/validation true to what stands in the form: an error for every broken rule, hidden until its field was
 * left with that value (fieldsStore.leaveField) or all are shown. Registers the fields store. The stores of cart,
 * checkout and validation must be there.
 */
const startFieldValidation = ({ registry, settings, loadPostcode, loadPhone, loadEmail, }) => {
    registry.register(createFieldsStore());
    const postcodes = createLazy(loadPostcode, () => update());
    // Hints only: nobody waits for those.
    const hintsOf = createHints(settings, createLazy(loadPhone, () => update()), createLazy(loadEmail, () => update()));
    const knownIds = [...addressErrorIds(settings), PASSWORD_ERROR_ID];
    let memories = new Map();
    let isUpdating = false;
    const asked = () => read_form_readFields(registry, settings);
    const messageOf = (one) => {
        const isPostcode = one.field.name === 'postcode' && one.field.value.trim() !== '' ? postcodes.get() : null;
        const rule = brokenRule(one.field, one.country, isPostcode);
        return rule && ruleMessage(rule, one, settings);
    };
    const correct = () => {
        const fields = asked();
        const left = registry.select(fields_contract/* fieldsStore */.R).getLeftFields();
        const checked = [
            ...fields.map((one) => ({
                errorId: one.field.errorId,
                // What was wrong in one country may be right in another.
                value: `${one.country} ${one.field.value}`,
                message: messageOf(one),
                isLeft: left[one.field.errorId] === one.field.value,
            })),
            ...readPassword(registry, settings),
        ];
        const askedIds = new Set(checked.map(({ errorId }) => errorId));
        const correction = reconcile(checked, knownIds.filter((id) => !askedIds.has(id)), registry.select(validation_contract/* validationStore */.$).getValidationErrors(), memories);
        memories = correction.memories;
        const validation = registry.dispatch(validation_contract/* validationStore */.$);
        if (correction.clear.length > 0) {
            void validation.clearValidationErrors(correction.clear);
        }
        if (Object.keys(correction.set).length > 0) {
            void validation.setValidationErrors(correction.set);
        }
        void registry.dispatch(fields_contract/* fieldsStore */.R).setHints(hintsOf(fields, left));
    };
    /** What it tells the stores comes back as news of them; that is not looked at again. */
    const update = () => {
        if (isUpdating) {
            return;
        }
        isUpdating = true;
        try {
            correct();
        }
        finally {
            isUpdating = false;
        }
    };
    const unsubscribes = [
        cart_contract/* CART_STORE_KEY */.j,
        contract/* CHECKOUT_STORE_KEY */.v,
        fields_contract/* FIELDS_STORE_KEY */.q,
        validation_contract/* VALIDATION_STORE_KEY */.O,
    ].map((name) => registry.subscribe(update, name));
    update();
    return {
        settle: async () => {
            await postcodes.patiently(LIBRARY_PATIENCE);
            update();
        },
        askedIds: () => asked().map(({ field }) => field.errorId),
        stop: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
    };
};

;// ./src/stores/checkout/collection.ts



const chosenIn = ({ rates }) => rates.find(({ selected }) => selected);
/** Rates are chosen by what the shopper prefers; returns how to stop. */
const startCollection = (registry, collectableMethodIds) => {
    const isCollectable = ({ methodId }) => collectableMethodIds.includes(methodId);
    const packages = () => registry.select(shopping_contract/* shoppingStore */.U).getCart().packages;
    const prefers = () => registry.select(contract/* checkoutStore */.w).prefersCollection();
    const select = (rateId, packageId) => void registry.dispatch(shopping_contract/* shoppingStore */.U).selectRate(rateId, packageId);
    /** One place for everything: local pickup chooses its rate for every package. */
    const choosePickup = () => {
        const isDone = packages().every((pack) => {
            const chosen = chosenIn(pack);
            return chosen !== undefined && isCollectable(chosen);
        });
        const rate = packages()
            .flatMap(({ rates }) => rates)
            .find(isCollectable);
        if (rate && !isDone) {
            select(rate.rateId, null);
        }
    };
    const chooseDelivery = () => {
        for (const pack of packages()) {
            const chosen = chosenIn(pack);
            const rate = pack.rates.find((candidate) => !isCollectable(candidate));
            if (rate && (!chosen || isCollectable(chosen))) {
                select(rate.rateId, pack.packageId);
            }
        }
    };
    /** The shop has rates, and none of them is for collecting any more. */
    const isImpossible = () => packages().some(({ rates }) => rates.length > 0) &&
        !packages().some(({ rates }) => rates.some(isCollectable));
    let preferred = prefers();
    const update = () => {
        if (prefers() && isImpossible()) {
            void registry.dispatch(contract/* checkoutStore */.w).setPrefersCollection(false);
            return;
        }
        if (prefers() === preferred) {
            return;
        }
        preferred = prefers();
        if (preferred) {
            choosePickup();
        }
        else {
            chooseDelivery();
        }
    };
    const unsubscribes = [contract/* CHECKOUT_STORE_KEY */.v, cart_contract/* CART_STORE_KEY */.j].map((name) => registry.subscribe(update, name));
    update();
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
};

;// ./src/stores/checkout/events.ts
/** How gateways take part in a checkout (anchors, contracts). */

/** Each event under its name of today and those of old. */
const checkoutEvents = ({ subscribe }) => {
    const onCheckoutValidation = subscribe('checkout_validation');
    const onPaymentSetup = subscribe('payment_setup');
    const onCheckoutSuccess = subscribe('checkout_success');
    const onCheckoutFail = subscribe('checkout_fail');
    return {
        onCheckoutValidation,
        onPaymentSetup,
        onCheckoutSuccess,
        onCheckoutFail,
        onCheckoutBeforeProcessing: onCheckoutValidation,
        onCheckoutValidationBeforeProcessing: onCheckoutValidation,
        onPaymentProcessing: onPaymentSetup,
        onCheckoutAfterProcessingWithSuccess: onCheckoutSuccess,
        onCheckoutAfterProcessingWithError: onCheckoutFail,
    };
};
const property = (response, name) => typeof response === 'object' && response !== null ? Reflect.get(response, name) : undefined;
const isOfType = (...types) => (response) => types.includes(property(response, 'type'));
const emitResponse = {
    responseTypes: { SUCCESS: 'success', FAIL: 'failure', ERROR: 'error' },
    noticeContexts: {
        CART: failure_notices/* NOTICE_CONTEXTS */.A.cart,
        CHECKOUT: failure_notices/* NOTICE_CONTEXTS */.A.checkout,
        PAYMENTS: failure_notices/* NOTICE_CONTEXTS */.A.payments,
        EXPRESS_PAYMENTS: failure_notices/* NOTICE_CONTEXTS */.A.expressPayments,
        CONTACT_INFORMATION: failure_notices/* NOTICE_CONTEXTS */.A.contactInformation,
        SHIPPING_ADDRESS: failure_notices/* NOTICE_CONTEXTS */.A.shippingAddress,
        BILLING_ADDRESS: failure_notices/* NOTICE_CONTEXTS */.A.billingAddress,
        SHIPPING_METHODS: failure_notices/* NOTICE_CONTEXTS */.A.shippingMethods,
        CHECKOUT_ACTIONS: failure_notices/* NOTICE_CONTEXTS */.A.checkoutActions,
    },
    shouldRetry: (response) => property(response, 'retry') !== false,
    isSuccessResponse: isOfType('success'),
    isErrorResponse: isOfType('error'),
    isFailResponse: isOfType('failure', 'fail'),
};

// EXTERNAL MODULE: ./src/domain/checkout/notice.ts
var notice = __webpack_require__(388);
;// ./src/stores/checkout/express-handlers.ts




/** Gateways hand over texts, errors, or nothing at all. */
const wordsOf = (message) => {
    if (typeof message === 'string') {
        return message;
    }
    return message instanceof Error ? message.message : '';
};
/** What express methods' buttons call. */
const createExpressHandlers = (registry, runner) => ({
    onClick: (method) => {
        const payment = registry.select(payment_contract/* paymentStore */._);
        runner.happen({
            type: 'express-clicked',
            method,
            former: {
                method: payment.getActivePaymentMethod(),
                paymentMethodData: payment.getPaymentMethodData(),
            },
        });
    },
    onClose: () => runner.happen({ type: 'express-closed' }),
    onError: (message) => runner.happen({ type: 'express-errored', message: wordsOf(message) }),
    setExpressPaymentError: (message = '') => {
        const { createErrorNotice, removeNotice } = registry.dispatch(external_wp_notices_.store);
        const text = wordsOf(message);
        const context = failure_notices/* NOTICE_CONTEXTS */.A.expressPayments;
        // Said by the method that is active now, and about itself: it need not wait for its own end.
        void (text === ''
            ? removeNotice(notice/* EXPRESS_PAYMENT_ERROR */.vk, context)
            : createErrorNotice(text, { id: notice/* EXPRESS_PAYMENT_ERROR */.vk, context }));
    },
});

;// ./src/stores/checkout/lazy-runner.ts

/** Meant for the moment in which they happen; the next press asks for the rest anew. */
const isOfItsMoment = ({ type }) => type === 'submitted' || type === 'express-clicked';
/**
 * The runner, loaded when it is first needed: who only looks at a checkout does not load how orders are placed. What
 * happens meanwhile is kept, in its order.
 */
const createLazyRunner = ({ load, onWait, onFailure, }) => {
    let runner = null;
    let isLoading = false;
    let happened = [];
    const arrive = (loaded) => {
        runner = loaded;
        isLoading = false;
        onWait(false);
        happened.forEach((event) => loaded.happen(event));
        happened = [];
    };
    const fail = (error) => {
        isLoading = false;
        onWait(false);
        const wasNeeded = happened.some(isOfItsMoment);
        happened = happened.filter((event) => !isOfItsMoment(event));
        if (wasNeeded) {
            onFailure(error);
        }
    };
    const prepare = () => {
        if (runner !== null || isLoading) {
            return;
        }
        isLoading = true;
        const loaded = load();
        if (loaded instanceof Promise) {
            loaded.then(arrive, fail);
        }
        else {
            arrive(loaded);
        }
    };
    return {
        prepare,
        state: () => runner?.state() ?? state/* initialState */.u,
        happen: (event) => {
            if (runner !== null) {
                runner.happen(event);
                return;
            }
            happened = [...happened, event];
            prepare();
            if (isLoading && event.type === 'submitted') {
                onWait(true);
            }
        },
    };
};

;// ./src/stores/checkout/observers.ts
const DEFAULT_PRIORITY = 10;
const createObservers = () => {
    const entries = {
        checkout_validation: [],
        payment_setup: [],
        checkout_success: [],
        checkout_fail: [],
    };
    return {
        subscribe: (event) => (observer, priority = DEFAULT_PRIORITY) => {
            const entry = { observer, priority };
            entries[event] = [...entries[event], entry].sort((a, b) => a.priority - b.priority);
            return () => {
                entries[event] = entries[event].filter((other) => other !== entry);
            };
        },
        of: (event) => entries[event].map(({ observer }) => observer),
    };
};

;// ./src/stores/checkout/own-words.ts
/** What the product itself asks for, in words; those of orders are in words.ts. */

const noShippingOptionMessage = () => (0,external_wp_i18n_.__)('Sorry, this order requires a shipping option.', 'storefront-islands');
const noPaymentMethodMessage = () => (0,external_wp_i18n_.__)('Please choose how you would like to pay.', 'storefront-islands');
const noScriptMessage = () => (0,external_wp_i18n_.__)('A part of this page could not be loaded, so nothing was ordered. Check your connection and try again.', 'storefront-islands');

;// ./src/stores/checkout/own-checks.ts
/** What the product itself asks before an order, as any plugin may: observers of checkout_validation. */






/** Before everyone else's. */
const FIRST = 0;
const registerOwnChecks = (registry, observers) => {
    const subscribe = observers.subscribe('checkout_validation');
    subscribe(() => {
        // An express method may bring the address, and with it the rates, later.
        const isExpress = registry.select(payment_contract/* paymentStore */._).isExpressPaymentMethodActive();
        const { packages, needsShipping } = registry.select(shopping_contract/* shoppingStore */.U).getCart();
        const isChosen = packages.length > 0 && selectedRates(packages).length >= packages.length;
        return (!needsShipping ||
            isExpress ||
            isChosen || {
            type: 'error',
            errorMessage: noShippingOptionMessage(),
            context: failure_notices/* NOTICE_CONTEXTS */.A.shippingMethods,
        });
    }, FIRST);
    subscribe(() => !registry.select(cart_contract/* cartStore */.O).getCartData().needsPayment ||
        registry.select(payment_contract/* paymentStore */._).getActivePaymentMethod() !== '' || {
        type: 'error',
        errorMessage: noPaymentMethodMessage(),
        context: failure_notices/* NOTICE_CONTEXTS */.A.payments,
    }, FIRST);
};

;// ./src/stores/checkout/same-address.ts
/** Where one address stands for both, the other one follows what is typed into it, so that the shop taxes rightly. */




/** Fields of plugins too; the e-mail belongs to billing alone. */
const differing = (from, to) => Object.fromEntries(Object.entries(from).filter(([field, value]) => field !== 'email' && to[field] !== value));
const same_address_isEmpty = (fields) => Object.keys(fields).length === 0;
/** Returns how to stop. */
const startSameAddress = (registry, { checkout: { shipsToBillingOnly } }) => {
    const update = () => {
        // An express method brings both of its own.
        if (registry.select(payment_contract/* paymentStore */._).isExpressPaymentMethodActive()) {
            return;
        }
        const checkout = registry.select(contract/* checkoutStore */.w);
        const needsShipping = registry.select(cart_contract/* cartStore */.O).getNeedsShipping();
        const asked = (0,sections/* askedAddresses */.x)({
            needsShipping,
            prefersCollection: checkout.prefersCollection(),
            useShippingAsBilling: checkout.getUseShippingAsBilling(),
            shipsToBillingOnly,
        });
        const { shippingAddress, billingAddress } = registry.select(cart_contract/* cartStore */.O).getCustomerData();
        if (!asked.billing) {
            const changes = differing(shippingAddress, billingAddress);
            if (!same_address_isEmpty(changes)) {
                void registry.dispatch(cart_contract/* cartStore */.O).setBillingAddress(changes);
            }
        }
        else if (needsShipping && asked.shippingFollowsBilling) {
            const changes = differing(billingAddress, shippingAddress);
            if (!same_address_isEmpty(changes)) {
                void registry.dispatch(cart_contract/* cartStore */.O).setShippingAddress(changes);
            }
        }
    };
    const unsubscribes = [cart_contract/* CART_STORE_KEY */.j, contract/* CHECKOUT_STORE_KEY */.v].map((name) => registry.subscribe(update, name));
    update();
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
};

// EXTERNAL MODULE: ./src/stores/checkout/settle.ts
var checkout_settle = __webpack_require__(489);
;// ./src/stores/checkout/wait-for-placing.ts





/** By this name the button waits for the script. */
const PLACING = 'placing';
/** What the shopper sees of it while the script for placing orders comes, and where it does not. */
const waitForPlacing = (registry, report) => ({
    onWait: (isWaiting) => {
        const { startCalculating, finishCalculating } = registry.dispatch(contract/* checkoutStore */.w);
        void (isWaiting ? startCalculating(PLACING) : finishCalculating(PLACING));
    },
    onFailure: (error) => {
        report(error);
        const { createErrorNotice } = registry.dispatch(external_wp_notices_.store);
        const { checkout } = failure_notices/* NOTICE_CONTEXTS */.A;
        void createErrorNotice(noScriptMessage(), { id: notice/* CHECKOUT_ERROR */._e, context: checkout });
    },
});

;// ./src/stores/checkout/create.ts

















/** Registers the stores of validation, payment, checkout and fields, and starts what keeps them up to date. */
const createCheckout = (dependencies) => {
    const { registry, settings, cart, record, methods, environment } = dependencies;
    const observers = createObservers();
    registry.register(createValidationStore());
    registry.register(createPaymentStore({
        methods,
        savedPaymentMethods: readSavedMethods(settings.checkout.savedPaymentMethods),
    }));
    openCheckoutStore({ registry, record, runner: () => runner }, initialState({
        cart,
        collectableMethodIds: settings.collectableMethodIds,
        customerId: settings.currentUserId,
    }));
    const fields = startFieldValidation({ registry, settings, ...dependencies.libraries });
    const startRunner = (createPlacing) => createPlacing({
        registry,
        settings,
        methods,
        record,
        observers,
        fields,
        createKey: dependencies.createKey,
        after: environment.after,
        leaveFor: dependencies.leaveFor,
        report: dependencies.report,
    });
    const runner = createLazyRunner({
        load: () => {
            const loaded = dependencies.loadPlacing();
            return loaded instanceof Promise ? loaded.then(startRunner) : startRunner(loaded);
        },
        ...waitForPlacing(registry, dependencies.report),
    });
    registerOwnChecks(registry, observers);
    (0,checkout_settle/* watchCartChanges */.p)(registry);
    startCollection(registry, settings.collectableMethodIds);
    startSameAddress(registry, settings);
    // What it puts back has to be heard by those.
    startDraft({ registry, settings, storage: dependencies.storage, now: dependencies.now });
    const paymentMethods = startPaymentMethods({
        registry,
        methods,
        settings,
        isEditor: false,
        setTimer: (callback, delay) => environment.after(delay, callback),
    });
    environment.onOnline(() => {
        // To one that only looks it means nothing.
        if (runner.state().phase.name !== 'idle') {
            runner.happen({ type: 'online' });
        }
    });
    const open = record.open();
    if (open !== null) {
        runner.happen({ type: 'attempt-found', key: open });
    }
    return {
        runner,
        paymentMethods,
        events: checkoutEvents(observers),
        emitResponse: emitResponse,
        expressHandlers: createExpressHandlers(registry, runner),
        prepareToOrder: runner.prepare,
    };
};

;// ./src/stores/checkout/setup.ts







const setup_start = (context) => {
    const stores = ensureStores(context);
    const environment = (0,api_environment/* browserEnvironment */.u)();
    const { runner, ...parts } = createCheckout({
        registry: stores.registry,
        settings: stores.settings,
        cart: stores.printedCart,
        loadPlacing: async () => {
            const { createPlacing, createCheckoutPort } = await __webpack_require__.e(/* import() | placing */ 477).then(() => (__webpack_require__(729)));
            const port = createCheckoutPort({ apiFetch: (external_wp_apiFetch_default()), root: context.api.root, environment });
            return (dependencies) => createPlacing({ ...dependencies, port });
        },
        record: createAttemptRecord(),
        methods: createPageMethods(window),
        libraries: fieldLibraries,
        environment,
        storage: deviceStorage(),
        now: () => Date.now(),
        createKey: () => createKey(window.crypto),
        leaveFor: (url) => window.location.assign(url),
        report: (error) => console.error(error),
    });
    window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted && runner.state().phase.name === 'complete') {
            runner.happen({ type: 'page-returned' });
        }
    });
    return { ...stores, ...parts };
};
/** Null where the browser forbids it. */
const deviceStorage = () => {
    try {
        return window.localStorage;
    }
    catch {
        return null;
    }
};
let checkoutPage = null;
/**
 * Starts the stores of the cart and of the checkout, once a page, and gives what its parts and gateways need. What an
 * attempt of an earlier page has come to is asked for at once.
 */
const ensureCheckout = (context) => {
    checkoutPage ?? (checkoutPage = setup_start(context));
    return checkoutPage;
};

;// ./src/islands/shared/early-clicks.ts
/**
 * The buttons that were clicked so far. From now on none is kept: to be called right before React takes over, which hears
 * every later click itself.
 */
const takeEarlyClicks = () => {
    const clicked = window.storefrontEarlyClicks ?? [];
    window.storefrontEarlyClicks = undefined;
    return clicked;
};
/** Clicks again, in order; each when what the one before did is drawn, so that two clicks on "plus" add two. */
const repeatClicks = async (buttons) => {
    for (const button of buttons) {
        // A line that is gone takes its buttons with it.
        if (button.isConnected) {
            button.click();
        }
        // React draws what a click did in a microtask of its own.
        await Promise.resolve();
    }
};

;// ./src/ui/error-boundary.tsx


const error_boundary_isRecord = (value) => typeof value === 'object' && value !== null;
/** The message of what was thrown, or status code and status text where an HTTP answer was thrown. */
const reasonOf = (thrown) => {
    if (!error_boundary_isRecord(thrown)) {
        return String(thrown);
    }
    if (typeof thrown['message'] === 'string' && thrown['message'] !== '') {
        return thrown['message'];
    }
    return [thrown['status'], thrown['statusText']]
        .filter((part) => typeof part === 'string' || typeof part === 'number')
        .join(' ');
};
/**
 * What an island shows in place of itself when drawing it has failed (spec section 8, content load error screen).
 * The rest of the page is not touched; another try is one click away.
 */
class ErrorBoundary extends external_wp_element_namespaceObject.Component {
    constructor() {
        super(...arguments);
        this.state = { failed: false };
    }
    static getDerivedStateFromError(thrown) {
        return { failed: true, reason: reasonOf(thrown) };
    }
    render() {
        if (!this.state.failed) {
            return this.props.children;
        }
        if (this.props.fallback) {
            return this.props.fallback(this.state.reason);
        }
        return ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-oops", role: "alert" },
            (0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-oops__title" }, (0,external_wp_i18n_.__)('Oops!', 'storefront-islands')),
            (0,external_wp_element_namespaceObject.createElement)("p", null, (0,external_wp_i18n_.__)('There was an error loading the content.', 'storefront-islands')),
            this.state.reason !== '' && ((0,external_wp_element_namespaceObject.createElement)("p", null, `${(0,external_wp_i18n_.__)('Error:', 'storefront-islands')} ${this.state.reason}`)),
            (0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-button wp-element-button", onClick: () => this.setState({ failed: false }) }, (0,external_wp_i18n_.__)('Try again', 'storefront-islands'))));
    }
}

;// ./src/islands/shared/hydrate.tsx


const Ready = ({ onReady }) => {
    (0,external_wp_element_namespaceObject.useEffect)(onReady, [onReady]);
    return null;
};
/**
 * Lets React take an element's server HTML over, behind an error boundary of its own. Resolves when it has, also where
 * the island has failed and says so: what the visitor did meanwhile must not wait for it.
 *
 * As a transition it is done in slices. A click between two of them is no loss: React hears it from the first on, and
 * finishes before it answers.
 */
const hydrate = (element, island) => new Promise((ready) => {
    (0,external_wp_element_namespaceObject.startTransition)(() => {
        (0,external_wp_element_namespaceObject.hydrateRoot)(element, (0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
            (0,external_wp_element_namespaceObject.createElement)(ErrorBoundary, null, island),
            (0,external_wp_element_namespaceObject.createElement)(Ready, { onReady: ready })));
    });
});

;// ./src/islands/shared/next-task.ts
/**
 * Resolves in a task of its own, so that the browser may draw and answer clicks in between: what wakes a large island
 * takes longer than a frame on a slow phone.
 */
const nextTask = () => new Promise((resolve) => {
    setTimeout(resolve);
});

;// ./src/compat/gateway/emitter.ts
const emitter_DEFAULT_PRIORITY = 10;
/** Observers that only listen: what they answer or throw changes nothing. */
const createEmitter = () => {
    let observers = [];
    return {
        subscribe(observer, priority = emitter_DEFAULT_PRIORITY) {
            const entry = { observer, priority };
            observers = [...observers, entry].sort((a, b) => a.priority - b.priority);
            return () => {
                observers = observers.filter((other) => other !== entry);
            };
        },
        emit(data) {
            for (const { observer } of observers) {
                try {
                    observer(data);
                }
                catch (error) {
                    console.error(error);
                }
            }
        },
    };
};

;// ./src/compat/gateway/shipping-events.ts
/** onShippingRateSuccess and its kin of the prop eventRegistration: plugins hear of rates that were read or chosen. */

const success = createEmitter();
const fail = createEmitter();
const selectSuccess = createEmitter();
const selectFail = createEmitter();
const shippingEvents = {
    onShippingRateSuccess: success.subscribe,
    onShippingRateFail: fail.subscribe,
    onShippingRateSelectSuccess: selectSuccess.subscribe,
    onShippingRateSelectFail: selectFail.subscribe,
};
/** Who tells them. */
const tellShipping = {
    rates: success.emit,
    failed: fail.emit,
    selected: selectSuccess.emit,
    selectFailed: selectFail.emit,
};

;// ./src/compat/gateway/use-shipping-events.ts





/** Tells plugins what has ended between two moments: reading rates, or choosing one. */
const tellOfShipping = (before, now) => {
    const { rates, failure } = now;
    if (before.isSelecting && !now.isSelecting) {
        if (failure) {
            tellShipping.selectFailed(failure);
        }
        else {
            tellShipping.selected(can_pay_argument_selectedRates(rates));
        }
    }
    if (before.isLoading && !now.isLoading) {
        if (failure) {
            tellShipping.failed(failure);
        }
        else {
            tellShipping.rates(rates);
        }
    }
};
/** Tells plugins of rates that came, and of a choice among them, as long as it is drawn. */
const useShippingEvents = () => {
    const now = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const cart = select(cart_contract/* cartStore */.O);
        return {
            isSelecting: cart.isShippingRateBeingSelected(),
            isLoading: cart.isCustomerDataUpdating(),
            rates: cart.getShippingRates(),
            failure: cart.getCartErrors().at(0),
        };
    }, []);
    const beforeRef = (0,external_wp_element_namespaceObject.useRef)(now);
    (0,external_wp_element_namespaceObject.useEffect)(() => {
        tellOfShipping(beforeRef.current, now);
        beforeRef.current = now;
    }, [now]);
};

;// ./src/compat/gateway/services.tsx


const Services = (0,external_wp_element_namespaceObject.createContext)(null);
/** Stands once around everything of a checkout that draws gateways' elements. */
const GatewayProvider = ({ value, children }) => {
    useShippingEvents();
    return (0,external_wp_element_namespaceObject.createElement)(Services.Provider, { value: value }, children);
};
/** @throws Outside of a GatewayProvider. */
const useGatewayServices = () => {
    const services = (0,external_wp_element_namespaceObject.useContext)(Services);
    if (services === null) {
        throw new Error('Elements of gateways are drawn inside a GatewayProvider.');
    }
    return services;
};

;// ./src/islands/shared/error-notices.ts
/** The cart's errors as PHP prints them; the store raises the same ones as notices under the same ids. */
const errorNotices = (cart) => cart.errors.map(({ code, message }) => ({
    id: code,
    status: 'error',
    message,
    dismissible: false,
}));
/** Each notice once: of those with the same id the last one counts. */
const withoutRepeats = (notices) => [
    ...new Map(notices.map((notice) => [notice.id, notice])).values(),
];

// EXTERNAL MODULE: ./src/domain/url.ts
var domain_url = __webpack_require__(8);
;// ./src/islands/shared/use-notices.ts




const isStatus = (status) => ['error', 'warning', 'success', 'info'].includes(status);
/** The first action that leads somewhere; those that call back are other plugins' own. */
const linkOf = ({ actions = [] }) => actions
    .map(({ label, url }) => ({ label, url: (0,domain_url/* safeUrl */.P)(url ?? '') }))
    .find(({ url }) => url !== '');
const toModel = (notice) => ({
    id: notice.id,
    status: isStatus(notice.status) ? notice.status : 'info',
    message: notice.content,
    dismissible: notice.isDismissible,
    link: linkOf(notice),
});
/** The notices of a screen's area (spec section 2), and how to take one away. */
const useNotices = (context) => {
    const all = (0,external_wp_data_namespaceObject.useSelect)((select) => select(external_wp_notices_.store).getNotices(context), [context]);
    const { removeNotice } = (0,external_wp_data_namespaceObject.useDispatch)(external_wp_notices_.store);
    return {
        notices: all.filter(({ type }) => type !== 'snackbar').map(toModel),
        snackbars: all.filter(({ type }) => type === 'snackbar').map(toModel),
        dismiss: (0,external_wp_element_namespaceObject.useCallback)((id) => void removeNotice(id, context), [removeNotice, context]),
    };
};

;// ./src/islands/shared/use-spoken-total.ts



/** The new total in words, once the shop has settled it; empty until a change has been. */
const useSpokenTotal = ({ settling, totals }) => {
    const [wasSettling, setWasSettling] = (0,external_wp_element_namespaceObject.useState)(settling);
    const [words, setWords] = (0,external_wp_element_namespaceObject.useState)('');
    if (wasSettling !== settling) {
        setWasSettling(settling);
        if (!settling) {
            // translators: %s: an amount of money.
            setWords((0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Cart total: %s', 'storefront-islands'), (0,money/* formatMoney */.up)(totals.price)));
        }
    }
    return words;
};

;// ./src/islands/shared/use-taken-over.ts

const never = () => () => undefined;
/**
 * Whether React has taken the server's HTML over. Until then an island draws what PHP printed, whatever its stores have
 * heard meanwhile.
 */
const useTakenOver = () => (0,external_wp_element_namespaceObject.useSyncExternalStore)(never, () => true, () => false);

;// ./src/islands/shared/use-waits-for.ts


/** What changes of the cart wait for: the device's network, or a shop that does not answer. null while they go through. */
const useWaitsFor = () => (0,external_wp_data_namespaceObject.useSelect)((select) => {
    const connection = select(shopping_contract/* shoppingStore */.U).getConnection();
    if (connection.kind === 'online') {
        return null;
    }
    return connection.reason === 'offline' ? 'network' : 'shop';
}, []);

;// ./src/ui/cart-lines/model.ts
/** A cart's lines as they are shown, in the cart and in the drawer alike. Views\Cart\LineModel in PHP says the same. */



/** A price beside the one that a sale has replaced, where it did. */
const priceModel = (price, regularPrice) => ({
    now: (0,money/* formatMoney */.up)(price),
    before: regularPrice.amount > price.amount ? (0,money/* formatMoney */.up)(regularPrice) : null,
});
/** A picture, or the shop's placeholder where there is none. */
const pictureModel = (image, placeholder) => ({
    src: image?.src ?? (0,domain_url/* safeImageUrl */.e)(placeholder),
    srcset: image?.srcset ?? '',
    alt: image?.alt ?? '',
});
const stockNote = (stock) => {
    switch (stock.kind) {
        case 'plenty':
            return '';
        case 'low':
            // translators: %d: pieces in stock.
            return (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Only %d left in stock', 'storefront-islands'), stock.remaining);
        case 'backorder':
            return (0,external_wp_i18n_.__)('Available on backorder', 'storefront-islands');
    }
};
/**
 * One line of the cart.
 *
 * @param item        A line of the projected cart.
 * @param placeholder The shop's picture for products without one; may be empty.
 */
const lineModel = (item, placeholder) => ({
    key: item.key,
    name: item.name,
    url: item.permalink,
    picture: pictureModel(item.image, placeholder),
    price: priceModel(item.price, item.regularPrice),
    details: item.details.map(({ name, value }) => ({
        name: name === '' ? '' : `${name}:`,
        value,
    })),
    stockNote: stockNote(item.stock),
    quantity: item.quantity,
    limits: item.limits,
    quantityIsOpen: item.limits.editable && !item.soldIndividually,
    total: (0,money/* formatMoney */.up)(item.lineTotal),
    activity: item.activity,
});

;// ./src/islands/shared/order/coupon-model.ts

/** The coupons of a projected cart, without those that the shop has not granted yet. */
const couponModels = (cart) => cart.coupons
    .filter(({ activity }) => activity !== 'applying')
    .map(({ code, discount, activity }) => ({
    code,
    discount: (0,money/* formatMoney */.up)((0,money/* negateMoney */.Ze)(discount)),
    isLeaving: activity === 'removing',
}));

;// ./src/islands/shared/order/totals.ts
/** The lines of the totals, in the order in which they add up. Views\Cart\TotalsModel in PHP says the same. */


const shippingRow = ({ totals }) => ({
    id: 'shipping',
    label: (0,external_wp_i18n_.__)('Shipping', 'storefront-islands'),
    value: totals.shipping === null
        ? (0,external_wp_i18n_.__)('To be calculated', 'storefront-islands')
        : (0,money/* isZero */.be)(totals.shipping)
            ? (0,external_wp_i18n_.__)('Free', 'storefront-islands')
            : (0,money/* formatMoney */.up)(totals.shipping),
});
const taxRows = ({ totals }, settings) => {
    if (settings.displayCartPricesIncludingTax || (0,money/* isZero */.be)(totals.tax)) {
        return [];
    }
    return settings.displayItemizedTaxes
        ? totals.taxLines.map((line, index) => ({
            id: `tax-${String(index)}`,
            label: line.name,
            value: (0,money/* formatMoney */.up)(line.total),
        }))
        : [
            {
                id: 'tax',
                label: (0,external_wp_i18n_.__)('Taxes', 'storefront-islands'),
                value: (0,money/* formatMoney */.up)(totals.tax),
            },
        ];
};
/** What the cart adds up to. While changes are under way the subtotal has them in it, the total not yet. */
const totalsModel = (cart, settings) => {
    const { totals } = cart;
    const rows = [
        {
            id: 'subtotal',
            label: (0,external_wp_i18n_.__)('Subtotal', 'storefront-islands'),
            value: (0,money/* formatMoney */.up)(totals.items),
        },
    ];
    if (!(0,money/* isZero */.be)(totals.discount)) {
        rows.push({
            id: 'discount',
            label: (0,external_wp_i18n_.__)('Discount', 'storefront-islands'),
            value: (0,money/* formatMoney */.up)((0,money/* negateMoney */.Ze)(totals.discount)),
        });
    }
    cart.fees.forEach((fee) => rows.push({ id: `fee-${fee.key}`, label: fee.name, value: (0,money/* formatMoney */.up)(fee.total) }));
    if (cart.needsShipping && settings.shippingEnabled) {
        rows.push(shippingRow(cart));
    }
    rows.push(...taxRows(cart, settings));
    return {
        rows,
        total: (0,money/* formatMoney */.up)(totals.price),
        taxNote: settings.displayCartPricesIncludingTax && !(0,money/* isZero */.be)(totals.tax)
            ? // translators: %s: an amount of money.
                (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Including %s in taxes', 'storefront-islands'), (0,money/* formatMoney */.up)(totals.tax))
            : '',
    };
};

;// ./src/islands/checkout/model/order.ts
/** What is ordered and what it costs. Views\Checkout\OrderSummary in PHP says the same. */




/**
 * The order as far as it is known.
 *
 * @param cart     The projected cart.
 * @param settings The shop's settings.
 */
const orderModel = (cart, settings) => ({
    lines: cart.items.map((item) => lineModel(item, settings.placeholderImgSrc)),
    coupons: couponModels(cart),
    couponsAreOpen: settings.couponsEnabled,
    totals: totalsModel(cart, settings),
    totalLabel: (0,external_wp_i18n_.__)('Total', 'storefront-islands'),
    isSettling: cart.settling,
});

;// ./src/islands/checkout/model.ts


const mustLogIn = ({ currentUserId, checkout }) => currentUserId === 0 && !checkout.allowsGuests && !checkout.offersAccount;
/**
 * What the checkout shows.
 *
 * @param cart     The projected cart.
 * @param settings The shop's settings.
 */
const checkoutModel = (cart, settings) => {
    const { storePages, homeUrl, checkout } = settings;
    if (cart.items.length === 0) {
        return { screen: 'empty', shopUrl: (0,domain_url/* safeUrl */.P)(storePages.shop.permalink) || (0,domain_url/* safeUrl */.P)(homeUrl) };
    }
    if (mustLogIn(settings)) {
        return { screen: 'login', loginUrl: (0,domain_url/* safeUrl */.P)(checkout.loginUrl) };
    }
    return {
        screen: 'checkout',
        order: orderModel(cart, settings),
        cartUrl: (0,domain_url/* safeUrl */.P)(storePages.cart.permalink),
    };
};

;// ./src/compat/filters.ts
const filters_isObject = (value) => typeof value === 'object' && value !== null;
/** The value that plugins make of the default one; texts only. */
const applyFilter = (question) => {
    const { filterName, defaultValue, extensions, arg, mustContain } = question;
    const wc = Reflect.get(window, 'wc');
    const blocksCheckout = filters_isObject(wc) ? wc.blocksCheckout : undefined;
    const apply = filters_isObject(blocksCheckout) ? blocksCheckout.applyCheckoutFilter : undefined;
    if (typeof apply !== 'function') {
        return defaultValue;
    }
    const value = Reflect.apply(apply, blocksCheckout, [
        { filterName, defaultValue, extensions, arg },
    ]);
    const isFit = typeof value === 'string' && (!mustContain || value.includes(mustContain));
    return isFit ? value : defaultValue;
};

;// ./src/islands/checkout/plugin-words.ts
/** The order in the words that plugins have for it (anchors, contracts: registerCheckoutFilters). */

/** Stands in a plugin's format for the amount. */
const PRICE = '<price/>';
const ask = (cart, filterName, defaultValue, arg = {}, mustContain = '') => applyFilter({
    filterName,
    defaultValue,
    extensions: cart.extensions,
    arg: { cart, ...arg },
    mustContain,
});
const lineInWords = (line, cart) => {
    const cartItem = cart.items.find(({ key }) => key === line.key);
    const arg = { cartItem, context: 'summary' };
    const format = (filterName, amount) => ask(cart, filterName, PRICE, arg, PRICE).replace(PRICE, () => amount);
    return {
        ...line,
        name: ask(cart, 'itemName', line.name, arg),
        price: { ...line.price, now: format('subtotalPriceFormat', line.price.now) },
        total: format('cartItemPrice', line.total),
    };
};
/** The order as plugins write it: names, formats of prices, and what the total is called. */
const inPluginWords = (order, cart) => ({
    ...order,
    lines: order.lines.map((line) => lineInWords(line, cart)),
    totalLabel: ask(cart, 'totalLabel', order.totalLabel),
});
/** What is written on the button. */
const buttonInPluginWords = (label, cart) => ask(cart, 'placeOrderButtonLabel', label);

;// ./src/compat/slots/area-blocks.tsx






/**
 * Blocks of plugins that stand in these parts of the checkout without being asked for. Each is drawn with the props that
 * WooCommerce documents, and left out where it fails. To be drawn only when React has taken over: PHP prints none.
 */
const AreaBlocks = ({ areas }) => {
    const cart = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).getCartData(), []);
    const extensionData = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).getExtensionData(), []);
    const { setExtensionData } = (0,external_wp_data_namespaceObject.useDispatch)(contract/* checkoutStore */.w);
    return ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, forcedBlocksIn(areas).map(({ name, component: Block }) => ((0,external_wp_element_namespaceObject.createElement)(QuietBoundary, { key: name, onError: (error) => console.error(error) },
        (0,external_wp_element_namespaceObject.createElement)(Block, { cart: cart, extensions: cart.extensions, checkoutExtensionData: { extensionData, setExtensionData } }))))));
};

;// ./src/ui/notices.tsx




const ICONS = { error: 'alert', warning: 'alert', success: 'check', info: 'info' };
const Notice = ({ notice, onDismiss }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames(`storefront-notice storefront-notice--${notice.status}`, notice.status === 'error' && 'has-error'), role: notice.status === 'error' ? 'alert' : 'status' },
    (0,external_wp_element_namespaceObject.createElement)(Icon, { name: ICONS[notice.status] }),
    (0,external_wp_element_namespaceObject.createElement)("p", null,
        notice.message,
        notice.link && ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
            ' ',
            (0,external_wp_element_namespaceObject.createElement)("a", { href: notice.link.url }, notice.link.label)))),
    notice.dismissible && ((0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-icon-button storefront-needs-script", "aria-label": (0,external_wp_i18n_.__)('Dismiss this notice', 'storefront-islands'), onClick: () => onDismiss(notice.id) },
        (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "close" })))));
/** The notices of an area, where it begins. */
const NoticeList = ({ notices, onDismiss }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-notices wc-block-components-notices" }, notices.map((notice) => ((0,external_wp_element_namespaceObject.createElement)(Notice, { key: notice.id, notice: notice, onDismiss: onDismiss })))));
/** How long a snackbar stays, in milliseconds, unless it is dismissed before. */
const SNACKBAR_LIFETIME = 10000;
const Snackbar = ({ notice, onDismiss }) => {
    const { id } = notice;
    (0,external_wp_element_namespaceObject.useEffect)(() => {
        const timer = setTimeout(() => onDismiss(id), SNACKBAR_LIFETIME);
        return () => clearTimeout(timer);
    }, [id, onDismiss]);
    return (0,external_wp_element_namespaceObject.createElement)(Notice, { notice: notice, onDismiss: onDismiss });
};
/** Short messages over the lower edge of the window, which leave by themselves. */
const SnackbarList = ({ notices, onDismiss, children }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-snackbars" },
    notices.map((notice) => ((0,external_wp_element_namespaceObject.createElement)(Snackbar, { key: notice.id, notice: { ...notice, dismissible: true }, onDismiss: onDismiss }))),
    children));

;// ./src/islands/shared/context-notices.tsx




/** The notices of one area (spec section 2), where it begins; on the server there are none. */
const ContextNotices = ({ context }) => {
    const hasTakenOver = useTakenOver();
    const { notices, dismiss } = useNotices(context);
    return (0,external_wp_element_namespaceObject.createElement)(NoticeList, { notices: hasTakenOver ? notices : [], onDismiss: dismiss });
};

;// ./src/ui/checkbox-field.tsx




/** A choice of yes or no with its label beside it. */
const CheckboxField = ({ id, error = null, ...props }) => {
    const errorId = props.errorId ?? `${id}-error`;
    const ref = useUnheardInput(String(props.checked), (held) => props.onChange(held === 'true'));
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('storefront-checkbox wc-block-components-checkbox', error !== null && 'has-error') },
        (0,external_wp_element_namespaceObject.createElement)("label", { htmlFor: id },
            (0,external_wp_element_namespaceObject.createElement)("input", { ref: ref, className: "wc-block-components-checkbox__input", type: "checkbox", id: id, checked: props.checked, autoComplete: "off", "aria-invalid": error !== null, "aria-describedby": error === null ? undefined : errorId, onChange: (event) => props.onChange(event.target.checked), onBlur: props.onBlur }),
            (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-checkbox__label" }, props.label)),
        error !== null && (0,external_wp_element_namespaceObject.createElement)(FieldError, { id: errorId, message: error })));
};

;// ./src/islands/checkout/parts/step.tsx

/** A section of the checkout: its heading names the group of fields in it. Views\Checkout\Step prints the same. */
const Step = ({ id, title, notices, children }) => ((0,external_wp_element_namespaceObject.createElement)("fieldset", { id: id, className: "storefront-step wc-block-components-checkout-step" },
    (0,external_wp_element_namespaceObject.createElement)("legend", { className: "storefront-step__legend" },
        (0,external_wp_element_namespaceObject.createElement)("h2", { className: "storefront-step__title wc-block-components-checkout-step__title" }, title)),
    notices,
    children));

;// ./src/ui/select-field.tsx




const areSame = (before, after) => before.options.length === after.options.length &&
    before.options.every(([value, name], index) => value === after.options[index]?.[0] && name === after.options[index]?.[1]);
/** Two hundred countries are not drawn again with every letter that is typed beside them. */
const Options = (0,external_wp_element_namespaceObject.memo)(function Options({ options }) {
    return ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, options.map(([value, name]) => ((0,external_wp_element_namespaceObject.createElement)("option", { key: value, value: value }, name)))));
}, areSame);
/** A choice from a list with its label above it; what is not in the list shows as not chosen. */
const SelectField = ({ error = null, ...props }) => {
    const errorId = props.errorId ?? `${props.id}-error`;
    const ref = useUnheardInput(props.value, props.onChange);
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('storefront-field', error !== null && 'has-error') },
        (0,external_wp_element_namespaceObject.createElement)("label", { htmlFor: props.id }, props.label),
        (0,external_wp_element_namespaceObject.createElement)("select", { ref: ref, id: props.id, value: props.value, required: props.required ?? false, autoComplete: props.autoComplete || undefined, "aria-invalid": error !== null, "aria-describedby": error === null ? undefined : errorId, onChange: (event) => props.onChange(event.target.value), onBlur: props.onBlur },
            !props.options.some(([value]) => value === props.value) && (0,external_wp_element_namespaceObject.createElement)("option", { value: props.value }),
            (0,external_wp_element_namespaceObject.createElement)(Options, { options: props.options })),
        error !== null && (0,external_wp_element_namespaceObject.createElement)(FieldError, { id: errorId, message: error })));
};

;// ./src/islands/checkout/form/parts/folded.tsx


/**
 * A field folded away behind its label until it is wanted; once unfolded it stays so, and the label is its own. Unlike in
 * a Disclosure the field is in the server's HTML, so that it can be typed into before any script has run.
 */
const Folded = ({ label, isNeeded, children }) => {
    const detailsRef = (0,external_wp_element_namespaceObject.useRef)(null);
    const [isOpen, setOpen] = (0,external_wp_element_namespaceObject.useState)(isNeeded);
    if (isNeeded && !isOpen) {
        setOpen(true);
    }
    ;(0,external_wp_element_namespaceObject.useLayoutEffect)(() => {
        // Unfolded before React took over; it would warn of the `open` that it did not put there.
        setOpen((open) => open || (detailsRef.current?.open ?? false));
    }, []);
    const wasClickedRef = (0,external_wp_element_namespaceObject.useRef)(false);
    return ((0,external_wp_element_namespaceObject.createElement)("details", { ref: detailsRef, className: "storefront-folded", open: isOpen, suppressHydrationWarning: true, onToggle: ({ currentTarget }) => {
            setOpen(currentTarget.open);
            if (currentTarget.open && wasClickedRef.current) {
                currentTarget.querySelector('input')?.focus();
            }
        } },
        (0,external_wp_element_namespaceObject.createElement)("summary", { onClick: () => {
                wasClickedRef.current = true;
            } },
            (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "plus" }),
            label),
        children));
};

;// ./src/islands/checkout/form/parts/field.tsx






/** It blocks nothing: what was meant perhaps is taken over with one click. */
const Hint = ({ hint: { message, suggestion }, onTake }) => suggestion === null ? ((0,external_wp_element_namespaceObject.createElement)("span", null, message)) : ((0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-link-button", onClick: () => onTake(suggestion) }, message));
const Control = ({ owner, field, actions, messages }) => {
    const error = messages.errorOf(field.errorId);
    const hint = messages.hintOf(field.errorId);
    const type = (value) => actions.type(owner, field, value);
    const leave = () => actions.leave(owner, field);
    const { id, label, value, required, autoComplete } = field;
    const shared = {
        id,
        label,
        value,
        required,
        autoComplete,
        error,
        errorId: errorElementId(field.errorId),
        onChange: type,
        onBlur: leave,
    };
    switch (field.control) {
        case 'select':
            return (0,external_wp_element_namespaceObject.createElement)(SelectField, { ...shared, options: field.options ?? [] });
        case 'checkbox':
            return ((0,external_wp_element_namespaceObject.createElement)(CheckboxField, { id: id, label: label, checked: value === '1', error: error, errorId: shared.errorId, onChange: (isTicked) => type(isTicked ? '1' : '0'), onBlur: leave }));
        case 'input':
            return ((0,external_wp_element_namespaceObject.createElement)(TextField, { ...shared, type: field.type, inputMode: field.inputMode, enterKeyHint: field.enterKeyHint, autoCapitalize: field.autoCapitalize, maxLength: field.maxLength, hint: hint && (0,external_wp_element_namespaceObject.createElement)(Hint, { hint: hint, onTake: type }) }));
    }
};
/** Fields that share a line where there is room, by the names of WooCommerce's form. */
const className = ({ name }) => `storefront-form__field wc-block-components-address-form__${name.replace(/\//g, '-')}`;
/** One field of the form with what is to be said of it; an optional one that few need is folded away. */
const FormField = (props) => {
    const { field, messages } = props;
    // What the shop has refused must be seen to be mended.
    const isNeeded = field.value !== '' || messages.errorOf(field.errorId) !== null;
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: className(field) }, field.foldable ? ((0,external_wp_element_namespaceObject.createElement)(Folded, { label: field.label, isNeeded: isNeeded },
        (0,external_wp_element_namespaceObject.createElement)(Control, { ...props }))) : ((0,external_wp_element_namespaceObject.createElement)(Control, { ...props }))));
};

;// ./src/islands/checkout/form/parts/address.tsx


/** The fields of an address in the order of its country. */
const AddressFields = ({ fields, ...context }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-form__fields wc-block-components-address-form" }, fields.map((field) => ((0,external_wp_element_namespaceObject.createElement)(FormField, { key: field.id, field: field, ...context })))));

;// ./src/islands/checkout/form/parts/contact.tsx










const Account = ({ account, actions, messages }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-account wc-block-checkout__create-account" },
    account.question !== '' && ((0,external_wp_element_namespaceObject.createElement)(CheckboxField, { id: "create-account", label: account.question, checked: account.isWanted, onChange: actions.setCreateAccount })),
    account.password !== null && ((0,external_wp_element_namespaceObject.createElement)(TextField, { id: "account-password", label: (0,external_wp_i18n_.__)('Create a password', 'storefront-islands'), type: "password", value: account.password, required: true, autoComplete: "new-password", autoCapitalize: "none", error: messages.errorOf(PASSWORD_ERROR_ID), errorId: errorElementId(PASSWORD_ERROR_ID), onChange: actions.typePassword, onBlur: actions.leavePassword }))));
/** Who orders: the e-mail, a way to log in, and an account for those who want one. */
const Contact = ({ contact, actions, messages }) => ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "contact-fields", title: (0,external_wp_i18n_.__)('Contact information', 'storefront-islands'), notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.contactInformation }) },
    contact.loginUrl !== '' && ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-login" },
        `${(0,external_wp_i18n_.__)('Already have an account?', 'storefront-islands')} `,
        (0,external_wp_element_namespaceObject.createElement)("a", { className: "wc-block-checkout__login-prompt", href: contact.loginUrl }, (0,external_wp_i18n_.__)('Log in', 'storefront-islands')))),
    (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-form__fields" },
        (0,external_wp_element_namespaceObject.createElement)(FormField, { owner: "billing", field: contact.email, actions: actions, messages: messages }),
        contact.fields.map((field) => ((0,external_wp_element_namespaceObject.createElement)(FormField, { key: field.id, owner: "additional", field: field, actions: actions, messages: messages })))),
    contact.account && (0,external_wp_element_namespaceObject.createElement)(Account, { account: contact.account, actions: actions, messages: messages })));

;// ./src/ui/radio-input.tsx


/** The round part of a choice. Browsers must not restore it on their own: what holds is what the shop says. */
const RadioInput = ({ id, name, value, checked, onChoose }) => {
    const choose = () => onChoose(value);
    const ref = useUnheardInput(String(checked), (held) => {
        // The one that was chosen before is silent about it.
        if (held === 'true') {
            choose();
        }
    });
    return ((0,external_wp_element_namespaceObject.createElement)("input", { ref: ref, className: "wc-block-components-radio-control__input", type: "radio", id: id, name: name, value: value, checked: checked, autoComplete: "off", onChange: choose }));
};

;// ./src/ui/radio-cards.tsx


/** A few choices side by side, of which one holds. */
const RadioCards = ({ name, label, cards, chosen, onChoose }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-cards", role: "radiogroup", "aria-label": label }, cards.map(({ value, label: text, aside }) => ((0,external_wp_element_namespaceObject.createElement)("label", { key: value, className: "storefront-cards__card" },
    (0,external_wp_element_namespaceObject.createElement)(RadioInput, { name: name, value: value, checked: value === chosen, onChoose: onChoose }),
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-cards__label" }, text),
    aside !== '' && (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-cards__aside" }, aside))))));

;// ./src/ui/radio-group.tsx


/** A list of choices of which one holds. */
const RadioGroup = (props) => ((0,external_wp_element_namespaceObject.createElement)("fieldset", { className: "storefront-radios wc-block-components-radio-control" },
    (0,external_wp_element_namespaceObject.createElement)("legend", { className: props.legendNote === '' ? 'storefront-visually-hidden' : 'storefront-radios__legend' },
        props.legend,
        props.legendNote !== '' && ((0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-radios__note" }, props.legendNote))),
    props.options.map((option) => ((0,external_wp_element_namespaceObject.createElement)("label", { key: option.value, className: "storefront-radios__option wc-block-components-radio-control__option" },
        (0,external_wp_element_namespaceObject.createElement)(RadioInput, { name: props.name, value: option.value, checked: option.value === props.chosen, onChoose: props.onChoose }),
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-radios__text" },
            (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-radio-control__label" }, option.label),
            option.notes.map((note, index) => ((0,external_wp_element_namespaceObject.createElement)("span", { key: index, className: "storefront-radios__note" },
                (0,external_wp_element_namespaceObject.createElement)("bdi", null, note))))),
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-radios__aside" }, option.aside))))));

;// ./src/islands/shared/shipping/rate-lists.tsx


/** One choice of a rate for each package. */
const RateLists = ({ packages, onRate }) => ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, packages.map((pack) => ((0,external_wp_element_namespaceObject.createElement)("div", { key: pack.id, className: "storefront-shipping__package" },
    (0,external_wp_element_namespaceObject.createElement)(RadioGroup, { name: `storefront-rate-${String(pack.id)}`, legend: pack.name, legendNote: pack.contents, options: pack.options, chosen: pack.chosen, onChoose: (rateId) => onRate(rateId, pack.pickups.includes(rateId) ? null : pack.id) }))))));

;// ./src/islands/checkout/form/parts/delivery.tsx








/** Whether the goods are sent or collected. */
const Delivery = ({ delivery, actions }) => ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "shipping-method", title: (0,external_wp_i18n_.__)('Delivery', 'storefront-islands'), notices: null },
    (0,external_wp_element_namespaceObject.createElement)(RadioCards, { name: "storefront-delivery", label: (0,external_wp_i18n_.__)('Delivery', 'storefront-islands'), cards: delivery.cards, chosen: delivery.chosen, onChoose: (value) => actions.setCollection(value === 'pickup') })));
/** Where they are collected: the same place for every package. */
const Pickup = ({ pickup, actions }) => ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "pickup-options", title: (0,external_wp_i18n_.__)('Pickup locations', 'storefront-islands'), notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.shippingMethods }) },
    (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-form__choices", "aria-busy": pickup.isSettling },
        (0,external_wp_element_namespaceObject.createElement)(RadioGroup, { name: "storefront-pickup", legend: (0,external_wp_i18n_.__)('Pickup locations', 'storefront-islands'), legendNote: "", options: pickup.places, chosen: pickup.chosen, onChoose: (rateId) => actions.selectRate(rateId, null) }))));
/** How they are sent, package by package. While it is being settled the rates stay readable. */
const ShippingOptions = ({ options, actions }) => ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "shipping-option", title: (0,external_wp_i18n_.__)('Shipping options', 'storefront-islands'), notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.shippingMethods }) },
    (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-form__choices", "aria-busy": options.isSettling },
        options.message !== '' && ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-form__message", role: "status" }, options.isSettling
            ? (0,external_wp_i18n_.__)('Looking for delivery options…', 'storefront-islands')
            : options.message)),
        (0,external_wp_element_namespaceObject.createElement)(RateLists, { packages: options.packages, onRate: actions.selectRate }))));

;// ./src/islands/checkout/form/checkout-form.tsx









/**
 * The form from the e-mail to the shipping options; payment and OrderNote follow it. Its first rendering is what
 * Views\Checkout\Form\FormView prints in PHP; test/parity holds the two together.
 */
const CheckoutForm = ({ model, actions, messages }) => ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
    (0,external_wp_element_namespaceObject.createElement)(Contact, { contact: model.contact, actions: actions, messages: messages }),
    model.delivery && (0,external_wp_element_namespaceObject.createElement)(Delivery, { delivery: model.delivery, actions: actions }),
    model.shippingFields && ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "shipping-fields", title: (0,external_wp_i18n_.__)('Shipping address', 'storefront-islands'), notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.shippingAddress }) },
        (0,external_wp_element_namespaceObject.createElement)(AddressFields, { owner: "shipping", fields: model.shippingFields, actions: actions, messages: messages }),
        model.sameForBilling !== null && ((0,external_wp_element_namespaceObject.createElement)(CheckboxField, { id: "same-for-billing", label: (0,external_wp_i18n_.__)('Use same address for billing', 'storefront-islands'), checked: model.sameForBilling, onChange: actions.setSameForBilling })))),
    model.pickup && (0,external_wp_element_namespaceObject.createElement)(Pickup, { pickup: model.pickup, actions: actions }),
    model.billing && ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "billing-fields", title: model.billing.isForAll
            ? (0,external_wp_i18n_.__)('Billing and shipping address', 'storefront-islands')
            : (0,external_wp_i18n_.__)('Billing address', 'storefront-islands'), notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.billingAddress }) },
        (0,external_wp_element_namespaceObject.createElement)(AddressFields, { owner: "billing", fields: model.billing.fields, actions: actions, messages: messages }))),
    model.options && (0,external_wp_element_namespaceObject.createElement)(ShippingOptions, { options: model.options, actions: actions })));

;// ./src/islands/checkout/form/choices.ts
/** What the shopper has chosen and typed in the form, beside the addresses, which are in the cart. */


/** What they are before anything is chosen (spec section 3, checkout); PHP prints the form so. */
const printedChoices = ({ shippingAddress, billingAddress, packages }, settings) => ({
    sameForBilling: address/* ADDRESS_FIELDS */.ff.every((field) => shippingAddress[field] === billingAddress[field]),
    createAccount: false,
    password: '',
    prefersCollection: prefersCollection(packages, settings.collectableMethodIds),
    note: '',
    additional: {},
    hasAccountAlready: false,
});

;// ./src/islands/checkout/form/messages.ts
/** Before React has taken over, and in the editor, there is nothing to say. */
const NO_MESSAGES = { errorOf: () => null, hintOf: () => null };

;// ./src/islands/checkout/form/model/contact.ts
/** Who orders. Views\Checkout\Form\Contact in PHP says the same. */



const accountModel = (settings, choices) => {
    const { allowsGuests, offersAccount, generatesPassword } = settings.checkout;
    if (settings.currentUserId > 0 || !offersAccount) {
        return null;
    }
    const isWanted = !allowsGuests || choices.createAccount;
    return {
        question: allowsGuests
            ? // translators: %s: name of the shop.
                (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Create an account with %s', 'storefront-islands'), settings.siteTitle)
            : '',
        isWanted,
        password: isWanted && !generatesPassword ? choices.password : null,
    };
};
/** The contact information. */
const contactModel = (cart, settings, choices) => {
    const { offersLogin, loginUrl, contactFields } = settings.checkout;
    const isGuest = settings.currentUserId === 0;
    return {
        email: emailField((0,external_wp_i18n_.__)('Email address', 'storefront-islands'), cart.billingAddress.email),
        loginUrl: isGuest && (offersLogin || choices.hasAccountAlready) ? (0,domain_url/* safeUrl */.P)(loginUrl) : '',
        fields: additionalForm('contact', choices.additional, contactFields),
        account: accountModel(settings, choices),
    };
};

;// ./src/islands/shared/shipping/shipping-model.ts
/* unused harmony import specifier */ var sprintf;
/* unused harmony import specifier */ var __;
/** Where the cart goes and how. Views\Cart\Shipping and Views\Shipping in PHP say the same. */


const isFilled = (text) => text !== '';
const destination = ({ city, state, postcode, country }, settings) => {
    const place = [
        city,
        [settings.states[country]?.[state] ?? state, postcode].filter(isFilled).join(' '),
        settings.countries[country] ?? country,
    ]
        .filter(isFilled)
        .join(', ');
    return place === ''
        ? ''
        : // translators: %s: city, state, postcode and country.
            sprintf(__('Shipping to %s', 'storefront-islands'), place);
};
/** One rate to choose: what it is, what it costs, and where and when things come or can be had. */
const rateOption = (rate) => ({
    value: rate.rateId,
    label: rate.name,
    aside: (0,money/* isZero */.be)(rate.price) ? (0,external_wp_i18n_.__)('Free', 'storefront-islands') : (0,money/* formatMoney */.up)(rate.price),
    notes: [
        rate.description,
        rate.deliveryTime,
        rate.pickup?.address ?? '',
        rate.pickup?.details ?? '',
    ].filter(isFilled),
});
/**
 * The choices of each package that has any.
 *
 * @param packages    Of the cart.
 * @param collectable Ids of the methods by which things are collected.
 */
const packageModels = (packages, collectable) => packages
    .filter(({ rates }) => rates.length > 0)
    .map((pack) => ({
    id: pack.packageId,
    name: pack.name,
    contents: packages.length > 1
        ? pack.contents.map(({ name, quantity }) => `${name} × ${String(quantity)}`).join(', ')
        : '',
    options: pack.rates.map(rateOption),
    chosen: pack.rates.find((rate) => rate.selected)?.rateId ?? null,
    pickups: pack.rates
        .filter(({ methodId }) => collectable.includes(methodId))
        .map(({ rateId }) => rateId),
}));
/** Why there is nothing to choose from; empty where there is. */
const shippingMessage = (cart) => {
    if (!cart.hasCalculatedShipping || cart.packages.length === 0) {
        return (0,external_wp_i18n_.__)('Enter your address to see the delivery options.', 'storefront-islands');
    }
    return cart.packages.every((pack) => pack.rates.length === 0)
        ? (0,external_wp_i18n_.__)('There is no delivery to this address. Please check it.', 'storefront-islands')
        : '';
};
/** The delivery of a cart; null where it needs none. */
const shippingModel = (cart, settings) => {
    if (!cart.needsShipping || !settings.shippingEnabled) {
        return null;
    }
    return {
        destination: destination(cart.shippingAddress, settings),
        packages: packageModels(cart.packages, settings.collectableMethodIds),
        message: shippingMessage(cart),
    };
};

;// ./src/islands/checkout/form/model/delivery.ts
/** How the goods come to the shopper. Views\Checkout\Form\Delivery in PHP says the same. */



const isPickup = ({ collectableMethodIds }) => ({ methodId }) => collectableMethodIds.includes(methodId);
const withRates = (packages, keeps) => packages.map((pack) => ({ ...pack, rates: pack.rates.filter(keeps) }));
/** What the packages cost at least; empty where nobody knows, with "from" where other rates cost more. */
const lowestPrice = (packages) => {
    const offers = packages.map(({ rates }) => rates.map((rate) => rate.price).sort((a, b) => a.amount - b.amount));
    const cheapest = offers.flatMap(([first]) => (first ? [first] : []));
    const [first, ...others] = cheapest;
    if (!first || cheapest.length < packages.length) {
        return '';
    }
    const total = others.reduce(money/* addMoney */.qy, first);
    if (offers.some((prices) => prices.at(-1)?.amount !== prices[0]?.amount)) {
        // translators: %s: the lowest price of delivery.
        return (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('from %s', 'storefront-islands'), (0,money/* formatMoney */.up)(total));
    }
    return (0,money/* isZero */.be)(total) ? (0,external_wp_i18n_.__)('Free', 'storefront-islands') : (0,money/* formatMoney */.up)(total);
};
/** The choice between delivery and collecting; null where the goods cannot be collected. */
const deliveryModel = ({ packages }, settings, choices) => {
    const isCollectable = isPickup(settings);
    if (!settings.localPickupEnabled || !packages.some(({ rates }) => rates.some(isCollectable))) {
        return null;
    }
    return {
        cards: [
            {
                value: 'ship',
                label: (0,external_wp_i18n_.__)('Ship', 'storefront-islands'),
                aside: lowestPrice(withRates(packages, (rate) => !isCollectable(rate))),
            },
            {
                value: 'pickup',
                label: settings.checkout.pickupTitle || (0,external_wp_i18n_.__)('Pickup', 'storefront-islands'),
                aside: lowestPrice(withRates(packages, isCollectable).slice(0, 1)),
            },
        ],
        chosen: choices.prefersCollection ? 'pickup' : 'ship',
    };
};
/** The places where the goods can be collected. They are the same for every package. */
const pickupModel = (cart, settings) => {
    const rates = cart.packages.flatMap((pack) => pack.rates).filter(isPickup(settings));
    const places = [...new Map(rates.map((rate) => [rate.rateId, rate])).values()];
    return {
        places: places.map((rate) => ({
            ...rateOption(rate),
            label: rate.pickup?.location || rate.name,
        })),
        chosen: places.find(({ selected }) => selected)?.rateId ?? null,
        isSettling: cart.settling,
    };
};
/**
 * The rates to choose from.
 *
 * @param cart        The projected cart.
 * @param settings    The shop's settings.
 * @param isDelivered Whether collecting has been ruled out above.
 */
const optionsModel = (cart, settings, isDelivered) => {
    const isCollectable = isPickup(settings);
    const packages = isDelivered
        ? withRates(cart.packages, (rate) => !isCollectable(rate))
        : cart.packages;
    return {
        packages: packageModels(packages, settings.collectableMethodIds),
        message: shippingMessage({ ...cart, packages }),
        isSettling: cart.settling,
    };
};

;// ./src/islands/checkout/form/model.ts




/**
 * What the form shows.
 *
 * @param cart     The projected cart.
 * @param settings The shop's settings.
 * @param choices  Of the stores; printedChoices until React has taken over.
 */
const formModel = (cart, settings, choices) => {
    const needsShipping = cart.needsShipping && settings.shippingEnabled;
    const delivery = needsShipping ? deliveryModel(cart, settings, choices) : null;
    const isCollected = delivery?.chosen === 'pickup';
    const { shipsToBillingOnly, takesOrderNotes, orderFields } = settings.checkout;
    const asked = (0,sections/* askedAddresses */.x)({
        needsShipping,
        prefersCollection: isCollected,
        useShippingAsBilling: choices.sameForBilling,
        shipsToBillingOnly,
    });
    return {
        contact: contactModel(cart, settings, choices),
        delivery,
        shippingFields: asked.shipping ? addressForm('shipping', cart.shippingAddress, settings) : null,
        pickup: isCollected ? pickupModel(cart, settings) : null,
        sameForBilling: asked.offersSameAddress ? choices.sameForBilling : null,
        billing: asked.billing
            ? {
                fields: addressForm('billing', cart.billingAddress, settings),
                isForAll: needsShipping && shipsToBillingOnly && !isCollected,
            }
            : null,
        options: needsShipping && !isCollected ? optionsModel(cart, settings, delivery !== null) : null,
        note: {
            text: choices.note,
            isTaken: takesOrderNotes,
            fields: additionalForm('order', choices.additional, orderFields),
        },
    };
};

;// ./src/islands/checkout/form/order-note.tsx






const order_note_Text = ({ text, onType }) => {
    const ref = useUnheardInput(text, onType);
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-field" },
        (0,external_wp_element_namespaceObject.createElement)("label", { className: "storefront-visually-hidden", htmlFor: "order-note" }, (0,external_wp_i18n_.__)('Note to your order', 'storefront-islands')),
        (0,external_wp_element_namespaceObject.createElement)("textarea", { ref: ref, id: "order-note", className: "wc-block-components-textarea", rows: 3, placeholder: (0,external_wp_i18n_.__)('Anything we should know, as where to leave the parcel.', 'storefront-islands'), value: text, onChange: (event) => onType(event.target.value) })));
};
/** Unticked, no note is sent; ticked again, the text is back. */
const FoldedNote = ({ text, onType }) => {
    const [isWanted, setWanted] = (0,external_wp_element_namespaceObject.useState)(text !== '');
    const [putAway, setPutAway] = (0,external_wp_element_namespaceObject.useState)('');
    if (text !== '' && !isWanted) {
        setWanted(true);
    }
    return ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-note wc-block-checkout__add-note" },
        (0,external_wp_element_namespaceObject.createElement)(CheckboxField, { id: "order-note-wanted", label: (0,external_wp_i18n_.__)('Add a note to your order', 'storefront-islands'), checked: isWanted, onChange: (wants) => {
                setWanted(wants);
                setPutAway(wants ? '' : text);
                onType(wants ? putAway : '');
            } }),
        isWanted && (0,external_wp_element_namespaceObject.createElement)(order_note_Text, { text: text, onType: onType })));
};
/** What else is to be said about the order; nothing where the shop takes no note and no plugin asks. */
const OrderNote = ({ note, actions, messages }) => {
    const { fields, isTaken, text } = note;
    if (!isTaken && fields.length === 0) {
        return null;
    }
    if (fields.length === 0) {
        return (0,external_wp_element_namespaceObject.createElement)(FoldedNote, { text: text, onType: actions.typeNote });
    }
    return ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "order-fields", title: (0,external_wp_i18n_.__)('Additional order information', 'storefront-islands'), notices: null },
        (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-form__fields" }, fields.map((field) => ((0,external_wp_element_namespaceObject.createElement)(FormField, { key: field.id, owner: "additional", field: field, actions: actions, messages: messages })))),
        isTaken && (0,external_wp_element_namespaceObject.createElement)(FoldedNote, { text: text, onType: actions.typeNote })));
};

;// ./src/islands/checkout/form/use-field-messages.ts



/** The fields that hints are given for. */
const HINTED = ['billing_email', 'billing_phone', 'shipping_phone'];
/** What the stores have to say now. */
const useFieldMessages = () => {
    const errors = (0,external_wp_data_namespaceObject.useSelect)((select) => select(validation_contract/* validationStore */.$).getValidationErrors(), []);
    const hints = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const { getHint } = select(fields_contract/* fieldsStore */.R);
        return Object.fromEntries(HINTED.map((errorId) => [errorId, getHint(errorId)]));
    }, []);
    return {
        errorOf: (errorId) => {
            const error = errors[errorId];
            return error && !error.hidden ? error.message : null;
        },
        hintOf: (errorId) => hints[errorId] ?? null,
    };
};

;// ./src/stores/page/tell-plugins.ts

/**
 * Tells plugins what the shopper has done, analytics among them: the action experimental__woocommerce_blocks-{what}
 * (anchors, contracts).
 */
const tell_plugins_tellPlugins = (what, details) => {
    (0,external_wp_hooks_namespaceObject.doAction)(`experimental__woocommerce_blocks-${what}`, details);
};

;// ./src/islands/checkout/form/use-form-actions.ts










/** Fields of a billing address that differ where it is another one. */
const ANOTHER_PLACE = {
    company: '',
    address_1: '',
    address_2: '',
    city: '',
    postcode: '',
};
/** The form's actions on the stores. The same object from one rendering to the next. */
const useFormActions = () => {
    const shopping = (0,external_wp_data_namespaceObject.useDispatch)(shopping_contract/* shoppingStore */.U);
    const checkout = (0,external_wp_data_namespaceObject.useDispatch)(contract/* checkoutStore */.w);
    const validation = (0,external_wp_data_namespaceObject.useDispatch)(validation_contract/* validationStore */.$);
    const fields = (0,external_wp_data_namespaceObject.useDispatch)(fields_contract/* fieldsStore */.R);
    // Asked when something is done; nothing is drawn by them.
    const { getCart } = (0,external_wp_data_namespaceObject.useSelect)(shopping_contract/* shoppingStore */.U, []);
    const { getCartData } = (0,external_wp_data_namespaceObject.useSelect)(cart_contract/* cartStore */.O, []);
    return (0,external_wp_element_namespaceObject.useMemo)(() => ({
        type: (owner, { name }, value) => {
            switch (owner) {
                case 'shipping':
                    return void shopping.typeShippingAddress(typedChanges(name, value, getCart().shippingAddress));
                case 'billing':
                    return void shopping.typeBillingAddress(typedChanges(name, value, getCart().billingAddress));
                case 'additional':
                    return void fields.setAdditionalValues({ [name]: value });
            }
        },
        leave: (owner, { name, errorId, value }) => {
            void fields.leaveField(errorId, value);
            void validation.showValidationError(errorId);
            if (owner !== 'additional') {
                void shopping.leaveAddress();
            }
            if (name === 'email') {
                tell_plugins_tellPlugins('checkout-set-email-address', {
                    storeCart: getCartData(),
                });
            }
        },
        setSameForBilling: (same) => {
            void checkout.__internalSetUseShippingAsBilling(same);
            if (!same) {
                void shopping.typeBillingAddress(ANOTHER_PLACE);
            }
        },
        setCreateAccount: (create) => void checkout.__internalSetShouldCreateAccount(create),
        typePassword: (password) => void checkout.__internalSetCustomerPassword(password),
        leavePassword: () => void validation.showValidationError(PASSWORD_ERROR_ID),
        // The rates that go with it are the store's to choose.
        setCollection: (prefersCollection) => void checkout.setPrefersCollection(prefersCollection),
        selectRate: (rateId, packageId) => void shopping.selectRate(rateId, packageId),
        typeNote: (note) => void checkout.__internalSetOrderNotes(note),
    }), [shopping, checkout, validation, fields, getCart, getCartData]);
};

;// ./src/islands/checkout/form/use-form-choices.ts





/** The Store API's code for an e-mail that an account has; the notice's id. */
const EMAIL_EXISTS = 'registration-error-email-exists';
/** The choices as the stores have them. */
const useFormChoices = () => (0,external_wp_data_namespaceObject.useSelect)((select) => {
    const checkout = select(contract/* checkoutStore */.w);
    const { getNotices } = select(external_wp_notices_.store);
    return {
        sameForBilling: checkout.getUseShippingAsBilling(),
        createAccount: checkout.getShouldCreateAccount(),
        password: checkout.getCustomerPassword(),
        prefersCollection: checkout.prefersCollection(),
        note: checkout.getOrderNotes(),
        additional: select(fields_contract/* fieldsStore */.R).getAdditionalValues(),
        hasAccountAlready: [failure_notices/* NOTICE_CONTEXTS */.A.contactInformation, failure_notices/* NOTICE_CONTEXTS */.A.checkout].some((context) => getNotices(context).some(({ id }) => id.includes(EMAIL_EXISTS))),
    };
}, []);

;// ./src/islands/shared/sentence.ts
/** Takes a sentence apart at %1$s, %2$s …, in the order in which its language has them. */
const sentence_partsOf = (sentence) => sentence
    .split(/(%\d\$s)/)
    .filter((part) => part !== '')
    .map((part) => /^%\d\$s$/.test(part)
    ? { kind: 'place', number: Number(part[1]) }
    : { kind: 'text', text: part });

;// ./src/islands/checkout/parts/terms.tsx



/** Opens beside the checkout: what is typed stays where it is. */
const PageLink = ({ url, label }) => ((0,external_wp_element_namespaceObject.createElement)("a", { href: url, target: "_blank", rel: "noopener" },
    label,
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-visually-hidden" }, ` ${(0,external_wp_i18n_.__)('(opens in a new tab)', 'storefront-islands')}`)));
const sentenceOf = ({ termsUrl, privacyUrl }) => {
    if (termsUrl !== '' && privacyUrl !== '') {
        // translators: 1: terms and conditions, 2: privacy policy.
        return (0,external_wp_i18n_.__)('By proceeding with your purchase you agree to our %1$s and %2$s.', 'storefront-islands');
    }
    return termsUrl !== ''
        ? // translators: 1: terms and conditions.
            (0,external_wp_i18n_.__)('By proceeding with your purchase you agree to our %1$s.', 'storefront-islands')
        : // translators: 2: privacy policy.
            (0,external_wp_i18n_.__)('By proceeding with your purchase you agree to our %2$s.', 'storefront-islands');
};
/** What the shopper agrees to by ordering; nothing where the shop has neither page. */
const Terms = ({ terms }) => {
    const links = {
        1: { url: terms.termsUrl, label: (0,external_wp_i18n_.__)('Terms and Conditions', 'storefront-islands') },
        2: { url: terms.privacyUrl, label: (0,external_wp_i18n_.__)('Privacy Policy', 'storefront-islands') },
    };
    if (terms.termsUrl === '' && terms.privacyUrl === '') {
        return null;
    }
    return ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-terms wc-block-checkout__terms" }, sentence_partsOf(sentenceOf(terms)).map((part, index) => {
        if (part.kind === 'text') {
            return (0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, { key: index }, part.text);
        }
        const link = links[part.number];
        return link && (0,external_wp_element_namespaceObject.createElement)(PageLink, { key: index, ...link });
    })));
};

;// ./src/islands/checkout/model/button.ts
/**
 * Waiting for an outcome goes before what others do: nothing may be paid twice. Totals that are being calculated block
 * nothing: leaving the last field for the button starts that, and placing the order waits for it.
 */
const buttonState = (facts) => {
    if (facts.status === 'complete') {
        return { kind: 'complete', leaves: facts.redirectUrl !== '' };
    }
    if (facts.wait !== null) {
        return facts.wait;
    }
    if (facts.status !== 'idle') {
        return { kind: 'working' };
    }
    return facts.isExpressActive ? { kind: 'blocked' } : { kind: 'ready' };
};

;// ./src/islands/checkout/parts/actions.tsx




const buttonText = (state, label) => {
    switch (state.kind) {
        case 'ready':
        case 'blocked':
        case 'uncertain':
            return label;
        case 'working':
        case 'slow':
            return (0,external_wp_i18n_.__)('Placing your order…', 'storefront-islands');
        case 'asking':
            return (0,external_wp_i18n_.__)('Checking your order…', 'storefront-islands');
        case 'complete':
            return state.leaves
                ? (0,external_wp_i18n_.__)('Order placed. One moment…', 'storefront-islands')
                : (0,external_wp_i18n_.__)('Order placed', 'storefront-islands');
    }
};
const uncertainText = (orderId) => orderId === null
    ? (0,external_wp_i18n_.__)('We cannot tell whether your order went through. Please do not pay again; contact us and we will find out.', 'storefront-islands')
    : (0,external_wp_i18n_.sprintf)(
    // translators: %d: order number.
    (0,external_wp_i18n_.__)('We cannot tell whether the payment of your order %d went through. Please do not pay again; contact us and we will find out.', 'storefront-islands'), orderId);
const askingText = (reason) => reason === 'offline'
    ? (0,external_wp_i18n_.__)('You are offline. Once you are back, we ask the shop what became of your order. Please do not pay again.', 'storefront-islands')
    : (0,external_wp_i18n_.__)('We are asking the shop what became of your order. Please do not pay again.', 'storefront-islands');
const WaitMessage = ({ message, action, onAct }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-notice storefront-notice--warning" },
    (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "alert" }),
    (0,external_wp_element_namespaceObject.createElement)("p", null, message),
    (0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-link-button", onClick: onAct }, action)));
/** Why the button waits, where there is more to say than the button itself does. */
const Wait = ({ state, onAskAgain, onStopWaiting, }) => {
    const checkAgain = (0,external_wp_i18n_.__)('Check again', 'storefront-islands');
    switch (state.kind) {
        case 'asking':
            return ((0,external_wp_element_namespaceObject.createElement)(WaitMessage, { message: askingText(state.reason), action: checkAgain, onAct: onAskAgain }));
        case 'uncertain':
            return ((0,external_wp_element_namespaceObject.createElement)(WaitMessage, { message: uncertainText(state.orderId), action: checkAgain, onAct: onAskAgain }));
        case 'slow':
            return ((0,external_wp_element_namespaceObject.createElement)(WaitMessage, { message: (0,external_wp_i18n_.__)('This takes longer than usual.', 'storefront-islands'), action: (0,external_wp_i18n_.__)('Stop waiting', 'storefront-islands'), onAct: onStopWaiting }));
        case 'ready':
        case 'blocked':
        case 'working':
        case 'complete':
            return null;
    }
};
/**
 * The end of the form. On small screens the button stays at the lower edge with the total beside it. It is never switched
 * off by an attribute: whoever has the focus on it keeps it, and hears why it waits.
 */
const Actions = (props) => {
    const { state, label, total, isSettling, cartUrl, onPlace } = props;
    const isReady = state.kind === 'ready';
    const isBusy = ['working', 'slow', 'asking', 'complete'].includes(state.kind);
    return ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
        (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-actions wc-block-checkout__actions" },
            props.notices,
            (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-actions__wait", role: "status" },
                (0,external_wp_element_namespaceObject.createElement)(Wait, { state: state, onAskAgain: props.onAskAgain, onStopWaiting: props.onStopWaiting }))),
        (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-place-order" },
            (0,external_wp_element_namespaceObject.createElement)("p", { className: classNames('storefront-place-order__total', isSettling && 'storefront-totals--settling') },
                (0,external_wp_element_namespaceObject.createElement)("span", null, props.totalLabel),
                (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-amount" }, total)),
            (0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: classNames('storefront-button storefront-place-order__button wp-element-button wc-block-components-button wc-block-components-checkout-place-order-button', isBusy && 'storefront-place-order__button--busy'), "aria-disabled": !isReady, "aria-busy": isBusy, onClick: ({ currentTarget }) => isReady && onPlace(currentTarget.form) },
                (0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-button__text" }, buttonText(state, label)))),
        (0,external_wp_element_namespaceObject.createElement)("a", { className: "storefront-back wc-block-components-checkout-return-to-cart-button", href: cartUrl }, (0,external_wp_i18n_.__)('Back to the cart', 'storefront-islands'))));
};

;// ./src/islands/checkout/sections/actions-section.tsx









/** The place-order button on the stores. */
const ActionsSection = (props) => {
    const { order, wordButton, cartUrl, methods, notices } = props;
    const hasTakenOver = useTakenOver();
    const { placeOrder, askAgain, stopWaiting } = (0,external_wp_data_namespaceObject.useDispatch)(contract/* checkoutStore */.w);
    const checkout = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const store = select(contract/* checkoutStore */.w);
        return {
            status: store.getCheckoutStatus(),
            wait: store.getWait(),
            redirectUrl: store.getRedirectUrl(),
        };
    }, []);
    const { active, isExpressActive } = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const store = select(payment_contract/* paymentStore */._);
        return {
            active: store.getActivePaymentMethod(),
            isExpressActive: store.isExpressPaymentMethodActive(),
        };
    }, []);
    const ownLabel = methods.getPaymentMethods()[active]?.placeOrderButtonLabel ?? null;
    return ((0,external_wp_element_namespaceObject.createElement)(Actions, { state: hasTakenOver ? buttonState({ ...checkout, isExpressActive }) : { kind: 'ready' }, label: wordButton((hasTakenOver && ownLabel) || (0,external_wp_i18n_.__)('Place order', 'storefront-islands')), total: order.totals.total, totalLabel: order.totalLabel, isSettling: order.isSettling, cartUrl: cartUrl, onPlace: (form) => {
            // What a browser has filled in without a word is ordered too.
            if (form !== null) {
                readFields(form);
            }
            void placeOrder();
        }, onAskAgain: () => void askAgain(), onStopWaiting: () => void stopWaiting(), notices: notices }));
};

;// ./src/islands/checkout/parts/error-summary.tsx



/** The control that an error is shown at; null where none is on the page. */
const error_summary_controlOf = (errorId) => document.querySelector(`[aria-describedby~="${CSS.escape(errorElementId(errorId))}"]`);
/**
 * What is to be mended, for those who do not see it at the fields: how much, and a way to each. It shows itself where
 * one of its links has the focus.
 */
const ErrorSummary = (0,external_wp_element_namespaceObject.forwardRef)(({ problems }, ref) => ((0,external_wp_element_namespaceObject.createElement)("div", { ref: ref, className: "storefront-errors", role: "alert" },
    problems.length > 0 && ((0,external_wp_element_namespaceObject.createElement)("p", null, (0,external_wp_i18n_.sprintf)(
    // translators: %d: number of fields.
    (0,external_wp_i18n_._n)('%d field needs your attention:', '%d fields need your attention:', problems.length, 'storefront-islands'), problems.length))),
    problems.length > 0 && ((0,external_wp_element_namespaceObject.createElement)("ul", null, problems.map(({ errorId, message }) => ((0,external_wp_element_namespaceObject.createElement)("li", { key: errorId },
        (0,external_wp_element_namespaceObject.createElement)("a", { href: `#${errorElementId(errorId)}`, onClick: (event) => {
                event.preventDefault();
                error_summary_controlOf(errorId)?.focus();
            } }, message)))))))));
ErrorSummary.displayName = 'ErrorSummary';

;// ./src/islands/checkout/use-failed-attempts.ts



/** How often the shopper has tried to order and was sent back to mend something. */
const useFailedAttempts = () => {
    const isIdle = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).isIdle(), []);
    const hasError = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).hasError(), []);
    const [wasIdle, setWasIdle] = (0,external_wp_element_namespaceObject.useState)(true);
    const [attempts, setAttempts] = (0,external_wp_element_namespaceObject.useState)(0);
    if (wasIdle !== isIdle) {
        setWasIdle(isIdle);
        if (isIdle && hasError) {
            setAttempts(attempts + 1);
        }
    }
    return attempts;
};

;// ./src/islands/checkout/sections/error-section.tsx







/** What to lead the shopper to first: a field, or what is said where no field is wrong. */
const firstProblem = (screen) => screen.querySelector('[aria-invalid="true"]') ??
    screen.querySelector('.storefront-notice--error');
/** A notice can be led to, but is no stop on the way. */
const lead = (problem) => {
    if (!problem.hasAttribute('aria-invalid')) {
        problem.tabIndex = -1;
    }
    problem.focus();
};
/** Once an order could not be placed: says what is to be mended, and leads to the first of it. */
const ErrorSection = () => {
    const ref = (0,external_wp_element_namespaceObject.useRef)(null);
    const attempts = useFailedAttempts();
    const attendedRef = (0,external_wp_element_namespaceObject.useRef)(0);
    const errors = (0,external_wp_data_namespaceObject.useSelect)((select) => select(validation_contract/* validationStore */.$).getValidationErrors(), []);
    const notices = (0,external_wp_data_namespaceObject.useSelect)((select) => Object.values(failure_notices/* NOTICE_CONTEXTS */.A)
        .flatMap((context) => select(external_wp_notices_.store).getNotices(context))
        .filter(({ status }) => status === 'error').length, []);
    // What is wrong may be said a moment after the attempt has ended.
    (0,external_wp_element_namespaceObject.useEffect)(() => {
        const screen = ref.current?.closest('.storefront-checkout');
        const problem = attempts > attendedRef.current && screen ? firstProblem(screen) : null;
        if (problem) {
            attendedRef.current = attempts;
            lead(problem);
        }
    }, [attempts, errors, notices]);
    const problems = Object.entries(errors)
        .filter(([, { hidden }]) => !hidden)
        .map(([errorId, { message }]) => ({ errorId, message }));
    return (0,external_wp_element_namespaceObject.createElement)(ErrorSummary, { ref: ref, problems: attempts > 0 ? problems : [] });
};

;// ./src/compat/gateway/components.tsx
/** Components that gateways get as the prop `components`, under WooCommerce's names. */


/** Dims what is being loaded and says so; what is in it stays where it is. */
const LoadingMask = ({ children, isLoading = true, screenReaderLabel, }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: isLoading ? 'wc-block-components-loading-mask' : '', "aria-busy": isLoading },
    (0,external_wp_element_namespaceObject.createElement)("div", { style: isLoading ? { opacity: 0.5, pointerEvents: 'none' } : {} }, children),
    isLoading && screenReaderLabel && ((0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-visually-hidden", role: "status" }, screenReaderLabel))));
const PaymentMethodLabel = ({ text, icon }) => ((0,external_wp_element_namespaceObject.createElement)("span", { className: "wc-block-components-payment-method-label" },
    typeof icon === 'object' && icon,
    text));
const PaymentMethodIcons = ({ icons = [], align = 'center' }) => ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null, icons.length > 0 && ((0,external_wp_element_namespaceObject.createElement)("span", { className: `wc-block-components-payment-method-icons wc-block-components-payment-method-icons--align-${align}` }, icons.map((icon) => typeof icon === 'object' && icon.src !== null ? ((0,external_wp_element_namespaceObject.createElement)("img", { key: icon.id, className: `wc-block-components-payment-method-icon wc-block-components-payment-method-icon--${icon.id}`, src: icon.src, alt: icon.alt })) : null)))));
const components = {
    LoadingMask,
    PaymentMethodIcons,
    PaymentMethodLabel,
    ValidationInputError: ValidationInputError,
};

;// ./src/compat/gateway/use-billing.ts








/** Lines that gateways hand to payment sheets. */
const totalLines = (totals, needsShipping) => {
    const line = (key, label, value, tax) => ({
        key,
        label,
        value: (0,money/* parseAmount */.C_)(value),
        valueWithTax: (0,money/* parseAmount */.C_)(value) + (0,money/* parseAmount */.C_)(tax),
    });
    return [
        line('total_items', (0,external_wp_i18n_.__)('Subtotal:', 'storefront-islands'), totals.total_items, totals.total_items_tax),
        line('total_fees', (0,external_wp_i18n_.__)('Fees:', 'storefront-islands'), totals.total_fees, totals.total_fees_tax),
        line('total_discount', (0,external_wp_i18n_.__)('Discount:', 'storefront-islands'), totals.total_discount, totals.total_discount_tax),
        line('total_tax', (0,external_wp_i18n_.__)('Taxes:', 'storefront-islands'), totals.total_tax, null),
        ...(needsShipping
            ? [
                line('total_shipping', (0,external_wp_i18n_.__)('Shipping:', 'storefront-islands'), totals.total_shipping, totals.total_shipping_tax),
            ]
            : []),
    ];
};
/** Prop `billing`. */
const useBilling = () => {
    const { settings } = useGatewayServices();
    const cart = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).getCartData(), []);
    const customerId = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).getCustomerId(), []);
    return (0,external_wp_element_namespaceObject.useMemo)(() => ({
        appliedCoupons: cart.coupons,
        billingAddress: cart.billingAddress,
        billingData: cart.billingAddress,
        cartTotal: {
            label: (0,external_wp_i18n_.__)('Total', 'storefront-islands'),
            value: (0,money/* parseAmount */.C_)(cart.totals.total_price),
        },
        cartTotalItems: totalLines(cart.totals, cart.needsShipping),
        currency: getCurrencyFromPriceResponse(cart.totals),
        customerId,
        displayPricesIncludingTax: settings.displayCartPricesIncludingTax,
    }), [cart, customerId, settings]);
};

;// ./src/compat/gateway/use-statuses.ts



/** Prop `checkoutStatus`. */
const useCheckoutStatus = () => (0,external_wp_data_namespaceObject.useSelect)((select) => {
    const checkout = select(contract/* checkoutStore */.w);
    return {
        isCalculating: checkout.isCalculating(),
        isComplete: checkout.isComplete(),
        isIdle: checkout.isIdle(),
        isProcessing: checkout.isProcessing(),
    };
}, []);
/** Prop `paymentStatus`. */
const usePaymentStatus = () => (0,external_wp_data_namespaceObject.useSelect)((select) => {
    const payment = select(payment_contract/* paymentStore */._);
    return {
        isPristine: payment.isPaymentPristine(),
        isIdle: payment.isPaymentIdle(),
        isStarted: payment.isExpressPaymentStarted(),
        isProcessing: payment.isPaymentProcessing(),
        isReady: payment.isPaymentReady(),
        isFinished: payment.isPaymentFinished(),
        hasError: payment.hasPaymentError(),
        hasFailed: payment.isPaymentFailed(),
        isSuccessful: payment.isPaymentSuccess(),
        isDoingExpressPayment: payment.isExpressPaymentMethodActive(),
    };
}, []);

;// ./src/compat/gateway/use-shipping.ts






const SHIPPING_ERROR_TYPES = {
    NONE: 'none',
    INVALID_ADDRESS: 'invalid_address',
    UNKNOWN: 'unknown_error',
};
/** Prop `cartData`. */
const useCartParts = () => {
    const cart = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).getCartData(), []);
    return (0,external_wp_element_namespaceObject.useMemo)(() => ({ cartItems: cart.items, cartFees: cart.fees, extensions: cart.extensions }), [cart]);
};
const useHasInvalidAddress = () => (0,external_wp_data_namespaceObject.useSelect)((select) => {
    // Not typed as missing: select gives undefined for a store that nobody registered.
    const errors = select(validation_contract/* validationStore */.$)?.getValidationErrors() ?? {};
    return Object.keys(errors).some((fieldId) => fieldId.startsWith('shipping_'));
}, []);
/** Props `shippingData`, `shippingStatus` and the shipping part of `eventRegistration`. */
const useShipping = () => {
    const cart = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).getCartData(), []);
    const isSelectingRate = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).isShippingRateBeingSelected(), []);
    const isLoading = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).isCustomerDataUpdating(), []);
    const hasInvalidAddress = useHasInvalidAddress();
    const { selectShippingRate, setShippingAddress } = (0,external_wp_data_namespaceObject.useDispatch)(cart_contract/* cartStore */.O);
    return (0,external_wp_element_namespaceObject.useMemo)(() => ({
        data: {
            isSelectingRate,
            needsShipping: cart.needsShipping,
            selectedRates: can_pay_argument_selectedRates(cart.shippingRates),
            setSelectedRates: selectShippingRate,
            setShippingAddress,
            shippingAddress: cart.shippingAddress,
            shippingRates: cart.shippingRates,
            shippingRatesLoading: isLoading,
        },
        status: {
            shippingErrorStatus: {
                isPristine: !hasInvalidAddress,
                isValid: !hasInvalidAddress,
                hasInvalidAddress,
                hasError: false,
            },
            shippingErrorTypes: SHIPPING_ERROR_TYPES,
        },
        events: shippingEvents,
    }), [cart, isSelectingRate, isLoading, hasInvalidAddress, selectShippingRate, setShippingAddress]);
};

;// ./src/compat/gateway/use-gateway-props.ts








/** All props of a payment method's content, with the names that WooCommerce documents. Amounts are minor units. */
const useGatewayProps = () => {
    const { events, emitResponse, expressHandlers } = useGatewayServices();
    const { placeOrder } = (0,external_wp_data_namespaceObject.useDispatch)(contract/* checkoutStore */.w);
    const shipping = useShipping();
    const billing = useBilling();
    const cartData = useCartParts();
    const checkoutStatus = useCheckoutStatus();
    const paymentStatus = usePaymentStatus();
    const { active, saves } = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const payment = select(payment_contract/* paymentStore */._);
        return {
            active: payment.getActivePaymentMethod(),
            saves: payment.getShouldSavePaymentMethod(),
        };
    }, []);
    return {
        activePaymentMethod: active,
        billing,
        cartData,
        checkoutStatus,
        components: components,
        emitResponse,
        eventRegistration: { ...shipping.events, ...events },
        /** Places the order, as the button does. */
        onSubmit: placeOrder,
        paymentStatus,
        setExpressPaymentError: expressHandlers.setExpressPaymentError,
        shippingData: shipping.data,
        shippingStatus: shipping.status,
        shouldSavePayment: saves,
    };
};

;// ./src/compat/gateway/content.tsx




/** What a chosen method shows below its name: a card form, a sentence. */
const GatewayContent = ({ method }) => withProps(method.content, useGatewayProps());
/** A method's name and icons; it may be more than text. */
const GatewayLabel = ({ method }) => withProps(method.label, { components: components });
/** What a method adds to a saved card that is chosen. `token` is the card's id as text. */
const GatewaySavedToken = ({ method, token, }) => withProps(method.savedTokenComponent, { ...useGatewayProps(), token });
/** An express method's button. `buttonAttributes`: the size that all of them are to have, pixels as text. */
const GatewayExpressContent = ({ method, buttonAttributes, }) => {
    const { onClick, onClose, onError, setExpressPaymentError } = useGatewayServices().expressHandlers;
    return withProps(method.content, {
        ...useGatewayProps(),
        onClick: () => onClick(method.name),
        onClose,
        onError,
        setExpressPaymentError,
        buttonAttributes,
    });
};

;// ./src/islands/checkout/parts/express.tsx


/** One express button's place. What the method draws there is its own: it is switched off from the outside. */
const ExpressButton = ({ name, isDisabled, children }) => {
    const ref = (0,external_wp_element_namespaceObject.useRef)(null);
    // React 18 does not know the attribute.
    (0,external_wp_element_namespaceObject.useLayoutEffect)(() => {
        ref.current?.toggleAttribute('inert', isDisabled);
    }, [isDisabled]);
    return ((0,external_wp_element_namespaceObject.createElement)("li", { ref: ref, id: `express-payment-method-${name}`, className: "storefront-express__button" }, children));
};
/** Ways to pay that bring addresses of their own, above the form that they make needless. */
const Express = ({ notices, isWaiting, children }) => ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
    (0,external_wp_element_namespaceObject.createElement)("section", { className: "storefront-express wc-block-components-express-payment wc-block-components-express-payment--checkout", "aria-labelledby": "storefront-express-title", "aria-busy": isWaiting },
        (0,external_wp_element_namespaceObject.createElement)("h2", { id: "storefront-express-title", className: "storefront-express__title wc-block-components-express-payment__title" }, (0,external_wp_i18n_.__)('Express checkout', 'storefront-islands')),
        notices,
        (0,external_wp_element_namespaceObject.createElement)("ul", { className: "storefront-express__buttons wc-block-components-express-payment__event-buttons" }, children)),
    (0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-express__continue wc-block-components-express-payment-continue-rule" }, (0,external_wp_i18n_.__)('Or continue below', 'storefront-islands'))));

;// ./src/islands/checkout/parts/method-boundary.tsx




/** Stands around what a payment method draws: where that fails, the others go on. */
const MethodBoundary = ({ tellsWhy, children }) => ((0,external_wp_element_namespaceObject.createElement)(ErrorBoundary, { fallback: (reason) => ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-payment__failure", role: "alert" },
        (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "alert" }),
        (0,external_wp_element_namespaceObject.createElement)("span", null,
            (0,external_wp_i18n_.__)('This way to pay does not work at the moment. Please choose another one.', 'storefront-islands'),
            tellsWhy && reason !== '' && ` (${reason})`))) }, children));

;// ./src/islands/checkout/sections/express-section.tsx








/** Pixels, as text: what gateways' own buttons are asked to be like. */
const BUTTONS = { height: '48', borderRadius: '4' };
/** Express buttons, drawn by the methods themselves; nothing where there are none. */
const ExpressSection = ({ settings, methods, notices }) => {
    const hasTakenOver = useTakenOver();
    const { available, isAsking, active, isActive } = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const payment = select(payment_contract/* paymentStore */._);
        return {
            available: payment.getAvailableExpressPaymentMethods(),
            isAsking: !payment.expressPaymentMethodsInitialized(),
            active: payment.getActivePaymentMethod(),
            isActive: payment.isExpressPaymentMethodActive(),
        };
    }, []);
    const isIdle = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).isIdle(), []);
    const registered = methods.getExpressPaymentMethods();
    const isExpected = settings.checkout.expectsExpress || (hasTakenOver && Object.keys(registered).length > 0);
    const offered = hasTakenOver
        ? Object.keys(available).flatMap((name) => registered[name] ?? [])
        : [];
    const isWaiting = isExpected && (isAsking || !hasTakenOver);
    if (offered.length === 0 && !isWaiting) {
        return null;
    }
    return ((0,external_wp_element_namespaceObject.createElement)(Express, { notices: notices, isWaiting: isWaiting }, offered.map((method) => ((0,external_wp_element_namespaceObject.createElement)(ExpressButton, { key: method.name, name: method.name, isDisabled: isActive ? method.name !== active : !isIdle },
        (0,external_wp_element_namespaceObject.createElement)(MethodBoundary, { tellsWhy: settings.currentUserIsAdmin },
            (0,external_wp_element_namespaceObject.createElement)(GatewayExpressContent, { method: method, buttonAttributes: BUTTONS })))))));
};

;// ./src/islands/checkout/parts/incompatible-methods.tsx



/** Tells those who run the shop which of its payment methods shoppers are not offered here. */
const IncompatibleMethods = ({ titles }) => titles.length === 0 ? null : ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-notice storefront-notice--warning", role: "note" },
    (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "alert" }),
    (0,external_wp_element_namespaceObject.createElement)("p", null, (0,external_wp_i18n_.sprintf)(
    // translators: %s: names of payment methods.
    (0,external_wp_i18n_.__)('These payment methods do not work with this checkout, so shoppers are not offered them: %s. Only administrators see this.', 'storefront-islands'), titles.join(', ')))));

;// ./src/islands/checkout/parts/payment-option.tsx



/** Groups the inputs, under WooCommerce's name. */
const GROUP = 'radio-control-wc-payment-method-options';
/** One way to pay, with what it asks below its name while it is the chosen one. */
const PaymentOptionRow = (props) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('storefront-payment__option wc-block-components-radio-control-accordion-option', props.isChosen &&
        'wc-block-components-radio-control-accordion-option--checked-option-highlighted') },
    (0,external_wp_element_namespaceObject.createElement)("label", { className: "storefront-payment__label wc-block-components-radio-control__option" },
        (0,external_wp_element_namespaceObject.createElement)(RadioInput, { id: props.option.inputId, name: GROUP, value: props.option.value, checked: props.isChosen, onChoose: props.onChoose }),
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-payment__name wc-block-components-radio-control__label" }, props.label)),
    props.isChosen && ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-payment__content wc-block-components-radio-control-accordion-content" }, props.children))));

;// ./src/islands/checkout/parts/payment.tsx




/** How to pay: one way of several, saved cards above new ones. Before methods have spoken it keeps their place. */
const Payment = (props) => {
    const { options, chosen, isAsking } = props.payment;
    return ((0,external_wp_element_namespaceObject.createElement)(Step, { id: "payment-method", title: (0,external_wp_i18n_.__)('Payment options', 'storefront-islands'), notices: props.notices },
        options.length === 0 && !isAsking ? ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-payment__none wc-block-components-notice-banner" }, (0,external_wp_i18n_.__)('There are no payment methods available for this order. Please contact us if you need help placing it.', 'storefront-islands'))) : ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-payment wc-block-components-radio-control", "aria-busy": isAsking }, options.map((option) => ((0,external_wp_element_namespaceObject.createElement)(PaymentOptionRow, { key: option.value, option: option, isChosen: option.value === chosen, onChoose: props.onChoose, label: props.renderLabel(option) }, props.renderContent(option)))))),
        props.children));
};

;// ./src/islands/checkout/model/payment.ts
/** Ways to pay. Views\Checkout\Payment in PHP says the same of those that are expected. */



const ID = 'radio-control-wc-payment-method';
/** Value of a method's option. */
const valueOfMethod = (name) => name;
/** Value of a saved card's option. */
const valueOfToken = (tokenId) => `saved-${String(tokenId)}`;
/** The way to pay that the store says is active, as an option's value. */
const chosenValue = (method, token) => token === '' ? valueOfMethod(method) : valueOfToken(token);
const savedLabel = ({ method, expires }) => {
    const { brand = '', last4 = '', gateway } = method;
    if (brand === '' || last4 === '') {
        // translators: %s: name of a payment method.
        return (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Saved payment method (%s)', 'storefront-islands'), brand || gateway);
    }
    return expires === ''
        ? // translators: 1: brand of a card, 2: its last four digits.
            (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('%1$s ending in %2$s', 'storefront-islands'), brand, last4)
        : (0,external_wp_i18n_.sprintf)(
        // translators: 1: brand of a card, 2: its last four digits, 3: month and year.
        (0,external_wp_i18n_.__)('%1$s ending in %2$s (expires %3$s)', 'storefront-islands'), brand, last4, expires);
};
const savedOptions = (saved) => Object.values(saved)
    .flat()
    .map((method) => ({
    kind: 'saved',
    value: valueOfToken(method.tokenId),
    inputId: `${ID}-saved-tokens-${String(method.tokenId)}`,
    label: savedLabel(method),
    method: method.method.gateway,
    tokenId: method.tokenId,
}));
const methodOptions = (names, labels) => names.map((name) => ({
    kind: 'method',
    value: valueOfMethod(name),
    inputId: `${ID}-options-${name}`,
    label: labels[name] ?? name,
    method: name,
}));
/** Saved cards above new ones. */
const payment_optionsOf = (saved, names, settings) => [
    ...savedOptions(saved),
    ...methodOptions(names, settings.checkout.gateways),
];
const firstValue = (options) => options[0]?.value ?? '';
const keepUsable = (saved, names) => Object.fromEntries(Object.entries(saved).map(([type, methods]) => [
    type,
    methods.filter(({ method }) => names.includes(method.gateway)),
]));
/**
 * What there will be to choose from, as far as the shop knows before any payment script has spoken: it keeps its place.
 *
 * @param wish What the shopper has chosen from it already; empty where nothing.
 */
const expectedPayment = (cart, settings, wish) => {
    const { gateways, savedPaymentMethods } = settings.checkout;
    const names = sortMethods(cart.paymentMethods.filter((name) => name in gateways), settings.paymentMethodSortOrder);
    const saved = keepUsable(readSavedMethods(savedPaymentMethods), names);
    const options = payment_optionsOf(saved, names, settings);
    return { options, chosen: wish || firstValue(options), isAsking: true };
};
/** What there is to choose from once the methods have been asked. */
const offeredPayment = (offered, settings) => ({
    options: payment_optionsOf(offered.saved, offered.names, settings),
    chosen: chosenValue(offered.activeMethod, offered.activeToken),
    isAsking: false,
});

;// ./src/islands/checkout/use-payment.ts









/** The ways to pay as the store has them; until the methods have spoken, those that the shop expects. */
const usePayment = (cart, settings) => {
    const hasTakenOver = useTakenOver();
    const [wish, setWish] = (0,external_wp_element_namespaceObject.useState)('');
    const { __internalSetActivePaymentMethod, __internalSetShouldSavePaymentMethod } = (0,external_wp_data_namespaceObject.useDispatch)(payment_contract/* paymentStore */._);
    const state = (0,external_wp_data_namespaceObject.useSelect)((select) => {
        const store = select(payment_contract/* paymentStore */._);
        return {
            isAsking: !store.paymentMethodsInitialized(),
            available: store.getAvailablePaymentMethods(),
            saved: store.getActiveSavedPaymentMethods(),
            activeMethod: store.getActivePaymentMethod(),
            activeToken: store.getActiveSavedToken(),
            saves: store.getShouldSavePaymentMethod(),
            incompatible: store.getIncompatiblePaymentMethods(),
        };
    }, []);
    const getCartData = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).getCartData, []);
    const createsAccount = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).getShouldCreateAccount(), []);
    const payment = state.isAsking || !hasTakenOver
        ? expectedPayment(cart, settings, wish)
        : offeredPayment({ ...state, names: Object.keys(state.available) }, settings);
    const activate = (0,external_wp_element_namespaceObject.useCallback)((option) => {
        void __internalSetActivePaymentMethod(option.method, option.kind === 'saved'
            ? savedTokenData({ tokenId: option.tokenId, gateway: option.method })
            : {});
        tell_plugins_tellPlugins('checkout-set-active-payment-method', {
            paymentMethodSlug: option.method,
            storeCart: getCartData(),
        });
    }, [__internalSetActivePaymentMethod, getCartData]);
    // What was chosen while the methods were still being asked holds once they have answered, and never again.
    const { isAsking } = payment;
    const wishRef = (0,external_wp_element_namespaceObject.useRef)('');
    (0,external_wp_element_namespaceObject.useEffect)(() => {
        const wished = isAsking
            ? undefined
            : payment.options.find(({ value }) => value === wishRef.current);
        if (wished) {
            wishRef.current = '';
            activate(wished);
        }
    }, [isAsking, payment.options, activate]);
    return {
        payment,
        choose: (value) => {
            const option = payment.options.find((candidate) => candidate.value === value);
            if (isAsking) {
                setWish(value);
                wishRef.current = value;
            }
            else if (option) {
                activate(option);
            }
        },
        maySave: settings.currentUserId > 0 || createsAccount || !settings.checkout.allowsGuests,
        saves: state.saves,
        setSaves: (saves) => void __internalSetShouldSavePaymentMethod(saves),
        incompatible: Object.values(state.incompatible),
    };
};

;// ./src/islands/checkout/sections/payment-section.tsx










const isIcon = (icon) => typeof icon === 'object' && icon !== null && 'id' in icon && 'src' in icon && 'alt' in icon;
/** A label that is only text has no pictures of its own. */
const payment_section_Label = ({ method }) => ((0,external_wp_element_namespaceObject.createElement)(ErrorBoundary, { fallback: () => method.ariaLabel },
    (0,external_wp_element_namespaceObject.createElement)(GatewayLabel, { method: method }),
    typeof method.label === 'string' && method.icons !== null && ((0,external_wp_element_namespaceObject.createElement)(PaymentMethodIcons, { icons: method.icons.filter(isIcon), align: "right" }))));
/** The ways to pay, drawn by the methods themselves. */
const PaymentSection = ({ cart, settings, methods, notices }) => {
    const state = usePayment(cart, settings);
    const registered = methods.getPaymentMethods();
    /** null until it has registered and said that it can be used. */
    const configOf = ({ method }) => state.payment.isAsking ? null : (registered[method] ?? null);
    const renderLabel = (option) => {
        const config = option.kind === 'method' ? configOf(option) : null;
        return config === null ? option.label : (0,external_wp_element_namespaceObject.createElement)(payment_section_Label, { method: config });
    };
    const renderContent = (option) => {
        const config = configOf(option);
        if (config === null) {
            return null;
        }
        return ((0,external_wp_element_namespaceObject.createElement)(MethodBoundary, { tellsWhy: settings.currentUserIsAdmin }, option.kind === 'saved' ? ((0,external_wp_element_namespaceObject.createElement)(GatewaySavedToken, { method: config, token: String(option.tokenId) })) : ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
            (0,external_wp_element_namespaceObject.createElement)(GatewayContent, { method: config }),
            config.supports.showSaveOption && state.maySave && ((0,external_wp_element_namespaceObject.createElement)(CheckboxField, { id: "storefront-save-payment", label: (0,external_wp_i18n_.__)('Save payment information to my account for future purchases.', 'storefront-islands'), checked: state.saves, onChange: state.setSaves }))))));
    };
    return ((0,external_wp_element_namespaceObject.createElement)(Payment, { payment: state.payment, onChoose: state.choose, renderLabel: renderLabel, renderContent: renderContent, notices: notices }, settings.currentUserIsAdmin && (0,external_wp_element_namespaceObject.createElement)(IncompatibleMethods, { titles: state.incompatible })));
};

;// ./src/islands/checkout/sections/form-sections.tsx




















/** Everything that is filled in, from the express buttons to the one that places the order. */
const FormSections = (props) => {
    const { cart, order, wordButton, cartUrl, settings, methods } = props;
    const hasTakenOver = useTakenOver();
    const live = useFormChoices();
    const liveMessages = useFieldMessages();
    const actions = useFormActions();
    const choices = hasTakenOver ? live : printedChoices(cart, settings);
    const messages = hasTakenOver ? liveMessages : NO_MESSAGES;
    const form = formModel(cart, settings, choices);
    const { terms, privacy } = settings.storePages;
    return ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
        (0,external_wp_element_namespaceObject.createElement)(ErrorSection, null),
        cart.needsPayment && ((0,external_wp_element_namespaceObject.createElement)(ExpressSection, { settings: settings, methods: methods, notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.expressPayments }) })),
        (0,external_wp_element_namespaceObject.createElement)(CheckoutForm, { model: form, actions: actions, messages: messages }),
        cart.needsPayment && ((0,external_wp_element_namespaceObject.createElement)(PaymentSection, { cart: cart, settings: settings, methods: methods, notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.payments }) })),
        (0,external_wp_element_namespaceObject.createElement)(OrderNote, { note: form.note, actions: actions, messages: messages }),
        hasTakenOver && (0,external_wp_element_namespaceObject.createElement)(AreaBlocks, { areas: FORM_AREAS }),
        (0,external_wp_element_namespaceObject.createElement)(Terms, { terms: { termsUrl: (0,domain_url/* safeUrl */.P)(terms.permalink), privacyUrl: (0,domain_url/* safeUrl */.P)(privacy.permalink) } }),
        (0,external_wp_element_namespaceObject.createElement)(ActionsSection, { order: order, wordButton: wordButton, cartUrl: cartUrl, methods: methods, notices: (0,external_wp_element_namespaceObject.createElement)(ContextNotices, { context: failure_notices/* NOTICE_CONTEXTS */.A.checkoutActions }) })));
};

;// ./src/stores/shopping/use-cart.ts
/* unused harmony import specifier */ var useSelect;
/* unused harmony import specifier */ var shoppingStore;


/** The cart to show: what the shop confirmed with the shopper's changes laid over it. */
const useCart = () => (0,external_wp_data_namespaceObject.useSelect)((select) => select(shopping_contract/* shoppingStore */.U).getCart(), []);
/** Whether that cart is there yet. */
const useCartKnowledge = () => useSelect((select) => select(shoppingStore).getCartKnowledge(), []);
/** Operations on the cart, and the plain actions of the store beside it. */
const useShopping = () => (0,external_wp_data_namespaceObject.useDispatch)(shopping_contract/* shoppingStore */.U);

;// ./src/islands/checkout/use-checkout-actions.ts





/** The frame's actions on the stores. The same object from one rendering to the next. */
const useCheckoutActions = () => {
    const shopping = useShopping();
    const { removeNotice } = (0,external_wp_data_namespaceObject.useDispatch)(external_wp_notices_.store);
    return (0,external_wp_element_namespaceObject.useMemo)(() => ({
        applyCoupon: (code) => shopping.applyCoupon(code),
        forgetCouponFailure: () => void shopping.setCouponFailure(null),
        removeCoupon: (code) => void shopping.removeCoupon(code),
        retryNow: () => void shopping.retryNow(),
        // A notice above the checkout is the cart's or the checkout's own.
        dismissNotice: (id) => {
            void removeNotice(id, failure_notices/* NOTICE_CONTEXTS */.A.cart);
            void removeNotice(id, failure_notices/* NOTICE_CONTEXTS */.A.checkout);
        },
    }), [shopping, removeNotice]);
};

;// ./src/islands/checkout/use-order-cart.ts





/**
 * The cart that is being ordered: the printed one until React has taken over, then the live one. A shop empties the cart
 * with the order: the last one stays in sight until the page is left.
 */
const useOrderCart = (printed) => {
    const hasTakenOver = useTakenOver();
    const live = useCart();
    const isIdle = (0,external_wp_data_namespaceObject.useSelect)((select) => select(contract/* checkoutStore */.w).isIdle(), []);
    const [filled, setFilled] = (0,external_wp_element_namespaceObject.useState)(printed);
    if (live.items.length > 0 && live !== filled) {
        setFilled(live);
    }
    if (!hasTakenOver) {
        return printed;
    }
    return live.items.length === 0 && !isIdle ? filled : live;
};

;// ./src/ui/connection-notice.tsx



const connection_notice_textOf = (waitsFor) => waitsFor === 'network'
    ? (0,external_wp_i18n_.__)('You are offline. Your changes are kept and will be sent when you are back.', 'storefront-islands')
    : (0,external_wp_i18n_.__)('The shop cannot be reached. Your changes are kept and will be sent as soon as it can.', 'storefront-islands');
/**
 * Says that changes wait for the connection, and that none is lost. It belongs among the snackbars, where it covers
 * nothing that moves. Its region is in the server's HTML: screen readers hear of what comes into one that is there.
 */
const ConnectionNotice = ({ waitsFor, onRetry }) => ((0,external_wp_element_namespaceObject.createElement)("div", { role: "status" }, waitsFor !== null && ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-notice storefront-notice--warning" },
    (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "alert" }),
    (0,external_wp_element_namespaceObject.createElement)("p", null, connection_notice_textOf(waitsFor)),
    (0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-link-button", onClick: onRetry }, (0,external_wp_i18n_.__)('Try again', 'storefront-islands'))))));

;// ./src/ui/live-region.tsx

/**
 * Says to assistive technology what those who see have seen already. It stands in the island, and so inside a landmark;
 * it must be on the page before it has something to say.
 */
const LiveRegion = ({ message }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-visually-hidden", "aria-live": "polite" }, message));

;// ./src/ui/disclosure.tsx

/**
 * Something folded away behind its name. It unfolds by itself, even before any script has run, and then fills
 * when React takes over. React would warn of the `open` that the browser has put there: hence the suppression.
 */
const Disclosure = ({ className, summary, children, startsOpen }) => {
    const [open, setOpen] = (0,external_wp_element_namespaceObject.useState)(startsOpen);
    return ((0,external_wp_element_namespaceObject.createElement)("details", { className: `storefront-disclosure ${className}`, suppressHydrationWarning: true, onToggle: (event) => setOpen(event.currentTarget.open) },
        (0,external_wp_element_namespaceObject.createElement)("summary", null, summary),
        open ? children() : null));
};

;// ./src/islands/shared/order/coupons.tsx





/** The coupons that are in force, with what each takes off. */
const CouponList = ({ coupons, onRemove }) => ((0,external_wp_element_namespaceObject.createElement)("ul", { className: "storefront-coupons" }, coupons.map(({ code, discount, isLeaving }) => ((0,external_wp_element_namespaceObject.createElement)("li", { key: code, className: "storefront-coupons__coupon", "aria-busy": isLeaving },
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-coupons__code" }, code),
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-coupons__discount" }, discount),
    (0,external_wp_element_namespaceObject.createElement)("button", { type: "button", className: "storefront-icon-button storefront-needs-script", "aria-label": (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Remove coupon %s', 'storefront-islands'), code), "aria-disabled": isLeaving, onClick: () => !isLeaving && onRemove(code) },
        (0,external_wp_element_namespaceObject.createElement)(Icon, { name: "close" })))))));
const CouponFields = ({ problem, onApply, onType }) => {
    const [code, setCode] = (0,external_wp_element_namespaceObject.useState)('');
    const [isBusy, setBusy] = (0,external_wp_element_namespaceObject.useState)(false);
    const apply = async (event) => {
        event.preventDefault();
        if (isBusy || code.trim() === '') {
            return;
        }
        setBusy(true);
        const answer = await onApply(code.trim());
        setBusy(false);
        if (answer.ok) {
            setCode('');
        }
    };
    return ((0,external_wp_element_namespaceObject.createElement)("form", { className: "storefront-coupon-form", onSubmit: (event) => void apply(event) },
        (0,external_wp_element_namespaceObject.createElement)(TextField, { id: "storefront-coupon-code", label: (0,external_wp_i18n_.__)('Coupon code', 'storefront-islands'), value: code, error: problem, autoComplete: "off", onChange: (typed) => {
                setCode(typed);
                onType();
            } }),
        (0,external_wp_element_namespaceObject.createElement)("button", { type: "submit", className: "storefront-button storefront-button--quiet wp-element-button", "aria-disabled": isBusy }, isBusy ? (0,external_wp_i18n_.__)('Applying…', 'storefront-islands') : (0,external_wp_i18n_.__)('Apply', 'storefront-islands'))));
};
/** A folded form for a coupon code; what is wrong with the code is said beside it. */
const CouponForm = ({ startsOpen, ...form }) => ((0,external_wp_element_namespaceObject.createElement)(Disclosure, { className: "storefront-cart__coupon storefront-needs-script", summary: (0,external_wp_i18n_.__)('Add a coupon', 'storefront-islands'), startsOpen: startsOpen }, () => (0,external_wp_element_namespaceObject.createElement)(CouponFields, { ...form })));

;// ./src/ui/totals-item.tsx


/** One line of the totals: what for, and how much. */
const totals_item_TotalsItem = ({ label, value, final = false }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: classNames('storefront-totals__item wc-block-components-totals-item', final && 'storefront-totals__item--final') },
    (0,external_wp_element_namespaceObject.createElement)("dt", { className: "wc-block-components-totals-item__label" }, label),
    (0,external_wp_element_namespaceObject.createElement)("dd", { className: "wc-block-components-totals-item__value" },
        (0,external_wp_element_namespaceObject.createElement)("bdi", null, value))));

;// ./src/islands/shared/order/totals-list.tsx



/** The lines of the totals, the one that counts last. */
const TotalsList = ({ totals, totalLabel, isSettling }) => ((0,external_wp_element_namespaceObject.createElement)("dl", { className: classNames('storefront-totals', isSettling && 'storefront-totals--settling'), "aria-busy": isSettling },
    totals.rows.map(({ id, label, value }) => ((0,external_wp_element_namespaceObject.createElement)(totals_item_TotalsItem, { key: id, label: label, value: value }))),
    (0,external_wp_element_namespaceObject.createElement)(totals_item_TotalsItem, { label: totalLabel, value: totals.total, final: true })));

;// ./src/ui/picture.tsx

const SIZE = 96;
/**
 * A small square picture that keeps its place while it loads. WordPress rewrites images that lack one of these
 * attributes (loading, decoding, auto in sizes); React would find another element than its own.
 */
const Picture = ({ picture }) => picture.src === '' ? ((0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-picture" })) : ((0,external_wp_element_namespaceObject.createElement)("img", { className: "storefront-picture", src: picture.src, srcSet: picture.srcset === '' ? undefined : picture.srcset, sizes: picture.srcset === '' ? undefined : `auto, ${SIZE}px`, alt: picture.alt, width: SIZE, height: SIZE, loading: "lazy", decoding: "async" }));

;// ./src/ui/price.tsx


/** A price; on sale, both prices with words that tell them apart without sight. */
const Price = ({ price }) => ((0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-price" }, price.before === null ? (price.now) : ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
    (0,external_wp_element_namespaceObject.createElement)("del", { className: "storefront-price__before" },
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-visually-hidden" }, `${(0,external_wp_i18n_.__)('Previous price:', 'storefront-islands')} `),
        price.before),
    (0,external_wp_element_namespaceObject.createElement)("ins", { className: "storefront-price__now" },
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-visually-hidden" }, `${(0,external_wp_i18n_.__)('Discounted price:', 'storefront-islands')} `),
        price.now)))));

;// ./src/islands/checkout/parts/order-line.tsx




/** One product of the order, to be read: changing it is the cart's business. */
const OrderLine = ({ line }) => ((0,external_wp_element_namespaceObject.createElement)("li", { className: "storefront-order-line wc-block-components-order-summary-item" },
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-order-line__picture" },
        (0,external_wp_element_namespaceObject.createElement)(Picture, { picture: { ...line.picture, alt: '' } }),
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-order-line__count", "aria-hidden": "true" }, line.quantity)),
    (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-order-line__about" },
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-order-line__name" }, line.name),
        (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-visually-hidden" }, (0,external_wp_i18n_.sprintf)((0,external_wp_i18n_.__)('Quantity: %d', 'storefront-islands'), line.quantity)),
        line.quantity > 1 && (0,external_wp_element_namespaceObject.createElement)(Price, { price: line.price }),
        line.details.length > 0 && ((0,external_wp_element_namespaceObject.createElement)("ul", { className: "storefront-line__details" }, line.details.map(({ name, value }, index) => ((0,external_wp_element_namespaceObject.createElement)("li", { key: index },
            name !== '' && (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-line__detail-name" }, name),
            (0,external_wp_element_namespaceObject.createElement)("span", null, value))))))),
    (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-order-line__total storefront-amount" }, line.total)));

;// ./src/islands/checkout/parts/use-unfolded-when-wide.ts

const isShown = (element) => getComputedStyle(element).display !== 'none';
/** Unfolds what was folded on a small screen once there is room, and nothing is shown any more to unfold it by. */
const useUnfoldedWhenWide = () => {
    const ref = (0,external_wp_element_namespaceObject.useRef)(null);
    (0,external_wp_element_namespaceObject.useEffect)(() => {
        const unfold = () => {
            const details = ref.current;
            const toggle = details?.querySelector('summary');
            if (details && toggle && !details.open && !isShown(toggle)) {
                details.open = true;
            }
        };
        window.addEventListener('resize', unfold);
        return () => window.removeEventListener('resize', unfold);
    }, []);
    return ref;
};

;// ./src/islands/checkout/parts/order-summary.tsx






/**
 * What is ordered and what it costs. On small screens it is folded behind its total: the block's inline script
 * (Views\Checkout\FoldedSummary) has done that before anything was painted, hence the suppression.
 */
const OrderSummary = ({ order, children, after = null }) => ((0,external_wp_element_namespaceObject.createElement)("section", { className: "storefront-order wc-block-components-order-summary", "aria-labelledby": "storefront-order-title" },
    (0,external_wp_element_namespaceObject.createElement)("h2", { id: "storefront-order-title", className: "storefront-order__title" }, (0,external_wp_i18n_.__)('Order summary', 'storefront-islands')),
    (0,external_wp_element_namespaceObject.createElement)("details", { className: "storefront-order__details", open: true, suppressHydrationWarning: true, ref: useUnfoldedWhenWide() },
        (0,external_wp_element_namespaceObject.createElement)("summary", { className: "storefront-order__toggle" },
            (0,external_wp_element_namespaceObject.createElement)("span", { className: "storefront-order__toggle-text" }, (0,external_wp_i18n_.__)('Order summary', 'storefront-islands')),
            (0,external_wp_element_namespaceObject.createElement)("span", { className: classNames('storefront-amount', order.isSettling && 'storefront-order__total--settling') }, order.totals.total)),
        (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-order__body" },
            (0,external_wp_element_namespaceObject.createElement)("ul", { className: "storefront-order__lines" }, order.lines.map((line) => ((0,external_wp_element_namespaceObject.createElement)(OrderLine, { key: line.key, line: line })))),
            children,
            (0,external_wp_element_namespaceObject.createElement)(TotalsList, { totals: order.totals, totalLabel: order.totalLabel, isSettling: order.isSettling }),
            order.totals.taxNote !== '' && ((0,external_wp_element_namespaceObject.createElement)("p", { className: "storefront-order__tax-note" }, order.totals.taxNote)),
            after))));

;// ./src/islands/checkout/parts/screens.tsx


/** A checkout with nothing to order, and the next step. */
const EmptyCheckout = ({ shopUrl }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-checkout__instead" },
    (0,external_wp_element_namespaceObject.createElement)("h2", null, (0,external_wp_i18n_.__)('Your cart is empty', 'storefront-islands')),
    (0,external_wp_element_namespaceObject.createElement)("a", { className: "storefront-button wp-element-button", href: shopUrl }, (0,external_wp_i18n_.__)('Browse the shop', 'storefront-islands'))));
/** A shop that takes orders of its customers only. */
const LoginFirst = ({ loginUrl }) => ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-checkout__instead" },
    (0,external_wp_element_namespaceObject.createElement)("p", null, (0,external_wp_i18n_.__)('You must be logged in to check out.', 'storefront-islands')),
    (0,external_wp_element_namespaceObject.createElement)("a", { className: "storefront-button wp-element-button", href: loginUrl }, (0,external_wp_i18n_.__)('Log in', 'storefront-islands'))));

;// ./src/islands/checkout/view.tsx








const Screen = (props) => {
    const { model, actions } = props;
    switch (model.screen) {
        case 'empty':
            return (0,external_wp_element_namespaceObject.createElement)(EmptyCheckout, { shopUrl: model.shopUrl });
        case 'login':
            return (0,external_wp_element_namespaceObject.createElement)(LoginFirst, { loginUrl: model.loginUrl });
        case 'checkout':
            return ((0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-checkout__layout" },
                (0,external_wp_element_namespaceObject.createElement)("div", { className: "storefront-checkout__side" },
                    (0,external_wp_element_namespaceObject.createElement)(OrderSummary, { order: model.order, after: props.belowTotals },
                        model.order.coupons.length > 0 && ((0,external_wp_element_namespaceObject.createElement)(CouponList, { coupons: model.order.coupons, onRemove: actions.removeCoupon })),
                        model.order.couponsAreOpen && ((0,external_wp_element_namespaceObject.createElement)(CouponForm, { startsOpen: props.couponFormStartsOpen, problem: props.couponProblem, onApply: actions.applyCoupon, onType: actions.forgetCouponFailure })),
                        props.belowCoupons)),
                (0,external_wp_element_namespaceObject.createElement)("form", { className: "storefront-checkout__form wc-block-components-form wc-block-checkout__form", method: "dialog", noValidate: true, "aria-label": (0,external_wp_i18n_.__)('Checkout', 'storefront-islands'), onSubmit: (event) => event.preventDefault() }, props.children)));
    }
};
/**
 * The checkout screen. Its first rendering is what Views\Checkout\CheckoutView prints in PHP, element for element;
 * test/parity holds the two together.
 */
const CheckoutView = (props) => ((0,external_wp_element_namespaceObject.createElement)(external_wp_element_namespaceObject.Fragment, null,
    (0,external_wp_element_namespaceObject.createElement)(NoticeList, { notices: props.notices, onDismiss: props.actions.dismissNotice }),
    (0,external_wp_element_namespaceObject.createElement)(Screen, { ...props }),
    (0,external_wp_element_namespaceObject.createElement)(SnackbarList, { notices: props.snackbars, onDismiss: props.actions.dismissNotice },
        (0,external_wp_element_namespaceObject.createElement)(ConnectionNotice, { waitsFor: props.waitsFor, onRetry: props.actions.retryNow })),
    (0,external_wp_element_namespaceObject.createElement)(LiveRegion, { message: props.spoken })));

;// ./src/islands/checkout/island.tsx


















/** The checkout on the stores. */
const CheckoutIsland = ({ page, methods, ...props }) => {
    const { settings } = page;
    const hasTakenOver = useTakenOver();
    const cart = useOrderCart(props.printed);
    const ofCart = useNotices(failure_notices/* NOTICE_CONTEXTS */.A.cart);
    const ofCheckout = useNotices(failure_notices/* NOTICE_CONTEXTS */.A.checkout);
    const waitsFor = useWaitsFor();
    const couponFailure = (0,external_wp_data_namespaceObject.useSelect)((select) => select(shopping_contract/* shoppingStore */.U).getCouponFailure(), []);
    const data = (0,external_wp_data_namespaceObject.useSelect)((select) => select(cart_contract/* cartStore */.O).getCartData(), []);
    const shop = checkoutModel(cart, settings);
    const model = hasTakenOver && shop.screen === 'checkout'
        ? { ...shop, order: inPluginWords(shop.order, data) }
        : shop;
    const slotProps = { extensions: data.extensions, cart: data, context: 'woocommerce/checkout' };
    return ((0,external_wp_element_namespaceObject.createElement)(GatewayProvider, { value: page },
        (0,external_wp_element_namespaceObject.createElement)(CheckoutView, { model: model, actions: useCheckoutActions(), notices: withoutRepeats([
                ...errorNotices(cart),
                ...(hasTakenOver ? [...ofCart.notices, ...ofCheckout.notices] : props.messages),
            ]), snackbars: hasTakenOver ? [...ofCart.snackbars, ...ofCheckout.snackbars] : [], waitsFor: hasTakenOver ? waitsFor : null, couponProblem: couponFailure?.message ?? null, couponFormStartsOpen: props.couponFormStartsOpen, spoken: useSpokenTotal(cart), belowCoupons: (0,external_wp_element_namespaceObject.createElement)(ExperimentalDiscountsMeta.Slot, { ...slotProps }), belowTotals: (0,external_wp_element_namespaceObject.createElement)(ExperimentalOrderMeta.Slot, { ...slotProps }) }, model.screen === 'checkout' && ((0,external_wp_element_namespaceObject.createElement)(FormSections, { cart: cart, order: model.order, wordButton: (label) => (hasTakenOver ? buttonInPluginWords(label, data) : label), cartUrl: model.cartUrl, settings: settings, methods: methods })))));
};

;// ./src/islands/shared/shop-messages.ts
const shop_messages_STATUSES = ['error', 'success', 'info'];
const shop_messages_readMessage = (message, index) => {
    if (typeof message !== 'object' || message === null) {
        return [];
    }
    const status = shop_messages_STATUSES.find((known) => 'status' in message && message.status === known);
    return status && 'message' in message && typeof message.message === 'string'
        ? [
            {
                id: `shop-message-${String(index)}`,
                status,
                message: message.message,
                dismissible: true,
            },
        ]
        : [];
};
/** Reads `messages` of data-props; what is missing or malformed is left out. */
const readShopMessages = (props) => typeof props === 'object' &&
    props !== null &&
    'messages' in props &&
    Array.isArray(props.messages)
    ? props.messages.flatMap(shop_messages_readMessage)
    : [];

;// ./src/islands/checkout/props.ts

/** Reads data-props; what is missing or malformed is left out. */
const readProps = (props) => ({ messages: readShopMessages(props) });

;// ./src/islands/checkout/mount.tsx
// What gateways find at window.wc: their scripts depend on this one.













/** Whoever touches the form may order: what that takes is loaded ahead. */
const prepareWhenTouched = (element, prepare) => {
    for (const touch of ['pointerdown', 'focusin', 'keydown']) {
        element.addEventListener(touch, prepare, { once: true });
    }
    if (element.contains(document.activeElement)) {
        prepare();
    }
};
/** Takes the checkout over that PHP has printed. Pages that hold it always carry the cart too. */
const mount = async (element, context) => {
    await nextTask();
    const page = ensureCheckout(context);
    await nextTask();
    const { printedCart } = page;
    if (printedCart === null) {
        throw new Error('The page came without its cart; its HTML stays as it is.');
    }
    const { messages } = readProps(context.props);
    messages.forEach(({ id, status, message }) => {
        void (0,external_wp_data_namespaceObject.dispatch)(external_wp_notices_.store).createNotice(status, message, {
            id,
            context: failure_notices/* NOTICE_CONTEXTS */.A.checkout,
        });
    });
    const couponFormStartsOpen = element.querySelector('.storefront-cart__coupon[open]') !== null;
    const clicked = takeEarlyClicks();
    await hydrate(element, (0,external_wp_element_namespaceObject.createElement)(CheckoutIsland, { page: page, methods: createPageMethods(window), printed: printedCart, messages: messages, couponFormStartsOpen: couponFormStartsOpen }));
    prepareWhenTouched(element, page.prepareToOrder);
    if (context.wokenBy === null) {
        await repeatClicks(clicked);
    }
    // The stores are on the page now: an island that sleeps to save loading them may wake.
    document.body.dispatchEvent(new CustomEvent('storefront-cart-ready'));
};

((window.storefrontIslands = window.storefrontIslands || {}).modules = window.storefrontIslands.modules || {}).checkout = __webpack_exports__;
/******/ })()
;