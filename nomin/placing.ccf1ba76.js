"use strict";
(globalThis["webpackChunkstorefrontIslandsCheckout"] = globalThis["webpackChunkstorefrontIslandsCheckout"] || []).push([[477],{

/***/ 729
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCheckoutPort: () => (/* reexport */ createCheckoutPort),
  createPlacing: () => (/* binding */ createPlacing)
});

;// ./src/domain/fields/refused.ts
const ids = (param, field) => {
    switch (param) {
        // Where one address stands for both, the other form is the one that is seen.
        case 'billing_address':
            return [`billing_${field}`, `shipping_${field}`];
        case 'shipping_address':
            return [`shipping_${field}`, `billing_${field}`];
        case 'additional_fields':
            return [`contact_${field}`, `order_${field}`];
        default:
            return [];
    }
};
/** WooCommerce names a field of an address in the code ("invalid_postcode"), a plugin's beside it. */
const refusedIn = ({ param, additional, ...first }) => [first, ...additional].flatMap(({ code, message, key = '' }) => {
    const field = key || (/^invalid_(.+)$/.exec(code)?.[1] ?? '');
    return field === '' ? [] : [{ errorIds: ids(param, field), message }];
});
/** The shop says so of the e-mail alone. */
const isAboutEmail = (code) => /(?:missing|invalid)[-_]email[-_]address$|^registration-error-email-exists$/.test(code);
/** What is to be said at fields; empty where the failure is about none. */
const refusedFields = (failure) => {
    if (failure.kind !== 'api') {
        return [];
    }
    const { code, message, params } = failure;
    return isAboutEmail(code)
        ? [{ errorIds: ['billing_email'], message }]
        : params.flatMap(refusedIn);
};

// EXTERNAL MODULE: ./src/stores/validation/contract.ts
var contract = __webpack_require__(261);
;// ./src/stores/validation/refuse.ts


/**
 * Says at the fields what the shop refused an order for, until their values have changed.
 *
 * @param askedIds Ids of the fields that the form asks for.
 */
const refuseFields = (registry, askedIds, failure) => {
    const errors = refusedFields(failure).flatMap(({ errorIds, message }) => {
        const errorId = errorIds.find((id) => askedIds.includes(id));
        return errorId ? [[errorId, { message, hidden: false }]] : [];
    });
    void registry.dispatch(contract/* validationStore */.$).setValidationErrors(Object.fromEntries(errors));
};

// EXTERNAL MODULE: ./src/domain/fields/account.ts
var account = __webpack_require__(656);
// EXTERNAL MODULE: ./src/domain/fields/sections.ts
var sections = __webpack_require__(607);
// EXTERNAL MODULE: ./src/stores/cart/contract.ts
var cart_contract = __webpack_require__(190);
// EXTERNAL MODULE: ./src/stores/fields/contract.ts
var fields_contract = __webpack_require__(783);
// EXTERNAL MODULE: ./src/stores/payment/contract.ts
var payment_contract = __webpack_require__(270);
// EXTERNAL MODULE: ./src/stores/checkout/contract.ts
var checkout_contract = __webpack_require__(712);
;// ./src/stores/checkout/build-order.ts






/** Texts and truth values travel; numbers are written out, and what is nothing is left out. */
const datum = (key, value) => {
    if (typeof value === 'string' || typeof value === 'boolean') {
        return [{ key, value }];
    }
    return typeof value === 'number' ? [{ key, value: String(value) }] : [];
};
/** Methods and express methods share their names in the store; the shop may know them by another one. */
const idOf = (methods, name) => methods.getPaymentMethods()[name]?.paymentMethodId ??
    methods.getExpressPaymentMethods()[name]?.paymentMethodId ??
    name;
const paymentOf = ({ registry, methods }) => {
    if (!registry.select(cart_contract/* cartStore */.O).getCartData().needsPayment) {
        return null;
    }
    const payment = registry.select(payment_contract/* paymentStore */._);
    const active = payment.getActivePaymentMethod();
    const saveKey = `wc-${active}-new-payment-method`;
    const data = Object.entries(payment.getPaymentMethodData()).filter(([key]) => key !== saveKey);
    return {
        method: idOf(methods, active),
        data: [
            ...data.flatMap(([key, value]) => datum(key, value)),
            { key: saveKey, value: payment.getShouldSavePaymentMethod() },
        ],
    };
};
/** @param expectedTotal What the shopper saw, minor units as text. */
const buildOrder = (sources, expectedTotal) => {
    const { registry, settings } = sources;
    const checkout = registry.select(checkout_contract/* checkoutStore */.w);
    const { shippingAddress, billingAddress } = registry.select(cart_contract/* cartStore */.O).getCustomerData();
    const wantsAccount = checkout.getShouldCreateAccount();
    const isExpress = registry.select(payment_contract/* paymentStore */._).isExpressPaymentMethodActive();
    const { shipping, billing } = (0,sections/* addressesForOrder */.Ai)(shippingAddress, billingAddress, {
        needsShipping: registry.select(cart_contract/* cartStore */.O).getNeedsShipping(),
        prefersCollection: checkout.prefersCollection(),
        // An express method brings both of its own.
        useShippingAsBilling: !isExpress && checkout.getUseShippingAsBilling(),
        shipsToBillingOnly: settings.checkout.shipsToBillingOnly,
    }, settings);
    return {
        billingAddress: billing,
        shippingAddress: shipping,
        customerNote: checkout.getOrderNotes(),
        createAccount: (0,account/* makesAccount */.v)(settings, wantsAccount),
        customerPassword: (0,account/* asksForPassword */.p)(settings, wantsAccount) ? checkout.getCustomerPassword() : '',
        payment: paymentOf(sources),
        extensions: checkout.getExtensionData(),
        additionalFields: registry.select(fields_contract/* fieldsStore */.R).getAdditionalValues(),
        expectedTotal,
    };
};

// EXTERNAL MODULE: external ["wp","notices"]
var external_wp_notices_ = __webpack_require__(692);
// EXTERNAL MODULE: ./src/domain/failure-notices.ts
var failure_notices = __webpack_require__(271);
// EXTERNAL MODULE: ./src/stores/shopping/express-pause.ts
var express_pause = __webpack_require__(823);
;// ./src/stores/checkout/notice-board.ts



const CONTEXTS = Object.values(failure_notices/* NOTICE_CONTEXTS */.A).filter((context) => context !== failure_notices/* NOTICE_CONTEXTS */.A.cart);
const createNoticeBoard = (registry) => {
    const notices = () => registry.dispatch(external_wp_notices_.store);
    /** Each notice is a new object, also under an id that was there before. */
    const errors = () => CONTEXTS.flatMap((context) => registry.select(external_wp_notices_.store).getNotices(context)).filter(({ status }) => status === 'error');
    let old = errors();
    let raised = [];
    return {
        raise(notice) {
            const { id, context, status, text, isDismissible } = notice;
            const show = () => void notices().createNotice(status, text, { id, context, isDismissible, speak: true });
            if (status === 'error') {
                raised = [...raised, { notice, takeBack: (0,express_pause/* whenNoExpressPayment */.W)(registry, show) }];
            }
            else {
                raised = [...raised, { notice, takeBack: () => undefined }];
                show();
            }
        },
        withdraw() {
            for (const { notice, takeBack } of raised) {
                takeBack();
                void notices().removeNotice(notice.id, notice.context);
            }
            raised = [];
            old = errors();
        },
        hasNewError: () => raised.some(({ notice }) => notice.status === 'error') ||
            errors().some((error) => !old.includes(error)),
    };
};

// EXTERNAL MODULE: ./src/domain/url.ts
var domain_url = __webpack_require__(8);
// EXTERNAL MODULE: ./src/domain/cart/read.ts
var read = __webpack_require__(846);
;// ./src/domain/checkout/machine/face.ts
const statusOf = ({ phase }) => {
    switch (phase.name) {
        case 'idle':
        case 'express':
        case 'uncertain':
            return 'idle';
        case 'settling':
        case 'validating':
            return 'before_processing';
        case 'setting-up':
        case 'preparing':
        case 'placing':
        case 'asking':
            return 'processing';
        case 'succeeding':
        case 'failing':
            return 'after_processing';
        case 'complete':
            return 'complete';
    }
};
const waitOf = ({ phase, isSlow }) => {
    switch (phase.name) {
        case 'idle':
        case 'express':
            return null;
        case 'asking':
            return { kind: 'asking', reason: phase.reason };
        case 'uncertain':
            return { kind: 'uncertain', orderId: phase.orderId };
        case 'complete':
            return phase.redirectUrl === '' ? null : { kind: 'working' };
        case 'settling':
        case 'validating':
        case 'setting-up':
        case 'preparing':
        case 'placing':
        case 'succeeding':
        case 'failing':
            return { kind: isSlow ? 'slow' : 'working' };
    }
};
const faceOf = (state) => ({
    status: statusOf(state),
    hasError: state.hasError,
    wait: waitOf(state),
    paymentStatus: state.paymentStatus,
});

// EXTERNAL MODULE: ./src/domain/checkout/machine/state.ts
var machine_state = __webpack_require__(121);
// EXTERNAL MODULE: ./src/domain/checkout/notice.ts
var checkout_notice = __webpack_require__(388);
// EXTERNAL MODULE: ./src/domain/address.ts
var address = __webpack_require__(617);
;// ./src/domain/checkout/read-observer.ts
/** From whatever an observer answers to what the machine understands. */

/** Spec section 8: observer response without a type. */
const MALFORMED_RESPONSE = 'Returned objects from event emitter observers must return an object with a type property';
const NO_RESPONSE = { type: 'none' };
const isSource = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const sourceOf = (value) => (isSource(value) ? value : {});
const textOf = (...candidates) => candidates.find((value) => typeof value === 'string' && value !== '') ?? '';
const isFieldError = (value) => isSource(value) && typeof value.message === 'string' && typeof value.hidden === 'boolean';
/** All of them or none: half an answer would point at the wrong fields. */
const fieldErrorsOf = (value) => {
    if (!isSource(value)) {
        return null;
    }
    const errors = Object.entries(value).flatMap(([field, error]) => isFieldError(error) ? [[field, { message: error.message, hidden: error.hidden }]] : []);
    return errors.length > 0 && errors.length === Object.keys(value).length
        ? Object.fromEntries(errors)
        : null;
};
/** payment_data holds texts and booleans; numbers are written out, anything else cannot be sent. */
const paymentDataOf = (value) => isSource(value)
    ? Object.fromEntries(Object.entries(value).flatMap(([key, datum]) => {
        if (typeof datum === 'string' || typeof datum === 'boolean') {
            return [[key, datum]];
        }
        return typeof datum === 'number' ? [[key, String(datum)]] : [];
    }))
    : null;
/** Older gateways call them billingData and shippingData.address. */
const billingOf = (meta) => [meta.billingAddress, meta.billingData].find(address/* isBillingAddress */.sR) ?? null;
const shippingOf = (meta) => [meta.shippingAddress, sourceOf(meta.shippingData).address].find(address/* isShippingAddress */.Px) ?? null;
const answerOf = (type, source) => {
    const meta = sourceOf(source.meta);
    return {
        type,
        // Validation observers write errorMessage and context, all others message and messageContext.
        message: textOf(source.message, source.errorMessage),
        messageContext: textOf(source.messageContext, source.context),
        retry: source.retry !== false,
        redirectUrl: textOf(source.redirectUrl),
        validationErrors: fieldErrorsOf(source.validationErrors),
        paymentMethodData: paymentDataOf(meta.paymentMethodData),
        billingAddress: billingOf(meta),
        shippingAddress: shippingOf(meta),
    };
};
const typeOf = ({ type }) => {
    switch (type) {
        case 'success':
        case 'failure':
        case 'error':
            return type;
        case 'fail':
            return 'failure';
        default:
            return null;
    }
};
/**
 * An observer that broke, by its answer or by throwing, is an error. Not once the order is there: what a broken plugin
 * says then must not invite the shopper to pay again.
 */
const broken = (event, message) => event === 'checkout_success' ? NO_RESPONSE : answerOf('error', { message });
/** Reads what an observer of that event answered; a promise has been awaited before. */
const readObserver = (event, answer) => {
    const isValidation = event === 'checkout_validation';
    if (isValidation && answer === false) {
        return answerOf('failure', {});
    }
    if (!isSource(answer)) {
        return NO_RESPONSE;
    }
    const type = typeOf(answer);
    if (type) {
        return answerOf(type, answer);
    }
    // Documented for validation: an object of errors needs no type.
    return isValidation && ('errorMessage' in answer || 'validationErrors' in answer)
        ? answerOf('error', answer)
        : broken(event, MALFORMED_RESPONSE);
};
/** An observer that threw, or whose promise was rejected. What it threw is for the console, not for shoppers. */
const readThrown = (event) => broken(event, '');
/** A gateway says no: an error, or a failure. */
const isRefusal = (response) => response.type === 'error' || response.type === 'failure';
/** Of several that agree the last one's word counts. */
const lastSuccess = (responses) => responses.flatMap((response) => (response.type === 'success' ? response : [])).at(-1);
/** Whether the observers after this one are asked at all. Validation hears everyone, so that every error is seen. */
const endsAsking = (event, response) => event !== 'checkout_validation' && isRefusal(response);

;// ./src/domain/checkout/machine/transition.ts

const unchanged = (state) => [state, []];
const notify = (notice) => ({ type: 'notify', notice });
/** Asks something of the outside and waits in that phase for the answer, at most `limit` milliseconds. */
const waitIn = (state, phase, limit, ask) => {
    const turn = state.turn + 1;
    return [
        { ...state, phase, turn, isSlow: false },
        [{ type: 'wake', turn, after: limit }, ask(turn)],
    ];
};
const withEffects = (before, [state, effects]) => [
    state,
    [...before, ...effects],
];
/** Comes to rest where the shopper can act again; answers that are still to come are for nobody. */
const toIdle = (state, { hasError, paymentStatus = 'idle' }, effects) => {
    const { express } = state;
    // What is said during an express payment is shown once its method is active no more.
    const leaving = express
        ? [{ type: 'choose-method', choice: express }]
        : [];
    return [
        {
            phase: { name: 'idle' },
            hasError,
            paymentStatus,
            express: null,
            turn: state.turn + 1,
            isSlow: false,
        },
        [...effects, ...leaving],
    ];
};
/** First step towards an order: what is typed has to be with the shop. */
const beginSettling = (state, shownTotal) => withEffects([{ type: 'withdraw-notices' }], waitIn({
    ...state,
    hasError: false,
    paymentStatus: state.express ? 'express_started' : 'idle',
}, { name: 'settling', shownTotal }, (/* inlined export .SETTLE_LIMIT */20000), (turn) => ({ type: 'settle', turn })));

;// ./src/domain/checkout/machine/after.ts
/** From the shop's answer to the end (spec section 4: placing an order 3 and 4). */






const checkoutNotice = (status, message, context = failure_notices/* NOTICE_CONTEXTS */.A.checkout) => notify({ id: checkout_notice/* CHECKOUT_ERROR */._e, context, status, message, isDismissible: true });
const words = (text) => text === '' ? { says: 'generic' } : { says: 'text', text };
/** What a refusing observer says; without words the given ones where nothing is said yet. */
const refusalNotice = ({ message, messageContext }, otherwise, errorIsShown) => message === '' && errorIsShown
    ? []
    : [checkoutNotice('error', words(message || otherwise), messageContext || undefined)];
const beginSucceeding = (state, answer) => waitIn({ ...state, hasError: false }, { name: 'succeeding', answer }, (/* inlined export .SLOW_AFTER */60000), (turn) => ({
    type: 'observe',
    turn,
    event: 'checkout_success',
}));
const beginFailing = (state, failing) => waitIn({ ...state, hasError: true }, { name: 'failing', ...failing }, (/* inlined export .SLOW_AFTER */60000), (turn) => ({
    type: 'observe',
    turn,
    event: 'checkout_fail',
}));
/** The end. Where nothing leads on, the answers are in the notices. */
const complete = (state, redirectUrl, effects) => [
    { ...state, phase: { name: 'complete', redirectUrl }, turn: state.turn + 1, isSlow: false },
    (0,domain_url/* safeUrl */.P)(redirectUrl) ? [...effects, { type: 'redirect', url: redirectUrl }] : effects,
];
/** The order is there, whatever an observer has to say. */
const completeOrder = (state, { orderId, payment }, observerUrl = '') => {
    const url = [observerUrl, payment.redirectUrl].find((candidate) => (0,domain_url/* safeUrl */.P)(candidate)) ?? '';
    const isPageless = url === '';
    return complete({ ...state, hasError: false }, url, isPageless ? [checkoutNotice('success', { says: 'ordered', orderId })] : []);
};
/** A refusal that allows a retry counts as a failed order from here on: checkout_fail observers are asked. */
const succeeded = (state, { answer }, { responses, errorIsShown }) => {
    const refusal = responses.find(isRefusal);
    const success = lastSuccess(responses);
    if (!refusal) {
        return completeOrder(state, answer, success?.redirectUrl);
    }
    const notices = refusalNotice(refusal, answer.payment.message, errorIsShown);
    const { redirectUrl } = answer.payment;
    return refusal.retry
        ? withEffects(notices, beginFailing(state, {
            message: answer.payment.message,
            redirectUrl,
            isSaid: true,
            mustRetry: false,
        }))
        : complete(state, refusal.redirectUrl || redirectUrl, notices);
};
/** Observers of checkout_fail have spoken, or were given up. */
const failed = (state, { message, redirectUrl, mustRetry }, { responses, errorIsShown }) => {
    const refusal = responses.find(isRefusal);
    if (!refusal) {
        return toIdle(state, { hasError: true }, errorIsShown ? [] : [checkoutNotice('error', words(message))]);
    }
    const notices = refusalNotice(refusal, message, errorIsShown);
    return refusal.retry || mustRetry
        ? toIdle(state, { hasError: true }, notices)
        : complete(state, redirectUrl, notices);
};

// EXTERNAL MODULE: ./src/domain/failure.ts
var failure = __webpack_require__(640);
;// ./src/domain/checkout/machine/timing.ts
/** How long the checkout waits, in milliseconds. */
/** For changes of the cart and addresses to reach the shop. */
const SETTLE_LIMIT = 20000;
/** After this the shopper is told that a plugin is slow, and may go on without it. */
const SLOW_AFTER = 60000;
/** After this more, the plugin is given up: bank apps and one-time codes take minutes. */
const GIVE_UP_AFTER = 540000;
/** For the port to say something about a POST; it has a limit of its own, and a shorter one. */
const PLACE_LIMIT = 180000;
/** For the port to say something about a question. */
const ASK_LIMIT = 60000;
/** Questions before the shopper is told that nobody knows. */
const MAX_ASKS = 12;
/** POSTs of one attempt; each but the first only after the shop has said that it never heard of it. */
const MAX_SENDS = 3;
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 30000;
/** Before the next question, when so many brought nothing: 1 s, 2 s, 4 s … 30 s. */
const pauseBefore = (asks) => Math.min(FIRST_PAUSE * 2 ** Math.min(asks, 10), LONGEST_PAUSE);
/** What a shop asks for, within reason. */
const pauseFor = (retryAfter) => Math.min(Math.max(retryAfter, FIRST_PAUSE), LONGEST_PAUSE);

;// ./src/domain/checkout/machine/ordering.ts
/** From the POST to its outcome: an order is placed once (spec section 4: placing an order 2; design). */






const beginPlacing = (state, attempt) => {
    const { key, shownTotal, sends } = attempt;
    return waitIn({ ...state, hasError: false }, { name: 'placing', attempt }, (/* inlined export .PLACE_LIMIT */180000), (turn) => sends > 1 ? { type: 'place-again', turn, key } : { type: 'place', turn, key, shownTotal });
};
/** Asks now. */
const ask = (state, phase) => waitIn({ ...state, hasError: false }, { ...phase, isPausing: false }, (/* inlined export .ASK_LIMIT */60000), (turn) => ({
    type: 'ask',
    turn,
    key: phase.attempt.key,
}));
/** Asks after a pause. */
const askLater = (state, phase, pause) => {
    const turn = state.turn + 1;
    return [
        { ...state, phase: { ...phase, isPausing: true }, turn, hasError: false, isSlow: false },
        [{ type: 'wake', turn, after: pause }],
    ];
};
/** Asks about an attempt of which this page knows only that it exists. */
const askAbout = (state, key, submitAfter) => ask(state, {
    name: 'asking',
    attempt: { key, shownTotal: '', sends: 0 },
    reason: 'lost',
    asks: 0,
    submitAfter,
});
/**
 * Asks again on the shopper's wish, after it had been given up. Should the shop never have heard of the order, it is not
 * sent behind the shopper's back any more.
 */
const askAnew = (state, attempt) => ask(state, {
    name: 'asking',
    attempt: { ...attempt, sends: (/* inlined export .MAX_SENDS */3) },
    reason: 'lost',
    asks: 0,
    submitAfter: null,
});
const isUnpaid = ({ httpStatus, payment }) => httpStatus >= 400 || payment.paymentStatus === 'failure' || payment.paymentStatus === 'error';
const ordered = (state, { key }, answer) => withEffects([
    { type: 'end-attempt', key },
    { type: 'keep-answer', answer },
], isUnpaid(answer)
    ? beginFailing(state, {
        message: answer.payment.message,
        redirectUrl: answer.payment.redirectUrl,
        isSaid: false,
        mustRetry: false,
    })
    : beginSucceeding(state, answer));
/** Nothing was ordered: observers hear of it, and the shopper may try anew. */
const notOrdered = (state, { key }, message, effects) => withEffects([{ type: 'end-attempt', key }, { type: 'keep-refusal', message }, ...effects], beginFailing(state, { message, redirectUrl: '', isSaid: true, mustRetry: true }));
const refused = (state, attempt, failure) => notOrdered(state, attempt, failure.kind === 'connection' ? '' : failure.message, [
    { type: 'tell-failure', failure },
]);
const say = (message) => notify({
    id: checkout_notice/* CHECKOUT_ERROR */._e,
    context: failure_notices/* NOTICE_CONTEXTS */.A.checkout,
    status: 'error',
    message,
    isDismissible: true,
});
const totalChanged = (state, attempt, { cart, message }) => notOrdered(state, attempt, message, cart
    ? [
        { type: 'receive-cart', cart },
        say({
            says: 'total-changed',
            from: attempt.shownTotal,
            to: cart.totals.total_price,
        }),
    ]
    : [say(message === '' ? { says: 'generic' } : { says: 'text', text: message })]);
/** The POST brought no word of the order: the shop is asked before anyone may pay again. */
const doubt = (state, attempt, reason, pause) => askLater(state, { name: 'asking', attempt, reason, asks: 0, submitAfter: null }, pause);
const placed = (state, attempt, outcome) => {
    switch (outcome.kind) {
        case 'ordered':
            return ordered(state, attempt, outcome.answer);
        case 'refused':
            return (0,failure/* leavesDoubt */.p)(outcome.failure)
                ? doubt(state, attempt, 'lost', pauseBefore(0))
                : refused(state, attempt, outcome.failure);
        case 'total-changed':
            return totalChanged(state, attempt, outcome);
        case 'running':
            return doubt(state, attempt, 'lost', pauseFor(outcome.retryAfter));
        case 'uncertain':
            return uncertain(state, attempt, outcome.orderId);
        case 'unknown':
            return doubt(state, attempt, 'lost', pauseBefore(0));
        case 'unreachable':
            return doubt(state, attempt, outcome.reason, pauseBefore(0));
    }
};
const uncertain = (state, attempt, orderId) => {
    const [idle, effects] = toIdle(state, { hasError: true }, []);
    return [{ ...idle, phase: { name: 'uncertain', attempt, orderId } }, effects];
};
/** A question brought nothing. */
const askedInVain = (state, phase, reason, pause = pauseBefore(phase.asks + 1)) => {
    const asks = phase.asks + 1;
    return asks < (/* inlined export .MAX_ASKS */12)
        ? askLater(state, { ...phase, reason, asks }, pause)
        : uncertain(state, phase.attempt, null);
};
/** The shop has never heard of the attempt, so nothing was ordered. */
const neverArrived = (state, { attempt, submitAfter }) => {
    const { key, sends } = attempt;
    if (sends > 0) {
        return sends < (/* inlined export .MAX_SENDS */3)
            ? beginPlacing(state, { ...attempt, sends: sends + 1 })
            : notOrdered(state, attempt, '', [say({ says: 'not-sent' })]);
    }
    return withEffects([{ type: 'end-attempt', key }], submitAfter === null
        ? toIdle(state, { hasError: false }, [])
        : beginSettling(state, submitAfter));
};
const toldAbout = (state, phase, outcome) => {
    const { attempt } = phase;
    switch (outcome.kind) {
        case 'ordered':
            return ordered(state, attempt, outcome.answer);
        case 'unknown':
            return neverArrived(state, phase);
        case 'running':
            return askedInVain(state, phase, phase.reason, pauseFor(outcome.retryAfter));
        case 'uncertain':
            return uncertain(state, attempt, outcome.orderId);
        case 'unreachable':
            return askedInVain(state, phase, outcome.reason);
        // It is the question that was refused, which says nothing of the order.
        case 'refused':
        case 'total-changed':
            return askedInVain(state, phase, 'lost');
    }
};
/** Someone or something gives a reason to ask now rather than later. */
const hurry = (state) => {
    const { phase } = state;
    if (phase.name === 'uncertain') {
        return askAnew(state, phase.attempt);
    }
    return phase.name === 'asking' && phase.isPausing
        ? ask(state, { ...phase, asks: 0 })
        : unchanged(state);
};

;// ./src/domain/checkout/machine/before.ts
/** From the press of the button to the POST (spec section 4: placing an order 1, payment status). */







const errorNotice = (message) => ({
    id: checkout_notice/* CHECKOUT_ERROR */._e,
    context: failure_notices/* NOTICE_CONTEXTS */.A.checkout,
    status: 'error',
    message,
    isDismissible: true,
});
/**
 * Nothing has left yet: says why and lets the shopper go on. A payment method that has set its payment up hears of it as
 * of a failed order: the window of a wallet may wait for that word.
 */
const giveUp = (state, message) => {
    const said = notify(errorNotice(message));
    return state.phase.name === 'preparing'
        ? withEffects([said, { type: 'keep-refusal', message: '' }], beginFailing(state, { message: '', redirectUrl: '', isSaid: true, mustRetry: true }))
        : toIdle(state, { hasError: true }, [said]);
};
const prepare = (state, shownTotal) => waitIn(state, { name: 'preparing', shownTotal }, (/* inlined export .SETTLE_LIMIT */20000), (turn) => ({
    type: 'settle',
    turn,
}));
/** A total that nobody has seen is never ordered: the shopper is told, and presses again. */
const settled = (state, event) => {
    const { phase } = state;
    if (phase.name !== 'settling' && phase.name !== 'preparing') {
        return unchanged(state);
    }
    const { shownTotal } = phase;
    const { total, needsPayment, newKey } = event;
    if (total !== shownTotal) {
        return giveUp(state, { says: 'total-changed', from: shownTotal, to: total });
    }
    return phase.name === 'preparing'
        ? beginPlacing(state, { key: newKey, shownTotal, sends: 1 })
        : waitIn(state, { name: 'validating', shownTotal, needsPayment }, (/* inlined export .SLOW_AFTER */60000), (turn) => ({
            type: 'observe',
            turn,
            event: 'checkout_validation',
        }));
};
/** Fields that the form asks for say nothing about an express payment, which brings its own address. */
const validated = (state, { shownTotal, needsPayment }, { responses, hasFieldErrors, errorIsShown }) => {
    const refusals = responses.filter(isRefusal);
    const blocksFields = hasFieldErrors && state.express === null;
    if (refusals.length === 0 && !blocksFields) {
        return needsPayment
            ? waitIn({ ...state, paymentStatus: 'processing' }, { name: 'setting-up', shownTotal }, (/* inlined export .SLOW_AFTER */60000), (turn) => ({ type: 'observe', turn, event: 'payment_setup' }))
            : prepare(state, shownTotal);
    }
    const notices = refusals
        .filter(({ message }) => message !== '')
        .map(({ message, messageContext }, index) => notify({
        id: `checkout-validation-${String(index)}`,
        context: messageContext || failure_notices/* NOTICE_CONTEXTS */.A.checkout,
        status: 'error',
        message: { says: 'text', text: message },
        isDismissible: true,
    }));
    const fields = refusals.flatMap(({ validationErrors: errors }) => errors ? [{ type: 'set-field-errors', errors }] : []);
    const show = blocksFields || fields.length > 0 ? [{ type: 'show-field-errors' }] : [];
    const isSilent = [...notices, ...show].length === 0 && !errorIsShown;
    return toIdle(state, { hasError: true }, [
        ...notices,
        ...fields,
        ...show,
        ...(isSilent ? [notify(errorNotice({ says: 'generic' }))] : []),
    ]);
};
/** The method says no. Without words of its own it is said that something went wrong, unless that is plain to see. */
const paymentRefused = (state, refusal, errorIsShown) => {
    const { type, message, messageContext, billingAddress: billing, validationErrors } = refusal;
    const fields = type === 'error' && validationErrors
        ? [{ type: 'set-field-errors', errors: validationErrors }, { type: 'show-field-errors' }]
        : [];
    const isSaid = message !== '' || fields.length > 0 || errorIsShown;
    const notices = isSaid && message === ''
        ? []
        : [
            notify({
                id: checkout_notice/* PAYMENT_ERROR */.wD,
                context: messageContext || failure_notices/* NOTICE_CONTEXTS */.A.payments,
                status: 'error',
                message: message === '' ? { says: 'generic' } : { says: 'text', text: message },
                isDismissible: type === 'error',
            }),
        ];
    return toIdle(state, { hasError: true, paymentStatus: 'has_error' }, [
        ...notices,
        ...(type === 'failure' && billing
            ? [{ type: 'set-addresses', billing, shipping: null }]
            : []),
        ...fields,
    ]);
};
/** The payment method has answered. */
const paymentSetUp = (state, { shownTotal }, { responses, errorIsShown }) => {
    const refusal = responses.find(isRefusal);
    if (refusal) {
        return paymentRefused(state, refusal, errorIsShown);
    }
    const success = lastSuccess(responses);
    const applied = success
        ? [
            {
                type: 'set-addresses',
                billing: success.billingAddress,
                shipping: success.shippingAddress,
            },
            { type: 'set-payment-data', data: success.paymentMethodData ?? {} },
        ]
        : [];
    return withEffects(applied, prepare({ ...state, paymentStatus: 'ready' }, shownTotal));
};
/** The cart's changes or the addresses did not get through. */
const didNotSettle = (state) => giveUp(state, { says: 'not-settled' });
/** An observer was given up before anything was sent. */
const didNotAnswer = (state) => giveUp(state, { says: 'no-answer' });

;// ./src/domain/checkout/machine/express.ts
/** Express methods: their window opens before anything is submitted, and takes the place of the chosen method. */



/** Whether nothing has left for the shop, so that everything can still be called off. */
const canBeCalledOff = ({ phase }) => ['express', 'settling', 'validating', 'setting-up', 'preparing'].includes(phase.name);
const expressClicked = (state, { method, former }) => {
    const { name } = state.phase;
    if (name !== 'idle' && name !== 'express') {
        return unchanged(state);
    }
    return [
        {
            ...state,
            phase: { name: 'express' },
            hasError: false,
            paymentStatus: 'express_started',
            // A second button while the first one's window is open does not make that one the former method.
            express: state.express ?? former,
        },
        [
            { type: 'withdraw-notices' },
            { type: 'choose-method', choice: { method, paymentMethodData: {} } },
        ],
    ];
};
/** Called off by the shopper. Once the order has left, closing a window changes nothing. */
const expressClosed = (state) => state.express && canBeCalledOff(state)
    ? toIdle(state, { hasError: false }, [])
    : unchanged(state);
const expressErrored = (state, { message }) => {
    const notice = notify({
        id: checkout_notice/* EXPRESS_PAYMENT_ERROR */.vk,
        context: failure_notices/* NOTICE_CONTEXTS */.A.expressPayments,
        status: 'error',
        message: message === '' ? { says: 'generic' } : { says: 'text', text: message },
        isDismissible: true,
    });
    return state.express && canBeCalledOff(state)
        ? toIdle(state, { hasError: false, paymentStatus: 'has_error' }, [notice])
        : [state, [notice]];
};

;// ./src/domain/checkout/machine/step.ts
/**
 * The checkout machine: `step(state, event)` gives the next state and what is to be done. Checkout and payment status
 * together (spec section 4), pure, so that every order of events can be tried.
 */






const submitted = (state, { shownTotal, openAttempt }) => {
    switch (state.phase.name) {
        case 'idle':
        case 'express':
            return openAttempt === null
                ? beginSettling(state, shownTotal)
                : askAbout(state, openAttempt, shownTotal);
        case 'uncertain':
            return askAnew(state, state.phase.attempt);
        // It is at it already: a second press changes nothing.
        case 'settling':
        case 'validating':
        case 'setting-up':
        case 'preparing':
        case 'placing':
        case 'asking':
        case 'succeeding':
        case 'failing':
        case 'complete':
            return unchanged(state);
    }
};
const observed = (state, event) => {
    const { phase } = state;
    if (phase.name === 'validating') {
        return validated(state, phase, event);
    }
    if (phase.name === 'setting-up') {
        return paymentSetUp(state, phase, event);
    }
    if (phase.name === 'succeeding') {
        return succeeded(state, phase, event);
    }
    return phase.name === 'failing' ? failed(state, phase, event) : unchanged(state);
};
const answered = (state, { outcome }) => {
    const { phase } = state;
    if (phase.name === 'placing') {
        return placed(state, phase.attempt, outcome);
    }
    return phase.name === 'asking' ? toldAbout(state, phase, outcome) : unchanged(state);
};
/** Goes on without an observer that does not answer. Before the POST nothing was ordered; after it the order is there. */
const giveUpObserver = (state) => {
    const { phase } = state;
    if (phase.name === 'succeeding') {
        return completeOrder(state, phase.answer);
    }
    return phase.name === 'failing'
        ? failed(state, phase, { responses: [], errorIsShown: phase.isSaid })
        : didNotAnswer(state);
};
const woke = (state) => {
    const { phase, turn } = state;
    switch (phase.name) {
        case 'settling':
        case 'preparing':
            return didNotSettle(state);
        case 'validating':
        case 'setting-up':
        case 'succeeding':
        case 'failing':
            return state.isSlow
                ? giveUpObserver(state)
                : [{ ...state, isSlow: true }, [{ type: 'wake', turn, after: (/* inlined export .GIVE_UP_AFTER */540000) }]];
        case 'placing':
            return ask(state, {
                name: 'asking',
                attempt: phase.attempt,
                reason: 'timeout',
                asks: 0,
                submitAfter: null,
            });
        case 'asking':
            return phase.isPausing ? ask(state, phase) : askedInVain(state, phase, 'timeout');
        case 'idle':
        case 'express':
        case 'uncertain':
        case 'complete':
            return unchanged(state);
    }
};
/** While the order is with the shop, an error of a plugin must not open the way to a second one. */
const errorSet = (state, hasError) => {
    const { name } = state.phase;
    if (name === 'idle' || name === 'express') {
        return [{ ...state, hasError }, []];
    }
    return hasError && canBeCalledOff(state)
        ? toIdle(state, { hasError: true }, [])
        : unchanged(state);
};
const isLate = (state, event) => 'turn' in event && event.turn !== state.turn;
/** One step of the checkout. */
const step = (state, event) => {
    if (isLate(state, event)) {
        return unchanged(state);
    }
    const { phase } = state;
    switch (event.type) {
        case 'submitted':
            return submitted(state, event);
        case 'attempt-found':
            return phase.name === 'idle' ? askAbout(state, event.key, null) : unchanged(state);
        case 'settled':
            return settled(state, event);
        case 'observed':
            return observed(state, event);
        case 'answered':
            return answered(state, event);
        case 'woke':
            return woke(state);
        case 'online':
        case 'asked-again':
            return hurry(state);
        case 'stopped-waiting':
            return state.isSlow ? giveUpObserver(state) : unchanged(state);
        case 'page-returned':
            return phase.name === 'complete' ? toIdle(state, { hasError: false }, []) : unchanged(state);
        case 'express-clicked':
            return expressClicked(state, event);
        case 'express-closed':
            return expressClosed(state);
        case 'express-errored':
            return expressErrored(state, event);
        case 'error-set':
            return errorSet(state, event.hasError);
        case 'idle-set':
            return canBeCalledOff(state)
                ? toIdle(state, { hasError: state.hasError }, [])
                : unchanged(state);
        case 'complete-set':
            return phase.name === 'succeeding' ? completeOrder(state, phase.answer) : unchanged(state);
    }
};

// EXTERNAL MODULE: ./src/stores/cart/response.ts
var response = __webpack_require__(259);
;// ./src/stores/checkout/ask-observers.ts

const responseOf = async (event, observer, data, report) => {
    try {
        return readObserver(event, await observer(data));
    }
    catch (error) {
        report(error);
        return readThrown(event);
    }
};
/**
 * Asks one after the other, awaiting each. Never rejects; an observer may keep it waiting for ever.
 *
 * @param report Hears what an observer threw: its author reads it in the console.
 */
const askObservers = async (observers, event, data, report) => {
    const responses = [];
    for (const observer of observers) {
        const response = await responseOf(event, observer, data, report);
        responses.push(response);
        if (endsAsking(event, response)) {
            break;
        }
    }
    return responses;
};

// EXTERNAL MODULE: ./src/stores/shopping/contract.ts
var shopping_contract = __webpack_require__(312);
// EXTERNAL MODULE: ./src/stores/texts.ts
var texts = __webpack_require__(875);
// EXTERNAL MODULE: external ["wp","i18n"]
var external_wp_i18n_ = __webpack_require__(723);
// EXTERNAL MODULE: ./src/api/texts.ts
var api_texts = __webpack_require__(287);
// EXTERNAL MODULE: ./src/domain/money.ts
var money = __webpack_require__(701);
;// ./src/stores/checkout/words.ts
/** The checkout's messages in words. */



const amountIn = (currency, minorUnits) => (0,money/* formatMoney */.up)((0,money/* money */.TG)(Number(minorUnits), currency));
/** @param currency Of the cart's totals. */
const wordsFor = (message, currency) => {
    switch (message.says) {
        case 'text':
            return message.text;
        case 'generic':
            return (0,api_texts/* genericMessage */.fD)();
        case 'total-changed':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: 1: former total, 2: new total, both with their currency. */
            (0,external_wp_i18n_.__)('The total of your order has changed from %1$s to %2$s. Nothing was ordered yet: please check it and place your order again.', 'storefront-islands'), amountIn(currency, message.from), amountIn(currency, message.to));
        case 'not-settled':
            return (0,external_wp_i18n_.__)('Your latest changes have not reached the shop yet, so nothing was ordered. Check your connection and try again.', 'storefront-islands');
        case 'no-answer':
            return (0,external_wp_i18n_.__)('Your payment method or another part of this page did not answer, so nothing was ordered. Please try again, or choose another way to pay.', 'storefront-islands');
        case 'not-sent':
            return (0,external_wp_i18n_.__)('The shop could not be reached, so nothing was ordered. Check your connection and try again.', 'storefront-islands');
        case 'ordered':
            return (0,external_wp_i18n_.sprintf)(
            /* translators: %d: number of the order. */
            (0,external_wp_i18n_.__)('Thank you. Your order no. %d has been received.', 'storefront-islands'), message.orderId);
    }
};
/** The page's nonce is dead and could not be renewed: reloading the page brings a new one. */
const sessionMessage = () => (0,external_wp_i18n_.__)('Your session has expired, so nothing was ordered. Please reload the page and try again.', 'storefront-islands');

;// ./src/stores/checkout/tell-failure.ts






const isSession = ({ status, code }) => (status === 401 || status === 403) && /nonce/.test(code);
const isOfCoupon = ({ code }) => code.includes('coupon');
/** Why the shop did not take the order, in the places of spec section 8; the cart that came with it is applied. */
const tellFailure = (registry, board, failure) => {
    if (failure.kind === 'api' && failure.cart) {
        void registry.dispatch(cart_contract/* cartStore */.O).receiveCart((0,response/* toCartResponse */.N4)(failure.cart));
    }
    if (failure.kind === 'api' && isOfCoupon(failure)) {
        // Beside the coupons too; the notice tells those who have them folded.
        const { message } = failure;
        void registry.dispatch(shopping_contract/* shoppingStore */.U).setCouponFailure({ couponCode: '', message });
    }
    const { checkout } = failure_notices/* NOTICE_CONTEXTS */.A;
    for (const { id, context, message } of (0,failure_notices/* noticesFor */.Z)(failure, null, (0,texts/* connectionMessage */.K)(), checkout)) {
        board.raise({
            id,
            context,
            status: 'error',
            text: failure.kind === 'api' && isSession(failure) ? sessionMessage() : message,
            isDismissible: true,
        });
    }
};

;// ./src/stores/checkout/runner.ts
/** Runs the checkout machine: tells the stores what it shows and does what it wants done. */













const createRunner = ({ registry, port, record, observers, board, settle, refuse, buildOrder, createKey, after, leaveFor, report, }) => {
    const checkout = () => registry.dispatch(checkout_contract/* checkoutStore */.w);
    const payment = () => registry.dispatch(payment_contract/* paymentStore */._);
    let state = machine_state/* initialState */.u;
    let shown = faceOf(state);
    let sent = null;
    let cancelWake = () => undefined;
    const events = [];
    const show = () => {
        const face = faceOf(state);
        const { paymentStatus, ...rest } = face;
        if (JSON.stringify(face) !== JSON.stringify(shown)) {
            const statusBefore = shown.paymentStatus;
            shown = face;
            if (paymentStatus !== statusBefore) {
                void payment().setPaymentStatus(paymentStatus);
            }
            void checkout().showMachine(rest);
        }
    };
    const notify = ({ id, context, status, message, isDismissible }) => {
        const currency = (0,read/* readCurrency */.O)(registry.select(cart_contract/* cartStore */.O).getCartTotals());
        board.raise({ id, context, status, text: wordsFor(message, currency), isDismissible });
    };
    /** What checkout_success and checkout_fail observers get; the others get nothing. */
    const dataFor = (event) => {
        if (event === 'checkout_validation' || event === 'payment_setup') {
            return {};
        }
        const store = registry.select(checkout_contract/* checkoutStore */.w);
        return {
            redirectUrl: store.getRedirectUrl(),
            orderId: store.getOrderId(),
            customerId: store.getCustomerId(),
            orderNotes: store.getOrderNotes(),
            processingResponse: registry.select(payment_contract/* paymentStore */._).getPaymentResult(),
        };
    };
    const observe = async (turn, event) => {
        const responses = await askObservers(observers.of(event), event, dataFor(event), report);
        happen({
            type: 'observed',
            turn,
            responses,
            hasFieldErrors: registry.select(contract/* validationStore */.$).hasValidationErrors(),
            errorIsShown: board.hasNewError(),
        });
    };
    const settleTotals = async (turn) => {
        await settle();
        // Where settling has moved the total, the shopper has not seen it: the machine holds it against the one at the press.
        const { totals, needsPayment } = registry.select(cart_contract/* cartStore */.O).getCartData();
        happen({
            type: 'settled',
            turn,
            total: totals.total_price,
            needsPayment,
            newKey: createKey(),
        });
    };
    const answer = async (turn, outcome) => {
        happen({ type: 'answered', turn, outcome: await outcome });
    };
    const keep = (orderId, redirectUrl) => {
        void checkout().receiveOrder(orderId, redirectUrl);
    };
    const run = (effect) => {
        switch (effect.type) {
            case 'settle':
                return void settleTotals(effect.turn);
            case 'observe':
                return void observe(effect.turn, effect.event);
            case 'place':
                sent = buildOrder(effect.shownTotal);
                record.begin(effect.key, sent);
                return void answer(effect.turn, port.place(sent, effect.key));
            case 'place-again':
                return void (sent && answer(effect.turn, port.place(sent, effect.key)));
            case 'ask':
                return void answer(effect.turn, port.ask(effect.key));
            case 'wake':
                cancelWake();
                cancelWake = after(effect.after, () => happen({ type: 'woke', turn: effect.turn }));
                return;
            case 'end-attempt':
                sent = null;
                return record.end(effect.key);
            case 'notify':
                return notify(effect.notice);
            case 'tell-failure':
                refuse(effect.failure);
                return tellFailure(registry, board, effect.failure);
            case 'withdraw-notices':
                return board.withdraw();
            case 'set-field-errors':
                return void registry.dispatch(contract/* validationStore */.$).setValidationErrors(effect.errors);
            case 'show-field-errors':
                return void registry.dispatch(contract/* validationStore */.$).showAllValidationErrors();
            case 'set-addresses':
                if (effect.billing) {
                    void registry.dispatch(cart_contract/* cartStore */.O).setBillingAddress(effect.billing);
                }
                if (effect.shipping) {
                    void registry.dispatch(cart_contract/* cartStore */.O).setShippingAddress(effect.shipping);
                }
                return;
            case 'set-payment-data':
                return void payment().__internalSetPaymentMethodData(effect.data);
            case 'keep-answer': {
                const { answer: order } = effect;
                keep(order.orderId, order.payment.redirectUrl);
                if (order.customerId > 0) {
                    void checkout().__internalSetCustomerId(order.customerId);
                }
                return void payment().__internalSetPaymentResult(order.payment);
            }
            case 'keep-refusal':
                keep(0, '');
                return void payment().__internalSetPaymentResult({
                    message: effect.message,
                    paymentStatus: 'not set',
                    redirectUrl: '',
                    paymentDetails: {},
                });
            case 'receive-cart':
                return void registry.dispatch(cart_contract/* cartStore */.O).receiveCart((0,response/* toCartResponse */.N4)(effect.cart));
            case 'choose-method': {
                const { method, paymentMethodData } = effect.choice;
                return void payment().__internalSetActivePaymentMethod(method, paymentMethodData);
            }
            case 'redirect': {
                const url = (0,domain_url/* safeUrl */.P)(effect.url);
                return url === '' ? undefined : leaveFor(url);
            }
        }
    };
    /** What goes wrong with one effect must not keep the others from being done. */
    const runSafely = (effect) => {
        try {
            run(effect);
        }
        catch (error) {
            report(error);
        }
    };
    /** One after the other: telling a store may make a plugin call back at once. */
    const happen = (event) => {
        events.push(event);
        if (events.length > 1) {
            return;
        }
        for (let current = events[0]; current; current = events[0]) {
            const [next, effects] = step(state, current);
            state = next;
            show();
            effects.forEach(runSafely);
            events.shift();
        }
    };
    return { happen, state: () => state };
};

// EXTERNAL MODULE: ./src/stores/checkout/settle.ts
var settle = __webpack_require__(489);
// EXTERNAL MODULE: ./src/domain/checkout/kept-attempt.ts
var kept_attempt = __webpack_require__(768);
// EXTERNAL MODULE: ./src/api/answer.ts
var answer = __webpack_require__(981);
// EXTERNAL MODULE: ./src/api/environment.ts
var api_environment = __webpack_require__(582);
// EXTERNAL MODULE: ./src/api/fetch.ts
var api_fetch = __webpack_require__(839);
// EXTERNAL MODULE: ./src/api/request.ts
var api_request = __webpack_require__(654);
// EXTERNAL MODULE: ./src/api/decode/json.ts
var json = __webpack_require__(198);
;// ./src/api/checkout/decode-order.ts

const anyText = (0,json/* decodeOr */.UM)(json/* text */.Qq, '');
const anyNumber = (0,json/* decodeOr */.UM)((0,json/* number */.ai)(0), 0);
const detailsOf = (details) => Object.fromEntries((Array.isArray(details) ? details : []).flatMap((detail) => (0,json/* isRecord */.u4)(detail) && anyText(detail.key) !== '' && detail.key !== '__proto__'
    ? [[anyText(detail.key), anyText(detail.value)]]
    : []));
const harmlessRecord = (body) => {
    try {
        const copy = (0,json/* harmless */.Is)(body);
        return (0,json/* isRecord */.u4)(copy) ? copy : null;
    }
    catch {
        return null;
    }
};
/** Null where the answer holds no order: an error, a draft, a page of HTML. */
const decodeOrder = (httpStatus, body) => {
    const raw = harmlessRecord(body);
    const orderId = anyNumber(raw?.order_id);
    if (raw === null || orderId <= 0) {
        return null;
    }
    const payment = (0,json/* isRecord */.u4)(raw.payment_result) ? raw.payment_result : {};
    const details = detailsOf(payment.payment_details);
    return {
        httpStatus,
        orderId,
        customerId: anyNumber(raw.customer_id),
        orderStatus: anyText(raw.status),
        payment: {
            // WooCommerce keeps a gateway's message among its details.
            message: anyText(raw.message) || (details.errorMessage ?? ''),
            paymentStatus: anyText(payment.payment_status) || 'not set',
            redirectUrl: anyText(payment.redirect_url),
            paymentDetails: details,
        },
        raw,
    };
};

;// ./src/api/checkout/attempt-outcome.ts



const LOST = { kind: 'unreachable', reason: 'lost' };
const RETRY_AFTER = 1000;
const attempt_outcome_anyNumber = (0,json/* decodeOr */.UM)((0,json/* number */.ai)(0), 0);
/** An order whose answer cannot be read is there all the same. */
const finished = (answer, orderId) => {
    const order = (0,json/* isRecord */.u4)(answer) ? decodeOrder(attempt_outcome_anyNumber(answer.status), answer.body) : null;
    return order ? { kind: 'ordered', answer: order } : { kind: 'uncertain', orderId };
};
const attemptOutcome = ({ status, body, isJson }) => {
    if (!isJson || !(0,json/* isRecord */.u4)(body)) {
        return LOST;
    }
    // The product's PHP is gone, and with it who could tell.
    if (status === 404 && body.code === 'rest_no_route') {
        return { kind: 'uncertain', orderId: null };
    }
    if (!(0,answer/* isSuccess */.oJ)(status)) {
        return LOST;
    }
    const orderId = attempt_outcome_anyNumber(body.order_id) || null;
    switch (body.status) {
        case 'unknown':
            return { kind: 'unknown' };
        case 'running':
            return { kind: 'running', retryAfter: RETRY_AFTER };
        case 'uncertain':
            return { kind: 'uncertain', orderId };
        case 'finished':
            return finished(body.answer, orderId);
        default:
            return LOST;
    }
};

;// ./src/api/checkout/order-body.ts
/** Without payment keys where nothing is to pay, without a shipping address where nothing is shipped. */
const orderBody = (request) => ({
    billing_address: request.billingAddress,
    ...(request.shippingAddress && { shipping_address: request.shippingAddress }),
    customer_note: request.customerNote,
    create_account: request.createAccount,
    ...(request.customerPassword !== '' && { customer_password: request.customerPassword }),
    ...(request.payment && {
        payment_method: request.payment.method,
        payment_data: request.payment.data,
    }),
    extensions: request.extensions,
    ...(Object.keys(request.additionalFields).length > 0 && {
        additional_fields: request.additionalFields,
    }),
});

// EXTERNAL MODULE: ./src/api/decode/failure.ts
var decode_failure = __webpack_require__(28);
;// ./src/api/checkout/outcome.ts



/** Nobody can tell from here what has become of the order: the shop has to be asked. */
const outcome_LOST = { kind: 'unreachable', reason: 'lost' };
/** Milliseconds to wait where an answer does not say how long, and at most. */
const WAIT = 1000;
const LONGEST_WAIT = 30000;
const outcome_anyNumber = (0,json/* decodeOr */.UM)((0,json/* number */.ai)(0), 0);
const outcome_idOf = (data) => ((0,json/* isRecord */.u4)(data) ? outcome_anyNumber(data.order_id) : 0) || null;
/** Retry-After in seconds, as the product's own PHP sends it. */
const outcome_waitOf = (headers) => {
    const seconds = outcome_anyNumber(headers['retry-after']);
    return seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT) : WAIT;
};
/** An order in an answer counts whatever its status; a server's error without one settles nothing. */
const outcomeOf = ({ status, body, headers, isJson }) => {
    const answer = isJson ? decodeOrder(status, body) : null;
    if (answer) {
        return { kind: 'ordered', answer };
    }
    if (!isJson || status < 400 || status >= 500) {
        return outcome_LOST;
    }
    const failure = (0,decode_failure/* decodeFailure */.l)(status, body);
    if (failure.kind !== 'api') {
        return outcome_LOST;
    }
    switch (failure.code) {
        case 'storefront_islands_request_running':
            return { kind: 'running', retryAfter: outcome_waitOf(headers) };
        case 'storefront_islands_outcome_uncertain':
            return { kind: 'uncertain', orderId: outcome_idOf(failure.data) };
        case 'storefront_islands_total_changed':
            return { kind: 'total-changed', cart: failure.cart, message: failure.message };
        default:
            return { kind: 'refused', failure };
    }
};

;// ./src/api/checkout/checkout-port.ts
/** The CheckoutPort (port.ts) over api-fetch, and plain fetch for the question. */








/** Milliseconds. Gateways give up after some 70 seconds; by then the shop can be asked what it knows. */
const PLACE_TIMEOUT = 60000;
const ASK_TIMEOUT = 15000;
const checkout_port_LOST = { kind: 'unreachable', reason: 'lost' };
const createCheckoutPort = ({ apiFetch, root, environment = (0,api_environment/* browserEnvironment */.u)(), fetch = (input, init) => window.fetch(input, init), }) => {
    /** Ends after so many milliseconds, whatever the request does. Never rejects. */
    const settle = async (timeout, request) => {
        if (!environment.isOnline()) {
            return { kind: 'unreachable', reason: 'offline' };
        }
        const aborter = new AbortController();
        const timedOut = new Promise((resolve) => {
            aborter.signal.addEventListener('abort', () => resolve({ kind: 'unreachable', reason: 'timeout' }));
        });
        const cancelTimeout = environment.after(timeout, () => aborter.abort());
        const answered = request(aborter.signal).catch(() => environment.isOnline() ? checkout_port_LOST : { kind: 'unreachable', reason: 'offline' });
        const outcome = await Promise.race([answered, timedOut]);
        cancelTimeout();
        return outcome;
    };
    return {
        place: (request, key) => settle(PLACE_TIMEOUT, async (signal) => {
            const response = await (0,api_fetch/* fetchResponse */._)(apiFetch, {
                path: `${api_request/* STORE_ROOT */.$C}checkout`,
                method: 'POST',
                data: orderBody(request),
                headers: {
                    'Idempotency-Key': key,
                    'Storefront-Islands-Total': request.expectedTotal,
                },
                cache: 'no-store',
                signal,
            });
            return (0,api_fetch/* isResponse */.S)(response) ? outcomeOf(await (0,answer/* readAnswer */.JN)(response)) : checkout_port_LOST;
        }),
        ask: (key) => settle(ASK_TIMEOUT, async (signal) => attemptOutcome(
        // Not api-fetch: a guest's stale X-WP-Nonce would have WordPress answer 403.
        await (0,answer/* readAnswer */.JN)(await fetch((0,kept_attempt/* attemptAddress */.GJ)(root, key), { cache: 'no-store', signal })))),
    };
};

;// ./src/stores/checkout/placing.ts






/** The runner over the page's stores. */
const createPlacing = ({ settings, methods, fields, ...dependencies }) => {
    const { registry } = dependencies;
    return createRunner({
        ...dependencies,
        board: createNoticeBoard(registry),
        settle: () => (0,settle/* settle */.G)(registry, () => fields.settle()),
        refuse: (failure) => refuseFields(registry, fields.askedIds(), failure),
        buildOrder: (shownTotal) => buildOrder({ registry, settings, methods }, shownTotal),
    });
};


/***/ }

}]);